import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ChallengeCookie } from './challenge-cookie.js';
import { ConfirmationCookie } from './confirmation-cookie.js';
import { MemberPasskeyService } from './member-passkey.service.js';
import { OwnPasskeyController } from './own-passkey.controller.js';
import { PasskeyController } from './passkey.controller.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyService } from './passkey.service.js';
import { PasskeyLetters } from './passkey-letters.js';
import { RelyingParty } from './relying-party.js';

@Module({
  imports: [AuditModule],
  controllers: [PasskeyController, OwnPasskeyController],
  providers: [
    ChallengeCookie,
    ConfirmationCookie,
    PasskeyRepository,
    RelyingParty,
    PasskeyLetters,
    PasskeyService,
    MemberPasskeyService,
  ],
  exports: [ChallengeCookie, ConfirmationCookie, PasskeyService, MemberPasskeyService, PasskeyLetters],
})
export class PasskeysModule {}
