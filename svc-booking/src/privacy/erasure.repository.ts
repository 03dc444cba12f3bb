import { Injectable } from '@nestjs/common';
import {
  type Booking,
  ERASED_CUSTOMER,
  invoiceKeptUntil,
  type KeptInvoice,
  type Money,
} from '@safari/contracts';
import { Database, rowsOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { OWED } from '../bookings/booking-progress.view.js';
import type { CreditNoteFacts } from '../invoices/credit-note.facts.js';
import type { InvoiceFacts } from '../invoices/invoice.facts.js';
import { NOBODY } from '../tombstones/tombstone.repository.js';

/** What decides about a booking in an erasure. */
export type OwnedBooking = Pick<Booking, 'id' | 'reference' | 'itemName' | 'status'> & {
  refundOwed: boolean;
};

/** Whether a refund, an overpayment or a late payment is owed to the customer; an unknown amount counts as owed. */
const REFUND_OWED = `(coalesce(${OWED} > 0, true)
  or exists (select from cancellation where booking_id = booking.id and refund_state = 'owed'))`;
const COLUMNS = `id, reference, item_name as "itemName", status, ${REFUND_OWED} as "refundOwed"`;

/** Tables of what was written about a booking: nothing of it stays. */
const WRITTEN = ['booking_message', 'message_mark', 'trip_update', 'customer_review'];
/** Further tables with rows of a booking that is deleted. */
const HANGING = ['booking_history', 'trip', 'cancellation', 'change_offer'];

@Injectable()
export class ErasureRepository {
  constructor(private readonly database: Database) {}

  owned(customerId: string): Promise<OwnedBooking[]> {
    return this.database.rows<OwnedBooking>(
      'bookings-to-erase',
      `select ${COLUMNS} from booking where customer_id = $1 order by id`,
      [customerId],
    );
  }

  async lockOwned(tx: EntityManager, customerId: string): Promise<OwnedBooking[]> {
    const locked = await rowsOf<{ id: string }>(
      tx,
      'select id from booking where customer_id = $1 order by id for update',
      [customerId],
    );
    return this.read(tx, locked);
  }

  /** Those that still name their customer that many years after their last day, whatever their status. */
  async lockOlderThan(tx: EntityManager, years: number, most: number): Promise<OwnedBooking[]> {
    const locked = await rowsOf<{ id: string }>(
      tx,
      `select id from booking
       where customer_id <> $1 and not ${REFUND_OWED}
         and preferred_date + duration_days < current_date - make_interval(years => $2)
       order by preferred_date + duration_days, id limit $3 for update skip locked`,
      [NOBODY, years, most],
    );
    const bookings = await this.read(tx, locked);
    return bookings.filter(({ refundOwed }) => !refundOwed);
  }

  /** A separate statement, with a newer snapshot: the locking one does not see what was committed while it waited. */
  private read(tx: EntityManager, locked: readonly { id: string }[]): Promise<OwnedBooking[]> {
    return rowsOf<OwnedBooking>(tx, `select ${COLUMNS} from booking where id = any($1::uuid[]) order by id`, [
      locked.map(({ id }) => id),
    ]);
  }

  async keptInvoices(customerId: string): Promise<KeptInvoice[]> {
    const rows = await this.database.rows<{ facts: InvoiceFacts }>(
      'invoices-to-keep',
      `select facts from invoice join booking on booking.id = booking_id where customer_id = $1 order by number`,
      [customerId],
    );
    const notes = await this.database.rows<{ facts: CreditNoteFacts }>(
      'credit-notes-to-keep',
      `select facts from credit_note join booking on booking.id = booking_id where customer_id = $1
       order by number`,
      [customerId],
    );
    return [
      ...rows.map(({ facts }) => toKept('invoice', facts, facts.totalPrice)),
      ...notes.map(({ facts }) => toKept('credit note', facts, facts.amount)),
    ];
  }

  /** The ids of the deliveries of their invoices, under which the letters are stored. */
  async deliveryIds(tx: EntityManager, bookingIds: readonly string[]): Promise<string[]> {
    const rows = await rowsOf<{ id: string }>(
      tx,
      `select invoice_delivery.id::text from invoice_delivery join invoice on invoice.id = invoice_id
       where booking_id = any($1::uuid[])`,
      [bookingIds],
    );
    return rows.map(({ id }) => id);
  }

  async deleteDeliveries(tx: EntityManager, ids: readonly string[]): Promise<void> {
    await tx.query('delete from invoice_delivery where id = any($1::int[])', [ids]);
  }

  /** Deletes bookings: only their tombstones remain. */
  async withdraw(tx: EntityManager, bookingIds: readonly string[]): Promise<void> {
    for (const table of [...WRITTEN, ...HANGING]) await deleteOf(tx, table, bookingIds);
    await tx.query('delete from booking where id = any($1::uuid[])', [bookingIds]);
  }

  /** Keeps what was sold, when and for how much, without the customer; a history keeps what was done, without names. */
  async empty(tx: EntityManager, bookingIds: readonly string[]): Promise<void> {
    for (const table of WRITTEN) await deleteOf(tx, table, bookingIds);
    await tx.query(
      `update booking_history set who = 'customer', name = null where booking_id = any($1::uuid[]) and who like 'customer:%'`,
      [bookingIds],
    );
    await tx.query(
      `update booking_history set detail = case
         when action = 'details' then '{}'
         when action = 'trip update' then detail - 'title' - 'before' - 'after'
         else detail - 'emails' - 'title' - 'reason' - 'reference' - 'words' end
       where booking_id = any($1::uuid[])`,
      [bookingIds],
    );
    await tx.query(`update change_offer set reason = '', words = '' where booking_id = any($1::uuid[])`, [
      bookingIds,
    ]);
    await tx.query(
      `update payment set reference = '', reason = ''
       where booking_id = any($1::uuid[]) and (reference <> '' or reason <> '')`,
      [bookingIds],
    );
    await tx.query(
      `update trip set reopened_reason = '' where booking_id = any($1::uuid[]) and reopened_reason <> ''`,
      [bookingIds],
    );
    await tx.query(
      `update cancellation set reason = '', refund_reference = case when refund_reference is not null then '' end
       where booking_id = any($1::uuid[])`,
      [bookingIds],
    );
    await tx.query(
      `update booking set customer_id = $2, customer_name = $3, customer_email = '', customer_phone = '',
         special_requests = '', version = version + 1
       where id = any($1::uuid[])`,
      [bookingIds, NOBODY, ERASED_CUSTOMER],
    );
  }
}

const toKept = (
  is: KeptInvoice['is'],
  { number, trip, issuedOn }: Pick<InvoiceFacts, 'number' | 'trip' | 'issuedOn'>,
  amount: Money,
): KeptInvoice => ({
  is,
  number,
  bookingReference: trip.reference,
  amount,
  keptUntil: invoiceKeptUntil(issuedOn),
});

async function deleteOf(tx: EntityManager, table: string, bookingIds: readonly string[]): Promise<void> {
  await tx.query(`delete from ${table} where booking_id = any($1::uuid[])`, [bookingIds]);
}
