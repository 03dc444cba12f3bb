import { Module } from '@nestjs/common';
import { PackageController } from './package.controller.js';
import { PackageReader } from './package.reader.js';
import { PackageService } from './package.service.js';
import { PackageStore } from './package.store.js';

@Module({
  controllers: [PackageController],
  providers: [PackageReader, PackageService, PackageStore],
  exports: [PackageStore],
})
export class PackagesModule {}
