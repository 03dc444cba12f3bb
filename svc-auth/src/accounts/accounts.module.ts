import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MembersModule } from '../members/members.module.js';
import { OpenIdModule } from '../openid/openid.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AccountAttempts } from './account-attempts.js';
import { AccountWayController } from './account-way.controller.js';

@Module({
  imports: [AuditModule, MembersModule, OpenIdModule, PasskeysModule],
  controllers: [AccountController, AccountWayController],
  providers: [AccountService, AccountAttempts],
})
export class AccountsModule {}
