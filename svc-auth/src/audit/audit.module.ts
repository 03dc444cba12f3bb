import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { AuditEntryRepository } from './audit-entry.repository.js';
import { AuditSubjectRepository } from './audit-subject.repository.js';
import { CustomerAuditService } from './customer-audit.service.js';

@Module({
  providers: [AuditEntryRepository, AuditSubjectRepository, AuditService, CustomerAuditService],
  exports: [AuditService, CustomerAuditService],
})
export class AuditModule {}
