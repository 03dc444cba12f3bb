import { Module } from '@nestjs/common';
import { TermsController } from './terms.controller.js';
import { TermsRepository } from './terms.repository.js';
import { TermsService } from './terms.service.js';

@Module({
  controllers: [TermsController],
  providers: [TermsRepository, TermsService],
})
export class TermsModule {}
