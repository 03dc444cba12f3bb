import { type DynamicModule, Module } from '@nestjs/common';
import { ServiceModule, type ServiceOptions } from '@safari/service-kit';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuthConfig } from './config.js';
import { DevelopmentModule } from './development/development.module.js';
import { GoogleModule } from './google/google.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { MembersModule } from './members/members.module.js';
import { Auth1760000000001 } from './migrations/1760000000001-auth.js';
import { ProviderAccounts1760000000004 } from './migrations/1760000000004-provider-accounts.js';
import { StaffSignIns1760000000017 } from './migrations/1760000000017-staff-sign-ins.js';
import { Audit1760000000018 } from './migrations/1760000000018-audit.js';
import { Erasures1760000000023 } from './migrations/1760000000023-erasures.js';
import { SessionUse1760000000030 } from './migrations/1760000000030-session-use.js';
import { CustomerAudit1760000000034 } from './migrations/1760000000034-customer-audit.js';
import { StaffMembers1760000000041 } from './migrations/1760000000041-staff-members.js';
import { SeveralPasskeys1760000000042 } from './migrations/1760000000042-several-passkeys.js';
import { StaffAccounts1760000000043 } from './migrations/1760000000043-staff-accounts.js';
import { MemberVersions1760000000044 } from './migrations/1760000000044-member-versions.js';
import { FormerSignIns1760000000045 } from './migrations/1760000000045-former-sign-ins.js';
import { PasskeyEntity } from './passkeys/passkey.entity.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { PRUNED } from './privacy/retention.js';
import { SessionEndsModule } from './session-ends/session-ends.module.js';
import { SessionEntity } from './sessions/session.entity.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { StaffModule } from './staff/staff.module.js';
import { StaffMemberEntity } from './staff-members/staff-member.entity.js';
import { StaffMembersModule } from './staff-members/staff-members.module.js';
import { ProviderAccountEntity } from './users/provider-account.entity.js';
import { UserEntity } from './users/user.entity.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AppModule {
  static forRoot(config: AuthConfig, options: Pick<ServiceOptions, 'databaseTimeouts'> = {}): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        ServiceModule.forRoot({
          name: 'svc-auth',
          about: 'Signing in and out',
          config,
          pruned: PRUNED,
          entities: [UserEntity, ProviderAccountEntity, SessionEntity, StaffMemberEntity, PasskeyEntity],
          migrations: [
            Auth1760000000001,
            ProviderAccounts1760000000004,
            StaffSignIns1760000000017,
            Audit1760000000018,
            Erasures1760000000023,
            SessionUse1760000000030,
            CustomerAudit1760000000034,
            StaffMembers1760000000041,
            SeveralPasskeys1760000000042,
            StaffAccounts1760000000043,
            MemberVersions1760000000044,
            FormerSignIns1760000000045,
          ],
          ...options,
        }),
        UsersModule,
        SessionsModule,
        SessionEndsModule,
        IdentityModule,
        GoogleModule,
        DevelopmentModule,
        StaffMembersModule,
        StaffModule,
        PasskeysModule,
        MembersModule,
        AccountsModule,
        PrivacyModule,
      ],
      providers: [{ provide: AuthConfig, useValue: config }],
      exports: [AuthConfig],
    };
  }
}
