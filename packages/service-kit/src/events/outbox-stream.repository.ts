import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { rowOf } from '../database/rows.js';
import { statement } from '../database/statement.js';

/** What the database knows of the broker's stream, and how far it has come itself. */
export interface OutboxStream {
  incarnation: string;
  /** Grows whenever something was published or committed. */
  position: number;
  /**
   * The position at which everything was last published again; in message ids, so that the broker takes them as new.
   */
  epoch: number;
  /** The highest number under which this incarnation acknowledged an event; 0 where it has acknowledged none. */
  acknowledged: number;
}

/** The one row of `outbox_stream`. */
@Injectable()
export class OutboxStreamRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<OutboxStream | undefined> {
    const [row] = await this.database.rows<OutboxStream>('outbox-stream', SELECT);
    return row;
  }

  /** Locks the row, so that nobody publishes everything again meanwhile; its holder may {@link acknowledge}. */
  async share(tx: EntityManager): Promise<OutboxStream | undefined> {
    const [row] = await statement<OutboxStream>(tx, 'outbox-stream-share', `${SELECT} for key share`);
    return row;
  }

  lock(tx: EntityManager): Promise<OutboxStream | undefined> {
    return rowOf(tx, `${SELECT} for update`);
  }

  async upsert(
    tx: EntityManager,
    { incarnation, position, epoch }: Omit<OutboxStream, 'acknowledged'>,
  ): Promise<void> {
    await tx.query(
      `insert into outbox_stream (incarnation, position, epoch) values ($1, $2, $3)
       on conflict (singleton) do update
       set incarnation = excluded.incarnation, position = excluded.position, epoch = excluded.epoch`,
      [incarnation, position, epoch],
    );
  }

  async acknowledge(tx: EntityManager, number: number): Promise<void> {
    await statement(
      tx,
      'outbox-stream-acknowledge',
      `update outbox_stream set acknowledged = greatest($1::bigint, ${ACKNOWLEDGED}), acknowledged_by = incarnation`,
      [number],
    );
  }

  /** @returns the new position */
  async advance(tx: EntityManager): Promise<number> {
    const row = await rowOf<{ position: number }>(
      tx,
      'update outbox_stream set position = position + 1 returning position::int',
    );
    return row?.position ?? 0;
  }
}

/** The acknowledgements of another incarnation do not count for this one. */
const ACKNOWLEDGED = 'case when acknowledged_by = incarnation then acknowledged else 0 end';
const SELECT = `select incarnation, position::int, epoch::int, (${ACKNOWLEDGED})::int as acknowledged from outbox_stream`;
