import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { statement } from '../database/statement.js';

/** What the database knows of the broker's stream, and how far it has come itself. */
export interface OutboxStream {
  incarnation: string;
  /** Grows whenever something was published or committed. */
  position: number;
  /** The position at which everything was last published again, for message ids that the broker has not met. */
  epoch: number;
}

/** The one row of `outbox_stream`. */
@Injectable()
export class OutboxStreamRepository {
  /** Nobody publishes everything again while it is shared. */
  async share(tx: EntityManager): Promise<OutboxStream | undefined> {
    return one(await statement(tx, 'outbox-stream-share', `${SELECT} for share`));
  }

  async lock(tx: EntityManager): Promise<OutboxStream | undefined> {
    return one(await tx.query(`${SELECT} for update`));
  }

  async upsert(tx: EntityManager, { incarnation, position, epoch }: OutboxStream): Promise<void> {
    await tx.query(
      `insert into outbox_stream (incarnation, position, epoch) values ($1, $2, $3)
       on conflict (singleton) do update
       set incarnation = excluded.incarnation, position = excluded.position, epoch = excluded.epoch`,
      [incarnation, position, epoch],
    );
  }

  /** @returns the new position */
  async advance(tx: EntityManager): Promise<number> {
    const [rows] = (await tx.query(
      'update outbox_stream set position = position + 1 returning position::int',
    )) as [{ position: number }[], number];
    return rows[0]?.position ?? 0;
  }
}

const SELECT = 'select incarnation, position::int, epoch::int from outbox_stream';

const one = (rows: unknown): OutboxStream | undefined => (rows as OutboxStream[])[0];
