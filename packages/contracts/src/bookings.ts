import type { StaffDuty } from './auth.js';
import type { RefundState } from './cancellations.js';
import { isVoided } from './credit-notes.js';
import type { PlainDate } from './dates.js';
import type { Invoice, InvoicedTrip, Payment } from './invoices.js';
import { textReader } from './item-pages.js';
import type { Language, Translation } from './languages.js';
import { fromMinor, type Money, toMinor } from './money.js';
import type { Repayment } from './repayments.js';

export const BOOKING_TYPES = ['package', 'attraction'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'payment_received',
  'paid',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const TRAVELERS = { min: 1, max: 20 } as const;
/** So many travel together; a larger party of one booking goes in several groups. */
export const GROUP_MAX = 12;

/** Characters at most; an emoji is one. */
export const BOOKING_LENGTHS = { customerName: 120, customerPhone: 40, specialRequests: 2000 } as const;

/** How long a customer may wait for the first contact. */
export const CONTACT_PROMISE_HOURS = 24;

/** Until when somebody has contacted the customer. @param createdAt ISO 8601, as the answer */
export function contactDue(createdAt: string): string {
  return new Date(Date.parse(createdAt) + CONTACT_PROMISE_HOURS * 3_600_000).toISOString();
}

/** What a customer says of the trip that they want. */
export interface BookingDetails {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  numberOfTravelers: number;
  preferredDate: PlainDate;
  specialRequests: string;
}

export interface PlaceBooking extends BookingDetails {
  bookingType: BookingType;
  itemId: number;
  /** What the customer saw; refused with 409 `price_changed` when the server's own price differs. */
  totalPrice: Money;
  /** Of the cancellation terms that the customer read; refused with 409 `terms_changed` when others hold by now. */
  termsVersion?: string;
}

export interface Booking extends BookingDetails {
  /** UUIDv7, unguessable */
  id: string;
  /** Short enough to say on the telephone, e.g. `KS-7F3K2Q`. */
  reference: string;
  bookingType: BookingType;
  itemId: number;
  /** The item's name at the moment of booking. */
  itemName: string;
  /** That name in other languages, as far as the catalogue had it then; the release before does not tell. */
  itemTranslations?: Translation[];
  status: BookingStatus;
  assignedOperatorId: number | null;
  assignedOperatorName: string | null;
  /** per person, as booked or as agreed since */
  unitPrice: Money;
  totalPrice: Money;
  /** ISO 8601 */
  createdAt: string;
  version: number;
  /** Only where staff read it from the server, and not in the answer to a change. */
  progress?: BookingProgress;
}

/** The fields that hold the name of a booking's item. */
export type ItemNaming = 'itemName' | 'itemTranslations';

/** What the item of a booking is called in a language, as far as the catalogue had it when it was booked. */
export const itemNameIn = (
  { itemName, itemTranslations }: Pick<Booking, ItemNaming>,
  language: Language,
): string => textReader(itemTranslations, language)(itemName).text;

/** An operator who would take a booking. */
export interface OperatorOffer {
  operatorId: number;
  operatorName: string;
  quotedPrice: Money | null;
}

/** How far a booking is, besides its status. */
export interface BookingProgress {
  /** Its customer still waits for a first answer: nobody of the office has written to them or confirmed it. */
  waiting: boolean;
  /** of a pending booking: operators who were asked and have not answered */
  unanswered: number;
  /** of a pending booking: operators who would take it, the first to say so first */
  offers: OperatorOffer[];
  /** A change that its customer asked for waits for an answer of the office; the release before does not tell. */
  changeAsked?: boolean;
  /** A change that the office offered waits for its customer's answer; the release before does not tell. */
  changeOffered?: boolean;
  /** Whoever runs it says no to the trip as it is, which is not over; the release before does not tell. */
  operatorRefused?: boolean;
  invoiced: boolean;
  /** An invoice stands and says another amount than is asked of the customer now; the release before does not tell. */
  invoiceStale?: boolean;
  /** Nothing of its price is due any more. */
  paidInFull: boolean;
  /** the day of the trip while it is under way */
  day: number | null;
  /** how many days the trip takes */
  days: number;
}

/** What the assigned operator's Payment tab and the customer see of the money. */
export interface BookingMoney {
  bookingId: string;
  totalPrice: Money;
  paid: Money;
  due: Money;
  /** What is asked of the customer: the price, or what is kept of a cancelled booking; the release before does not tell. */
  cost?: Money;
  /** What the invoices say, less their credit notes; the release before does not tell. */
  invoiced?: Money;
  /** oldest first; one of them at most is not voided */
  invoices: Invoice[];
  /** oldest first; `paid` counts what was received and not voided, reconciling it adds nothing */
  payments: Payment[];
  /**
   * oldest first; what went back to the customer and is not voided is not counted as `paid` any more; the release before
   * does not tell
   */
  repayments?: Repayment[];
  /** What a cancelled booking's customer gets back; null of any other booking. */
  refund: {
    amount: Money;
    state: RefundState;
    /** The day on which it left; the release before does not tell. */
    refundedOn?: PlainDate | null;
  } | null;
}

type Paid = Pick<BookingMoney, 'totalPrice' | 'paid' | 'cost'> & { refund: { amount: Money } | null };

/**
 * What the customer is owed besides a refund: what they have paid beyond the price or, for a cancelled booking, beyond
 * what was kept and refunded at the cancellation.
 */
export function owedOf({ totalPrice, paid, cost, refund }: Paid, currency: string): Money {
  const minor = (amount: Money) => toMinor(amount, currency);
  // a service that does not tell what is kept takes no money for a cancelled booking
  const settled = refund ? minor(cost ?? paid) + minor(refund.amount) : minor(totalPrice);
  return fromMinor(Math.max(0, minor(paid) - settled), currency);
}

/** A booking has one invoice at most that was not taken back whole. */
export const standingInvoice = (
  { invoices }: Pick<BookingMoney, 'invoices'>,
  currency: string,
): Invoice | undefined => invoices.find((invoice) => !isVoided(invoice, currency));

/** An invoice that stands and says another amount than what is asked of the customer now. */
export function staleInvoice(
  { invoiced, cost, ...money }: Pick<BookingMoney, 'invoices' | 'invoiced' | 'cost'>,
  currency: string,
): { invoice: Invoice; says: Money; cost: Money } | undefined {
  const invoice = standingInvoice(money, currency);
  if (!invoice || invoiced === undefined || cost === undefined) return undefined;
  return toMinor(invoiced, currency) === toMinor(cost, currency)
    ? undefined
    : { invoice, says: invoiced, cost };
}

/** An invoice that stands and says other days or another party than the booking does now; a cancelled one has no days. */
export function formerTripInvoice(
  money: Pick<BookingMoney, 'invoices'>,
  {
    status,
    preferredDate,
    numberOfTravelers,
  }: Pick<Booking, 'status' | 'preferredDate' | 'numberOfTravelers'>,
  currency: string,
): { invoice: Invoice; trip: InvoicedTrip } | undefined {
  const invoice = standingInvoice(money, currency);
  const trip = invoice?.trip;
  if (!trip || status === 'cancelled') return undefined;
  return trip.from === preferredDate && trip.travelers === numberOfTravelers ? undefined : { invoice, trip };
}

export const BOOKING_TABS = ['all', 'pending', 'confirmed', 'paid', 'completed'] as const;
export type BookingTab = (typeof BOOKING_TABS)[number];

/** Where a booking is listed and counted: under one tab besides `all`, or, once it is cancelled, under none. */
export type BookingGroup = Exclude<BookingTab, 'all'> | 'cancelled';

/** What the staff's list shows of cancelled bookings, which it leaves out by itself: them alone, or them too. */
export const CANCELLED_SHOWN = ['only', 'too'] as const;
export type CancelledShown = (typeof CANCELLED_SHOWN)[number];

/** The staff's list can be narrowed to those who wait for a first answer. */
export const WAITING_SHOWN = ['only'] as const;
export type WaitingShown = (typeof WAITING_SHOWN)[number];

/** Orders of the staff's list, upwards unless they say otherwise; `departure` = the earliest preferred date first. */
export const BOOKING_SORTS = [
  'newest',
  'oldest',
  'departure',
  'departure-descending',
  'item',
  'item-descending',
  'customer',
  'customer-descending',
  'operator',
  'operator-descending',
  'travelers',
  'travelers-descending',
  'total',
  'total-descending',
  'status',
  'status-descending',
] as const;
export type BookingSort = (typeof BOOKING_SORTS)[number];

/** What narrows and orders the staff's list, its counts and its export; every part may be left out. */
export interface BookingFilter {
  tab?: BookingTab;
  type?: BookingType;
  /** first preferred date that counts */
  from?: PlainDate;
  /** last preferred date that counts */
  to?: PlainDate;
  /** words, each a part of the reference, a name, the e-mail address, the telephone number or the item's name */
  search?: string;
  sort?: BookingSort;
  cancelled?: CancelledShown;
  /** `only`: whose customers wait for a first answer */
  waiting?: WaitingShown;
  /** these and no others, at most {@link BOOKING_IDS_MAX} */
  ids?: string[];
}

/** So many bookings can be chosen by their ids. */
export const BOOKING_IDS_MAX = 100;

export const HISTORY_ACTIONS = [
  'placed',
  'status',
  'operator',
  'invoice',
  'trip',
  'trip update',
  'message',
  'review',
  'review decision',
  'asked',
  'answered',
  'availability request',
  'operator message',
  'cancelled',
  'refund',
  'details',
  'offer',
  'changed',
  'operator replaced',
  'operator withdrawn',
  'payment',
  'credit note',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/**
 * One entry of a booking's history, written in the transaction of the change it describes; what was said with operators
 * is written when the event of svc-operators arrives.
 */
export interface BookingHistoryEntry {
  id: number;
  /** ISO 8601, when it was done */
  at: string;
  who: 'customer' | 'staff' | 'operator' | 'system';
  /** The person's name where it is known. */
  name: string | null;
  action: HistoryAction;
  /** Facts of the action, e.g. `{ from: 'pending', to: 'confirmed' }`. */
  detail: Record<string, unknown>;
}

/** What a search that finds nothing probably meant; null where nothing is called alike. */
export interface SearchSpelling {
  search: string | null;
}

export interface BookingSummary {
  total: number;
  packages: number;
  attractions: number;
  revenue: Money;
  tabs: Record<BookingTab, number>;
}

const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['payment_received', 'paid', 'cancelled'],
  payment_received: ['paid', 'in_progress', 'completed', 'cancelled'],
  paid: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** Whether a booking may move from one status to the other. */
export function canMove(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to);
}

/** Whose duty it is to move a booking there by hand. */
export function moveDuty(to: BookingStatus): StaffDuty {
  if (to === 'payment_received' || to === 'paid') return 'money';
  return to === 'in_progress' || to === 'completed' ? 'trips' : 'office';
}

export function nextStatuses(from: BookingStatus): readonly BookingStatus[] {
  return NEXT[from];
}

const TAKEN_BACK: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: [],
  confirmed: ['pending'],
  payment_received: ['confirmed'],
  paid: ['confirmed', 'payment_received'],
  in_progress: ['payment_received', 'paid'],
  completed: ['in_progress'],
  cancelled: [],
};

