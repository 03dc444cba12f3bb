import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database, Loop, Outbox } from '@safari/service-kit';
import { AuditService } from '../audit/audit.service.js';
import { staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import { SessionRepository } from '../sessions/session.repository.js';

const EVERY_MS = 60_000;
const AT_ONCE = 200;

/** Ends what nobody used for its limit, or what has lasted as long as it may: told to the world, and audited. */
@Injectable()
export class SessionEndWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('SessionEnds');
  private readonly loop = new Loop(
    async () => (await this.endAll()) === AT_ONCE,
    EVERY_MS,
    (error) => this.log.warn({ msg: 'dead sessions stay for another minute', err: error }),
  );

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
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
