import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CommitSignal } from '../database/commit-signal.js';
import { Database } from '../database/database.js';
import { Loop } from '../database/loop.js';
import { Broker, RETENTION_DAYS } from './broker.js';

const BATCH = 200;
const POLL_MS = 1_000;
const HOUR_MS = 3_600_000;

interface Waiting {
  id: string;
  event_id: string;
  subject: string;
  envelope: string;
}

/**
 * Publishes what waits in the outbox, with the event's id as message id, and marks what the broker has acknowledged.
 * Rows stay for {@link RETENTION_DAYS} days: when the broker comes back without its store, all of them are published
 * again, and the consumers' inboxes drop what they have handled.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('OutboxRelay');
  private readonly loop = new Loop(
    () => this.publishWaiting(),
    POLL_MS,
    (error) => this.log.warn({ msg: 'events wait in the outbox', err: error }),
  );
  private cleanedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly broker: Broker,
    private readonly commits: CommitSignal,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(this.commits);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  private async publishWaiting(): Promise<boolean> {
    if (!(await this.broker.answers())) {
      this.broker.connect().catch(() => undefined); // it goes on trying; the next poll looks again
      return false;
    }
    await this.republishWhenStoreWasLost();
    const js = await this.broker.jetstream();
    const { taken, published } = await this.database.manager.transaction(async (tx) => {
      const waiting = (await tx.query(
        `select id, event_id, subject, envelope::text from outbox
         where published_at is null order by id limit $1 for update skip locked`,
        [BATCH],
      )) as Waiting[];
      const acknowledged = await Promise.allSettled(
        waiting.map((row) => js.publish(row.subject, row.envelope, { msgID: row.event_id })),
      );
      const done = waiting
        .filter((_, index) => acknowledged[index]?.status === 'fulfilled')
        .map((row) => row.id);
      if (done.length > 0)
        await tx.query('update outbox set published_at = now() where id = any($1::bigint[])', [done]);
      return { taken: waiting.length, published: done.length };
    });
    if (published < taken)
      this.log.warn(`${taken - published} events were not acknowledged and stay in the outbox`);
    await this.forgetOld();
    return taken === BATCH && published === taken;
  }

  private async republishWhenStoreWasLost(): Promise<void> {
    const incarnation = await this.broker.stream();
    await this.database.manager.transaction(async (tx) => {
      const [known] = (await tx.query('select incarnation from outbox_stream for update')) as {
        incarnation: string;
      }[];
      if (known?.incarnation === incarnation) return;
      await tx.query(
        `insert into outbox_stream (incarnation) values ($1)
         on conflict (singleton) do update set incarnation = excluded.incarnation`,
        [incarnation],
      );
      if (known) await tx.query('update outbox set published_at = null where published_at is not null');
    });
  }

  private async forgetOld(): Promise<void> {
    if (Date.now() - this.cleanedAt < HOUR_MS) return;
    this.cleanedAt = Date.now();
    await this.database.manager.query(
      `delete from outbox where published_at < now() - make_interval(days => $1)`,
      [RETENTION_DAYS],
    );
    // An event may come again as long as its outbox keeps it; the inbox remembers three times as long.
    await this.database.manager.query(
      `delete from inbox where handled_at < now() - make_interval(days => $1)`,
      [RETENTION_DAYS * 3],
    );
    await this.database.manager.query(
      `delete from idempotency_key where created_at < now() - interval '7 days'`,
    );
  }
}
