import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import { Database, DomainError } from '@safari/service-kit';
import { AuthConfig } from '../config.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { FREE_FAILURES, secondsToWait, WINDOW_S } from './throttle.rules.js';

const AT_ONCE = 2;

/**
 * The shared staff password. Failures count per address, so that guessing from elsewhere never locks the office out;
 * at most two hashes are computed at once, so that it cannot be used to exhaust the machine either.
 */
@Injectable()
export class StaffService {
  private readonly waiting: (() => void)[] = [];
  private computing = 0;

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly sessions: SessionService,
  ) {}

  /** @param client the address that the request came from */
  async signIn(password: string, client: string, former: SessionId | undefined): Promise<SessionId> {
    await this.throttle(client);
    if (!(await this.matches(password))) {
      await this.database.manager.query('insert into failed_sign_in (client) values ($1)', [client]);
      throw new DomainError('unauthenticated', 'Invalid password. Please try again.');
    }
    await this.database.manager.query(
      `delete from failed_sign_in where client = $1 or at < now() - make_interval(secs => $2)`,
      [client, WINDOW_S],
    );
    return this.sessions.openForStaff(former);
  }

  private async throttle(client: string): Promise<void> {
    const failures = await this.database.rows<{ at: Date }>(
      'recent-failures',
      `select at from failed_sign_in where client = $1 and at > now() - make_interval(secs => $2)
       order by at desc limit $3`,
      [client, WINDOW_S, FREE_FAILURES],
    );
    const wait = secondsToWait(
      failures.map(({ at }) => at.getTime()),
      Date.now(),
    );
    if (wait === 0) return;
    throw new DomainError('too_many', `Too many wrong passwords from here. Try again in ${wait} seconds.`, {
      extensions: { retryAfter: wait },
    });
  }

  private async matches(password: string): Promise<boolean> {
    while (this.computing >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.computing += 1;
    try {
      return await verify(this.config.STAFF_PASSWORD_HASH, password);
    } finally {
      this.computing -= 1;
      this.waiting.shift()?.();
    }
  }
}
