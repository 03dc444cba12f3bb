import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';
import { AuditEntryRepository } from './audit-entry.repository.js';

@Module({ providers: [AuditEntryRepository, AuditService], exports: [AuditService] })
export class AuditModule {}
