import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountExportRepository } from './account-export.repository.js';
import { AccountExportService } from './account-export.service.js';
import { ErasureConsumer } from './erasure.consumer.js';
import { ErasureRepository } from './erasure.repository.js';
import { ErasureService } from './erasure.service.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [AuditModule, UsersModule],
  controllers: [PrivacyController],
  providers: [
    AccountExportRepository,
    AccountExportService,
    ErasureRepository,
    ErasureService,
    ErasureConsumer,
  ],
})
export class PrivacyModule {}
