import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';
import { StaffSignInRepository } from './staff-sign-in.repository.js';
import { StaffThrottleService } from './staff-throttle.service.js';

@Module({
  imports: [AuditModule],
  controllers: [StaffController],
  providers: [StaffSignInRepository, StaffThrottleService, StaffService],
})
export class StaffModule {}
