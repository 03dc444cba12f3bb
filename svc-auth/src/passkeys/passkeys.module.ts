import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChallengeCookie } from './challenge-cookie.js';
import { PasskeyController } from './passkey.controller.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyService } from './passkey.service.js';
import { RelyingParty } from './relying-party.js';

@Module({
  imports: [AuditModule],
  controllers: [PasskeyController],
  providers: [ChallengeCookie, PasskeyRepository, RelyingParty, PasskeyService],
  exports: [ChallengeCookie, PasskeyService],
})
export class PasskeysModule {}
