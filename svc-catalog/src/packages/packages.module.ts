import { Module } from '@nestjs/common';
import { AttractionsModule } from '../attractions/attractions.module.js';
import { GuidesModule } from '../guides/guides.module.js';
import { PackageChanges } from './package.changes.js';
import { PackageController } from './package.controller.js';
import { PackageRepository } from './package.repository.js';
import { PackageService } from './package.service.js';

@Module({
  imports: [AttractionsModule, GuidesModule],
  controllers: [PackageController],
  providers: [PackageRepository, PackageChanges, PackageService],
  exports: [PackageRepository, PackageChanges],
})
export class PackagesModule {}
