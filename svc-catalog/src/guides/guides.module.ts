import { Module } from '@nestjs/common';
import { GuideController } from './guide.controller.js';
import { GuideRepository } from './guide.repository.js';
import { GuideService } from './guide.service.js';

@Module({
  controllers: [GuideController],
  providers: [GuideRepository, GuideService],
  exports: [GuideRepository],
})
export class GuidesModule {}
