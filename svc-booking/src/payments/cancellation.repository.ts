import { Injectable } from '@nestjs/common';
import type { Cancellation, PlainDate, RecordRefund, Settlement } from '@safari/contracts';
import { oneRowOf, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CANCELLATION_COLUMNS } from './cancellation.view.js';

@Injectable()
export class CancellationRepository {
  find(tx: EntityManager, bookingId: string): Promise<Cancellation | undefined> {
    return rowOf<Cancellation>(tx, `select ${CANCELLATION_COLUMNS} from cancellation where booking_id = $1`, [
      bookingId,
    ]);
  }

  insert(tx: EntityManager, cancellation: Omit<Cancellation, 'cancelledAt'>): Promise<Cancellation> {
    const { bookingId, by, reason, termsVersion, daysBefore, keptPercent } = cancellation;
    const { paid, kept, refund, refundState } = cancellation;
    return oneRowOf<Cancellation>(
      tx,
      `insert into cancellation (booking_id, cancelled_by, reason, cancelled_at, terms_version, days_before,
         kept_percent, paid, kept, refund, refund_state)
       values ($1, $2, $3, now(), $4, $5, $6, $7, $8, $9, $10) returning ${CANCELLATION_COLUMNS}`,
      [bookingId, by, reason, termsVersion, daysBefore, keptPercent, paid, kept, refund, refundState],
    );
  }

  /** For demonstration data, which lies in the past. */
  async updateCancelledAt(tx: EntityManager, bookingId: string, at: Date): Promise<void> {
    await tx.query('update cancellation set cancelled_at = $2 where booking_id = $1', [bookingId, at]);
  }

  /** Updates what is kept and refunded, of a refund that has not been paid. */
  async updateSettlement(
    tx: EntityManager,
    bookingId: string,
    { paid, kept, refund }: Settlement,
  ): Promise<void> {
    await tx.query(
      `update cancellation set paid = $2, kept = $3, refund = $4,
         refund_state = case when $4::numeric = 0 then 'none' else 'owed' end
       where booking_id = $1 and refund_state <> 'paid'`,
      [bookingId, paid, kept, refund],
    );
  }

  /** Settles a refund that is owed. @returns undefined where none is */
  updateRefunded(
    tx: EntityManager,
    bookingId: string,
    { refundedOn, reference }: RecordRefund,
  ): Promise<Cancellation | undefined> {
    return rowOf<Cancellation>(
      tx,
      `update cancellation set refund_state = 'paid', refunded_on = $2, refund_reference = $3
       where booking_id = $1 and refund_state = 'owed' returning ${CANCELLATION_COLUMNS}`,
      [bookingId, refundedOn, reference],
    );
  }

  /** Marks a refund as owed again. @returns how it was recorded; undefined where the recorded one is another */
  async updateOwedAgain(
    tx: EntityManager,
    bookingId: string,
    reference: string,
  ): Promise<{ cancellation: Cancellation; refundedOn: PlainDate } | undefined> {
    const row = await rowOf<Cancellation & { day: PlainDate }>(
      tx,
      `update cancellation set refund_state = 'owed', refunded_on = null, refund_reference = null
       from (select refunded_on::text as day from cancellation where booking_id = $1) as former
       where booking_id = $1 and refund_state = 'paid' and refund_reference = $2
       returning ${CANCELLATION_COLUMNS}, day`,
      [bookingId, reference],
    );
    if (!row) return undefined;
    const { day: refundedOn, ...cancellation } = row;
    return { cancellation, refundedOn };
  }
}
