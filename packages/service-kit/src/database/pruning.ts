import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Database } from './database.js';
import { Loop } from './loop.js';
import { RETENTION_DAYS } from './retention.js';

const HOUR_MS = 3_600_000;

/** What is pruned after which days (`$1`); a letter whose outcome is still to be told stays. */
const PRUNED: readonly (readonly [statement: string, days: number])[] = [
  [`delete from outbox where published_at < ${ago()}`, RETENTION_DAYS.events],
  [`delete from inbox where handled_at < ${ago()}`, RETENTION_DAYS.inbox],
  [`delete from idempotency_key where created_at < ${ago()}`, RETENTION_DAYS.idempotencyKeys],
  [
    `update outgoing_mail set attachments = '[]'
     where state = 'sent' and not outcome_due and sent_at < ${ago()} and attachments <> '[]'`,
    RETENTION_DAYS.attachments,
  ],
  [
    `delete from outgoing_mail where state = 'sent' and not outcome_due and sent_at < ${ago()}`,
    RETENTION_DAYS.letters,
  ],
  [
    `delete from outgoing_mail where state = 'failed' and not outcome_due and next_attempt_at < ${ago()}`,
    RETENTION_DAYS.failedLetters,
  ],
  [`delete from dead_letter where dismissed_at < ${ago()}`, RETENTION_DAYS.dismissedDeadLetters],
];

function ago(): string {
  return 'now() - make_interval(days => $1)';
}

/** Forgets every hour what has stood longer than {@link RETENTION_DAYS} says. */
@Injectable()
export class Pruning implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Pruning');
  private readonly loop = new Loop(
    () => this.prune(),
    HOUR_MS,
    (error) => this.log.warn({ msg: 'old rows stay for another hour', err: error }),
  );

  constructor(private readonly database: Database) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private async prune(): Promise<boolean> {
    for (const [statement, days] of PRUNED) await this.database.manager.query(statement, [days]);
    return false;
  }
}
