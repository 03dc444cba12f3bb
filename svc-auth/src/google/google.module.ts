import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from '../audit/audit.module.js';
import { AttemptCookie } from './attempt-cookie.js';
import { GoogleController } from './google.controller.js';
import { GoogleService } from './google.service.js';
import { GoogleStrategy } from './google.strategy.js';

@Module({
  imports: [AuditModule, PassportModule],
  controllers: [GoogleController],
  providers: [GoogleService, GoogleStrategy, AttemptCookie],
})
export class GoogleModule {}
