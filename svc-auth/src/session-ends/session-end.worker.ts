import { Injectable } from '@nestjs/common';
import { Database, LoopWorker, Outbox } from '@safari/service-kit';
import { AuditService } from '../audit/audit.service.js';
import { staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import { SessionRepository } from '../sessions/session.repository.js';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Ends sessions that were not used for their limit, or have lasted as long as they may; publishes and audits it. */
@Injectable()
export class SessionEndWorker extends LoopWorker {
  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
  ) {
    super('SessionEnds', EVERY_MS, 'dead sessions stay for another minute');
  }

  protected override async work(): Promise<boolean> {
    return (await this.endAll()) === AT_ONCE;
  }

  /** @returns how many ended */
  async endAll(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ended = await this.sessions.deleteEnded(tx, this.config.idleSeconds, AT_ONCE);
      for (const { hash, kind, staffMemberId, expired } of ended) {
        await this.outbox.add(tx, 'auth.session.ended.v1', { sessionHash: hash });
        if (kind === 'staff') {
          const action = expired ? 'staff-session-expired' : 'staff-session-idle';
          await this.audit.add(tx, action, '', staffIdOf({ hash, staffMemberId }));
        }
      }
      return ended.length;
    });
  }
}
