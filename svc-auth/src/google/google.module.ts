import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from '../audit/audit.module.js';
import { OpenIdModule } from '../openid/openid.module.js';
import { CustomerAttempts } from './customer-attempts.js';
import { GoogleController } from './google.controller.js';
import { GoogleStrategy } from './google.strategy.js';

@Module({
  imports: [AuditModule, OpenIdModule, PassportModule],
  controllers: [GoogleController],
  providers: [GoogleStrategy, CustomerAttempts],
})
export class GoogleModule {}
