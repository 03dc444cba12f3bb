import { Module } from '@nestjs/common';
import { PackagesModule } from '../packages/packages.module.js';
import { AttractionController } from './attraction.controller.js';
import { AttractionReader } from './attraction.reader.js';
import { AttractionService } from './attraction.service.js';
import { AttractionStore } from './attraction.store.js';

@Module({
  imports: [PackagesModule],
  controllers: [AttractionController],
  providers: [AttractionReader, AttractionService, AttractionStore],
  exports: [AttractionStore],
})
export class AttractionsModule {}
