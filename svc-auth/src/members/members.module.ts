import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationRepository } from './invitation.repository.js';
import { InvitationService } from './invitation.service.js';
import { MemberController } from './member.controller.js';
import { MemberService } from './member.service.js';
import { MemberPasskeyController } from './member-passkey.controller.js';

@Module({
  imports: [AuditModule, PasskeysModule],
  controllers: [MemberController, MemberPasskeyController, InvitationController],
  providers: [InvitationRepository, InvitationService, MemberService],
  exports: [InvitationService],
})
export class MembersModule {}
