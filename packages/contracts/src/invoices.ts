import type { CreditNote } from './credit-notes.js';
import type { PlainDate } from './dates.js';
import type { Money } from './money.js';

/** retrying = an attempt failed and another one follows by itself */
export const DELIVERY_STATES = ['queued', 'retrying', 'sent', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface InvoiceDelivery {
  id: number;
  email: string;
  state: DeliveryState;
  /** How often the letter was offered to the mail server. */
  attempts: number;
  /** Why the last attempt failed, for staff. */
  reason: string | null;
  sentAt: string | null;
}

/** When a trip begins, and how many travel. */
export interface InvoicedTrip {
  from: PlainDate;
  travelers: number;
}

/** Issued once, never changed; sending it again adds deliveries, correcting it adds credit notes. */
export interface Invoice {
  id: number;
  /** e.g. `2026-000042`, without gaps */
  number: string;
  bookingId: string;
  amount: Money;
  issuedAt: string;
  /** what it says of the trip; the release before lacks it */
  trip?: InvoicedTrip;
  deliveries: InvoiceDelivery[];
  /** What was taken back of it, oldest first; the release before lacks it. */
  creditNotes?: CreditNote[];
}

/** Where the booking's customer and staff find the invoice as a PDF. */
export function invoicePath(bookingId: string, number: string): string {
  return `/api/bookings/${bookingId}/invoices/${number}.pdf`;
}

export interface SendInvoice {
  bookingId: string;
  emails: string[];
  /** Only where no invoice stands yet; refused with 409 where one was issued meanwhile. */
  first?: true;
}

export const INVOICE_RECIPIENTS_MAX = 20;

/** A line of a booking's ledger, which is never changed. */
export interface Payment {
  id: number;
  bookingId: string;
  amount: Money;
  /**
   * received = money has arrived, reconciled = all of it is matched in the trust account, voided = the line that
   * `voids` names was an error: money that never came, or was not matched
   */
  state: 'received' | 'reconciled' | 'voided';
  /** ISO 8601 */
  recordedAt: string;
  /** The day on which the money arrived. */
  receivedOn: PlainDate;
  /** The bank's reference; empty where none was noted, and where a customer reads a line that was voided. */
  reference: string;
  voids: number | null;
  /** Why it was voided, for staff. */
  reason: string;
  /** Recorded after the booking was cancelled: all of it is owed to the customer. */
  late?: boolean;
}

/** The kind of a line; `unreconciled` is the counter-entry to a reconciliation. */
export type PaymentLine = Payment['state'] | 'unreconciled';

/** @param ledger all lines of the booking, in which the voided one is looked up */
export function paymentLine(
  { state, voids }: Pick<Payment, 'state' | 'voids'>,
  ledger: readonly Pick<Payment, 'id' | 'state'>[],
): PaymentLine {
  const takesBack = ledger.find(({ id }) => id === voids)?.state;
  return takesBack === 'reconciled' ? 'unreconciled' : state;
}

/** characters */
export const PAYMENT_LIMITS = { reference: 80, reason: 500 } as const;

export interface RecordPayment {
  /** What arrived: all of what is due, a part or more. */
  amount: Money;
  receivedOn: PlainDate;
  reference: string;
  /** What staff saw as due; refused with 409 `price_changed` when it is another amount by now. */
  due: Money;
  /** What staff saw as owed to the customer of a cancelled booking; without it nothing is recorded for one. */
  owed?: Money;
  /**
   * What staff saw as overpaid of a booking that is not cancelled; refused with 409 `price_changed` when it is another
   * amount by now. Without it at most what is due is recorded.
   */
  over?: Money;
}

export interface VoidPayment {
  reason: string;
}
