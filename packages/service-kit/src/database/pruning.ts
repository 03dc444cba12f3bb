import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from './database.js';
import { Loop } from './loop.js';
import { ago, type Pruned, RETENTION_DAYS } from './retention.js';

const HOUR_MS = 3_600_000;

/** What is pruned in every schema; a letter whose outcome is still to be told stays. */
const IN_EVERY_SCHEMA: readonly Pruned[] = [
  { statement: `delete from outbox where published_at < ${ago()}`, days: RETENTION_DAYS.events },
  { statement: `delete from inbox where handled_at < ${ago()}`, days: RETENTION_DAYS.inbox },
  {
    statement: `delete from idempotency_key where created_at < ${ago()}`,
    days: RETENTION_DAYS.idempotencyKeys,
  },
  {
    statement: `update outgoing_mail set attachments = '[]'
     where state = 'sent' and not outcome_due and sent_at < ${ago()} and attachments <> '[]'`,
    days: RETENTION_DAYS.attachments,
  },
  {
    statement: `delete from outgoing_mail where state = 'sent' and not outcome_due and sent_at < ${ago()}`,
    days: RETENTION_DAYS.letters,
  },
  {
    statement: `delete from outgoing_mail where state = 'failed' and not outcome_due and next_attempt_at < ${ago()}`,
    days: RETENTION_DAYS.failedLetters,
  },
  {
    statement: `delete from dead_letter where dismissed_at < ${ago()}`,
    days: RETENTION_DAYS.dismissedDeadLetters,
  },
];

/** What the service prunes besides. */
export const OWN_PRUNED = Symbol('OWN_PRUNED');

/** Forgets every hour what has stood longer than {@link RETENTION_DAYS} says. */
@Injectable()
export class Pruning implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Pruning');
  private readonly loop = new Loop(
    () => this.prune(),
    HOUR_MS,
    (error) => this.log.warn({ msg: 'old rows stay for another hour', err: error }),
  );

  constructor(
    private readonly database: Database,
    @Inject(OWN_PRUNED) private readonly own: readonly Pruned[],
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private async prune(): Promise<boolean> {
    for (const { statement, days } of [...IN_EVERY_SCHEMA, ...this.own]) {
      await this.database.manager.query(statement, [days]);
    }
    return false;
  }
}
