import { Injectable } from '@nestjs/common';
import type { BookingHistoryEntry, BookingStatus, HistoryAction, HistoryFacts } from '@safari/contracts';
import {
  Database,
  oneRowOf,
  type Page,
  type PageOptions,
  rowCursor,
  rowOf,
  statement,
  toPage,
  wireMoment,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { Actor } from './booking-history.actor.js';
import { fact } from './booking-history.facts.js';

const SAID: readonly HistoryAction[] = [
  'asked',
  'answered',
  'availability request',
  'operator message',
  'message',
];

@Injectable()
export class BookingHistoryRepository {
  constructor(private readonly database: Database) {}

  /** The latest first, by when it was done: what operators said is written later. */
  async page(bookingId: string, { cursor, limit }: PageOptions): Promise<Page<BookingHistoryEntry>> {
    const { key, id } = rowCursor(cursor);
    const found = await this.database.rows<BookingHistoryEntry>(
      'booking-history',
      `select id::int, ${wireMoment('at')} as at,
         split_part(who, ':', 1) as who, name, action, detail
       from booking_history where booking_id = $1 and (booking_history.at, id) < ($2, $3)
       order by booking_history.at desc, booking_history.id desc limit $4`,
      [bookingId, key, id, limit + 1],
    );
    return toPage(found, limit, (entry) => ({ key: entry.at, id: entry.id }));
  }

  /** Whether nothing has been done to a booking since its operator was assigned; messages do not count. */
  async endsWithAssignment(tx: EntityManager, bookingId: string): Promise<boolean> {
    const latest = await rowOf<{ action: HistoryAction }>(
      tx,
      `select action from booking_history where booking_id = $1 and action <> all ($2) order by id desc limit 1`,
      [bookingId, SAID],
    );
    return latest?.action === 'operator';
  }

  /** Whether the last entry of this action was by that person. */
  async isLastBy(
    tx: EntityManager,
    bookingId: string,
    actions: readonly HistoryAction[],
    { key }: Actor,
  ): Promise<boolean> {
    const latest = await rowOf<{ who: string }>(
      tx,
      'select who from booking_history where booking_id = $1 and action = any ($2) order by id desc limit 1',
      [bookingId, actions],
    );
    return latest?.who === key;
  }

  /** Whether the last move of a booking was this one, by that person. */
  async lastMoveIs(
    tx: EntityManager,
    bookingId: string,
    { from, to }: { from: BookingStatus; to: BookingStatus },
    { key }: Actor,
  ): Promise<boolean> {
    const latest = await rowOf<{ same: boolean }>(
      tx,
      `select who = $2 and ${fact('status', 'from')} = $3 and ${fact('status', 'to')} = $4 as same from booking_history
       where booking_id = $1 and action = 'status' order by id desc limit 1`,
      [bookingId, key, from, to],
    );
    return latest?.same ?? false;
  }

  /** How many entries of this action a booking has. */
  async count(tx: EntityManager, bookingId: string, action: HistoryAction): Promise<number> {
    const { times } = await oneRowOf<{ times: number }>(
      tx,
      'select count(*)::int as times from booking_history where booking_id = $1 and action = $2',
      [bookingId, action],
    );
    return times;
  }

  /** Written in the transaction of the change, or of the event that says what was done. */
  async insert<Action extends HistoryAction>(
    tx: EntityManager,
    bookingId: string,
    { key, name }: Actor,
    action: Action,
    facts: HistoryFacts<Action>,
    at = new Date(),
  ): Promise<void> {
    await statement(
      tx,
      'history-insert',
      'insert into booking_history (booking_id, who, name, action, detail, at) values ($1, $2, $3, $4, $5, $6)',
      [bookingId, key, name, action, JSON.stringify(facts), at],
    );
  }
}
