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
import { rowCountOf } from './rows.js';

const HOUR_MS = 3_600_000;
/** Rows per statement: each has to end within its timeout, however many rows are old. */
const BATCH = 5_000;

/** What is pruned in every schema; a letter whose sender is still to be told its outcome stays. */
const IN_EVERY_SCHEMA: readonly Pruned[] = [
  {
    statement: `delete from outbox where published_at is not null and created_at < ${ago()}`,
    days: RETENTION_DAYS.events,
  },
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

/** Removes every hour what is older than {@link RETENTION_DAYS} says. */
@Injectable()
export class Pruning implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Pruning');
  private readonly loop = new Loop(
    () => this.prune(),
    HOUR_MS,
    () => undefined,
  );
  private stopped = false;
  /** Kinds of rows that could not be removed the last time. */
  private readonly staying = new Set<string>();

  constructor(
    private readonly database: Database,
    @Inject(OWN_PRUNED) private readonly own: readonly Pruned[],
  ) {}

  /** How many kinds of rows could not be removed the last time. */
  get failed(): number {
    return this.staying.size;
  }

  /** Notes whether a kind of rows could be removed; also called by jobs that remove their own. */
  note(kind: string, became: 'gone' | 'staying'): void {
    if (became === 'staying') this.staying.add(kind);
    else this.staying.delete(kind);
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.loop.stop();
  }

  private async prune(): Promise<boolean> {
    for (const pruned of [...IN_EVERY_SCHEMA, ...this.own]) {
      try {
        await this.pruneAll(pruned);
        this.note(pruned.statement, 'gone');
      } catch (error) {
        this.note(pruned.statement, 'staying');
        this.log.warn({ msg: 'old rows stay for another hour', statement: pruned.statement, err: error });
      }
    }
    return false;
  }

  private async pruneAll({ statement, days }: Pruned): Promise<void> {
    const ofSome = inBatches(statement);
    let changed = BATCH;
    while (changed === BATCH && !this.stopped) {
      changed = await rowCountOf(this.database.manager, ofSome, [days]);
    }
  }
}

/** The same statement for at most {@link BATCH} rows, without those that are locked. */
function inBatches(statement: string): string {
  const [, change, table, condition] = PARTS.exec(statement) ?? [];
  if (!change || !table || !condition) throw new Error(`this cannot be done in batches: ${statement}`);
  return `${change} where ctid = any(array(
    select ctid from ${table} where ${condition} limit ${BATCH} for update skip locked))`;
}

/** The change, its table, and the condition on its rows. */
const PARTS = /^((?:delete from|update) (\w+)(?:\s+set .*?)?)\s+where (.*)$/s;
