import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SessionEndWorker } from './session-end.worker.js';

@Module({ imports: [AuditModule], providers: [SessionEndWorker] })
export class SessionEndsModule {}
