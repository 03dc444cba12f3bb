import { Injectable } from '@nestjs/common';
import type { Communication, CommunicationStatus, IntegrationMethod } from '@safari/contracts';
import { Database, oneRowOf, type Page, rowCursor, rowOf, rowsOf, toPage } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingPageDto } from '../bookings/booking-page.dto.js';
import { COMMUNICATION_COLUMNS, type CommunicationRow, toCommunication } from './communication.view.js';

export type NewCommunication = Pick<
  Communication,
  | 'bookingId'
  | 'operatorId'
  | 'communicationType'
  | 'direction'
  | 'subject'
  | 'message'
  | 'status'
  | 'expectsAnswer'
>;
type Progress = Pick<Communication, 'bookingId' | 'operatorId' | 'status'>;

const ORDER = 'order by sent_at desc, id desc limit $3';

@Injectable()
export class CommunicationRepository {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async page({ bookingId, cursor, limit }: BookingPageDto): Promise<Page<Communication>> {
    const { key, id } = rowCursor(cursor);
    const rows = bookingId
      ? await this.database.rows<CommunicationRow>(
          'communications-of-booking',
          `select ${COMMUNICATION_COLUMNS} from communication
           where booking_id = $4 and (sent_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1, bookingId],
        )
      : await this.database.rows<CommunicationRow>(
          'communications',
          `select ${COMMUNICATION_COLUMNS} from communication where (sent_at, id) < ($1, $2) ${ORDER}`,
          [key, id, limit + 1],
        );
    return toPage(rows.map(toCommunication), limit, (row) => ({ key: row.sentAt, id: row.id }));
  }

  async insert(tx: EntityManager, communication: NewCommunication): Promise<Communication> {
    const { bookingId, operatorId, communicationType, direction, subject, message, status } = communication;
    const { expectsAnswer } = communication;
    const row = await oneRowOf<CommunicationRow>(
      tx,
      `insert into communication (booking_id, operator_id, communication_type, direction, subject, message, status,
         expects_answer)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${COMMUNICATION_COLUMNS}`,
      [bookingId, operatorId, communicationType, direction, subject, message, status, expectsAnswer ?? null],
    );
    return toCommunication(row);
  }

  async lock(tx: EntityManager, id: number): Promise<Communication | undefined> {
    const row = await rowOf<CommunicationRow>(
      tx,
      `select ${COMMUNICATION_COLUMNS} from communication where id = $1 for update`,
      [id],
    );
    return row && toCommunication(row);
  }

  find(tx: EntityManager, id: number): Promise<Progress | undefined> {
    return rowOf<Progress>(
      tx,
      'select booking_id as "bookingId", operator_id as "operatorId", status from communication where id = $1',
      [id],
    );
  }

  /**
   * Operators whose latest message about a booking has not reached them; messages that expect an answer are ignored.
   * @param requests whether those count, too
   */
  async operatorsNotTold(tx: EntityManager, bookingId: string, { requests = false } = {}): Promise<number[]> {
    const rows = await rowsOf<{ operatorId: number }>(
      tx,
      `select "operatorId" from (
         select distinct on (operator_id) operator_id as "operatorId", status from communication
         where booking_id = $1 and direction = 'outbound' and ($2 or not expects_answer)
         order by operator_id, id desc) as last
       where status in ('pending', 'failed')`,
      [bookingId, requests],
    );
    return rows.map(({ operatorId }) => operatorId);
  }

  async updateStatus(tx: EntityManager, id: number, status: CommunicationStatus): Promise<void> {
    await tx.query('update communication set status = $2 where id = $1', [id, status]);
  }

  /** Messages to an operator that have not reached it. */
  async idsNotTold(tx: EntityManager, operatorId: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      tx,
      `select id from communication
       where operator_id = $1 and direction = 'outbound' and status in ('pending', 'failed')`,
      [operatorId],
    );
    return rows.map(({ id }) => id);
  }

  /** Marks it as told by telephone. */
  async updateTold(tx: EntityManager, id: number): Promise<Communication> {
    const row = await oneRowOf<CommunicationRow>(
      tx,
      `update communication set status = 'sent', sent_at = now() where id = $1 returning ${COMMUNICATION_COLUMNS}`,
      [id],
    );
    return toCommunication(row);
  }

  /**
   * Records that it is sent in another way than by the operator's endpoint; what staff wrote themselves stays `manual`.
   */
  async updateMethod(tx: EntityManager, id: number, method: IntegrationMethod): Promise<void> {
    await tx.query(
      `update communication set communication_type = $2 where id = $1 and communication_type = 'api'`,
      [id, method],
    );
  }

  /** Updates the delivery status. @returns undefined where it was not `from`, e.g. because it was answered */
  updateOnItsWay(
    tx: EntityManager,
    id: number,
    from: CommunicationStatus,
    to: CommunicationStatus,
  ): Promise<Progress | undefined> {
    return rowOf<Progress>(
      tx,
      `update communication set status = $3 where id = $1 and status = $2
       returning booking_id as "bookingId", operator_id as "operatorId", status`,
      [id, from, to],
    );
  }
}
