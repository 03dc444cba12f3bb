import { Global, Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from '../audit/audit.module.js';
import { DraftKeyService } from '../draft-keys/draft-key.service.js';
import { UsersModule } from '../users/users.module.js';
import { OpenSessionController } from './open-session.controller.js';
import { OpenSessionService } from './open-session.service.js';
import { SessionController } from './session.controller.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';
import { CustomerSessionStrategy, StaffSessionStrategy } from './session.strategy.js';
import { SessionCookies } from './session-cookies.js';
import { SessionUseService } from './session-use.service.js';

@Global()
@Module({
  imports: [AuditModule, PassportModule, UsersModule],
  controllers: [SessionController, OpenSessionController],
  providers: [
    SessionRepository,
    SessionService,
    OpenSessionService,
    SessionCookies,
    SessionUseService,
    DraftKeyService,
    CustomerSessionStrategy,
    StaffSessionStrategy,
  ],
  exports: [SessionRepository, SessionService, SessionCookies, DraftKeyService],
})
export class SessionsModule {}
