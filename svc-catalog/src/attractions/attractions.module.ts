import { Module } from '@nestjs/common';
import { GuidesModule } from '../guides/guides.module.js';
import { AttractionChanges } from './attraction.changes.js';
import { AttractionController } from './attraction.controller.js';
import { AttractionRepository } from './attraction.repository.js';
import { AttractionService } from './attraction.service.js';

@Module({
  imports: [GuidesModule],
  controllers: [AttractionController],
  providers: [AttractionRepository, AttractionChanges, AttractionService],
  exports: [AttractionRepository, AttractionChanges],
})
export class AttractionsModule {}
