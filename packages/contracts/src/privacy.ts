import type { User } from './auth.js';
import type { HistoryAction } from './booking-history.js';
import type { BookingStatus } from './booking-statuses.js';
import type { Booking } from './bookings.js';
import type { Cancellation } from './cancellations.js';
import type { ChangeOffer } from './changes.js';
import type { PlainDate } from './dates.js';
import type { Invoice, Payment } from './invoices.js';
import type { BookingMessage } from './messages.js';
import type { Money } from './money.js';
import type { Repayment } from './repayments.js';
import type { CustomerReview } from './reviews.js';
import type { TripStatus, TripUpdate } from './trips.js';

/** Where each service exports everything that it knows of a customer; the file that they save has these parts. */
export const PRIVACY_PARTS = {
  account: '/api/auth/privacy/export',
  bookings: '/api/booking/privacy/export',
  operators: '/api/operators/privacy/export',
} as const;

/** The file that a customer saves. */
export interface PrivacyFile {
  /** ISO 8601 */
  savedAt: string;
  account: AccountExport;
  bookings: BookingExport[];
  operators: OperatorsExport[];
}

/** What svc-auth knows of a customer. */
export interface AccountExport extends User {
  /** ISO 8601 */
  createdAt: string;
  signedInAt: string;
  /** The accounts at providers that sign in as this customer. */
  signsInWith: { issuer: string; subject: string; since: string }[];
  /** Where this customer is signed in now; the secret of a session is kept nowhere. */
  sessions: { openedAt: string; endsAt: string; device: string | null }[];
  /** Sign-ins and sign-outs as the audit has them, and the network address that each came from. */
  signIns: { at: string; what: string; from: string }[];
}

/** What svc-booking knows of one booking of a customer, without what is for staff only. */
export interface BookingExport {
  booking: Booking;
  trip: TripStatus | null;
  /** those that travelers may see */
  tripUpdates: TripUpdate[];
  invoices: ExportedInvoice[];
  payments: Payment[];
  repayments?: Repayment[];
  cancellation: Cancellation | null;
  changeOffers: ChangeOffer[];
  messages: BookingMessage[];
  reviews: CustomerReview[];
  letters: ExportedLetter[];
  history: ExportedHistoryEntry[];
}

export interface ExportedInvoice extends Invoice {
  /** as it is printed */
  billTo: { name: string; email: string; phone: string };
}

/** A letter that was sent about a booking, without what was attached. */
export interface ExportedLetter {
  to: string;
  subject: string;
  text: string;
  /** ISO 8601, null while it waits */
  sentAt: string | null;
}

export interface ExportedHistoryEntry {
  /** ISO 8601 */
  at: string;
  who: 'customer' | 'staff' | 'operator' | 'system';
  action: HistoryAction;
}

/** What svc-operators told an operator about a booking of a customer. */
export interface OperatorsExport {
  bookingReference: string;
  operatorName: string;
  subject: string;
  message: string;
  /** ISO 8601 */
  sentAt: string;
}

/** What becomes of a booking when its customer erases themselves. */
export type BookingFate = 'withdrawn' | 'emptied' | 'in the way';

const FATES: Record<BookingStatus, BookingFate> = {
  pending: 'withdrawn',
  confirmed: 'in the way',
  payment_received: 'in the way',
  paid: 'in the way',
  in_progress: 'in the way',
  completed: 'emptied',
  cancelled: 'emptied',
};

/**
 * What an erasure does with a booking: a trip that others have agreed to must end first; one that was only asked for is
 * withdrawn, which its operators are told.
 * @param refundOwed an erased customer could not be paid back
 */
export function bookingFate(status: BookingStatus, refundOwed: boolean): BookingFate {
  return refundOwed ? 'in the way' : FATES[status];
}

/** For how many years after the year of its issue the law requires an invoice to be kept. */
export const INVOICE_YEARS = 5;

/** How many years after its trip a booking stops naming anybody. */
export const BOOKING_YEARS = 6;

/** The first day on which an invoice need not be kept any more. */
export function invoiceKeptUntil(issuedOn: PlainDate): PlainDate {
  return `${Number(issuedOn.slice(0, 4)) + INVOICE_YEARS + 1}-01-01`;
}

/** What a customer is told before they erase themselves. */
export interface ErasurePreview {
  /** What stays: name, address, telephone number and amounts, as they are printed. */
  invoices: KeptInvoice[];
  /** While there are any, nothing is erased. */
  inTheWay: Pick<Booking, 'id' | 'reference' | 'itemName' | 'status'>[];
}

/** A document that the law wants kept. */
export interface KeptInvoice {
  /** The release before lists invoices alone, without this field. */
  is?: 'invoice' | 'credit note';
  number: string;
  bookingReference: string;
  amount: Money;
  /** the first day on which it may go */
  keptUntil: PlainDate;
}

export interface RequestErasure {
  /** The account's e-mail address, typed by its customer. */
  confirmation: string;
}

/** asked for; refused, since a booking is in the way; the account is gone and others still erase; everything is gone */
export const ERASURE_STATES = ['requested', 'refused', 'under way', 'erased'] as const;
export type ErasureState = (typeof ERASURE_STATES)[number];

/**
 * The state of an erasure, read by its unguessable id since there is no account any more; it does not say whose it is.
 */
export interface Erasure {
  id: string;
  state: ErasureState;
  /** The references of the bookings for which it was refused. */
  inTheWay: string[];
  /** ISO 8601 */
  requestedAt: string;
  endedAt: string | null;
}

/** Replaces the customer's name in a booking once its customer has erased themselves. */
export const ERASED_CUSTOMER = 'Erased customer';

/** Replaces what was said with operators about such a booking. */
export const ERASED_TEXT = 'Erased with its customer';