/** Whether a booking may go back to a status that it had, by what undoes the step and by nothing else. */
export function canTakeBack(from: BookingStatus, to: BookingStatus): boolean {
  return TAKEN_BACK[from].includes(to);
}

export type BookingLabel = 'CANCELLED' | 'COMPLETED' | 'PAID' | 'CONFIRMED' | 'PENDING';
type Labelled = Pick<Booking, 'status' | 'assignedOperatorId'>;

/** The badge that staff see: the first rule that holds. */
export function bookingLabel(booking: Labelled): BookingLabel {
  if (booking.status === 'cancelled') return 'CANCELLED';
  if (booking.status === 'completed') return 'COMPLETED';
  if (booking.status === 'paid' || booking.status === 'payment_received') return 'PAID';
  if (booking.assignedOperatorId !== null) return 'CONFIRMED';
  return 'PENDING';
}

const GROUP_OF_LABEL: Record<BookingLabel, BookingGroup> = {
  CANCELLED: 'cancelled',
  COMPLETED: 'completed',
  PAID: 'paid',
  CONFIRMED: 'confirmed',
  PENDING: 'pending',
};

export function bookingGroup(booking: Labelled): BookingGroup {
  return GROUP_OF_LABEL[bookingLabel(booking)];
}

const CUSTOMER_LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  payment_received: 'Payment received',
  paid: 'Paid',
  in_progress: 'On safari',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The words a customer reads for a status. */
