import { Module } from '@nestjs/common';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';
import { StaffSignInLog } from './staff-sign-in.log.js';

@Module({ controllers: [StaffController], providers: [StaffService, StaffSignInLog] })
export class StaffModule {}