export function statusLabel(status: BookingStatus): string {
  return CUSTOMER_LABELS[status];
}

/** A request that nobody confirmed before its day passed. */
export const isLapsed = (
  { status, preferredDate }: Pick<Booking, 'status' | 'preferredDate'>,
  on: PlainDate,
): boolean => status === 'pending' && preferredDate < on;

/** The trip is under way or over. */
export const hasBegun = (status: BookingStatus): boolean =>
  status === 'in_progress' || status === 'completed';

/** Whether all is paid or the trip is over: nothing is invoiced any more. */
export function isSettled(booking: Labelled): boolean {
  const label = bookingLabel(booking);
  return label === 'PAID' || label === 'COMPLETED';
}

/** What staff can do with a booking on its card. */
export const bookingActions = {
  selectOperators: (booking: Labelled) =>
    booking.assignedOperatorId === null && booking.status !== 'cancelled',
  sendInvoice: (booking: Labelled) => bookingLabel(booking) === 'CONFIRMED',
  takePayment: (booking: Labelled) => booking.assignedOperatorId !== null || booking.status === 'cancelled',
  recordPayment: (booking: Labelled) => canMove(booking.status, 'payment_received'),
  markReconciled: (booking: Labelled) => canMove(booking.status, 'paid'),
  markCompleted: (booking: Labelled) => booking.status === 'paid' || booking.status === 'payment_received',
  reopen: (booking: Labelled) => canTakeBack(booking.status, 'in_progress'),
  cancel: (booking: Labelled) => canMove(booking.status, 'cancelled'),
  change: (booking: Labelled) => canMove(booking.status, 'cancelled'),
  reassign: (booking: Labelled) => booking.assignedOperatorId !== null && booking.status !== 'completed',
};
