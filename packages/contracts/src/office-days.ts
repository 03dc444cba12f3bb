import type { Booking } from './bookings.js';
import type { BookingTerms } from './changes.js';
import type { PlainDate } from './dates.js';
import type { Money } from './money.js';
import type { AvailabilityRequest } from './operators.js';

/** How many days ahead departures are listed. */
export const DEPARTURE_DAYS = 14;
/** After how many days an invoice is overdue; it also is where its trip departs within as many. */
export const INVOICE_DAYS = 14;
/** After how many hours without news a trip is quiet. */
export const QUIET_HOURS = 24;
/** After how many hours an operator who has not answered is late. */
export const OPERATOR_ANSWER_HOURS = 24;
/** How many of a kind are listed at most; their figure counts all. */
export const OFFICE_DAY_LISTED = 50;

/** What the office sees of a booking that something is to be done about. */
export type OfficeBooking = Pick<
  Booking,
  | 'id'
  | 'reference'
  | 'itemName'
  | 'customerName'
  | 'preferredDate'
  | 'status'
  | 'assignedOperatorId'
  | 'assignedOperatorName'
  | 'createdAt'
>;

export interface DueBooking extends OfficeBooking {
  due: Money;
  /**
   * ISO 8601, of the first invoice; of the booking where there is none, since pages of the release before show a day.
   */
  invoicedAt: string;
  /** False where a trip began without an invoice. The release before lacks it. */
  invoiced?: boolean;
  overdue: boolean;
}

/**
 * What we still hold that belongs to the customer: the refund of a cancelled booking, or what was paid beyond its
 * price.
 */
export interface OwedBooking extends OfficeBooking {
  owed: Money;
}

export const LACKS = ['operator', 'invoice', 'payment'] as const;
export type Lack = (typeof LACKS)[number];

export interface Departure extends OfficeBooking {
  lacks: Lack[];
}

/** A change that a customer asked for and that nobody has answered. */
export interface AskedChange extends OfficeBooking {
  before: Pick<BookingTerms, 'preferredDate' | 'numberOfTravelers'>;
  after: Pick<BookingTerms, 'preferredDate' | 'numberOfTravelers'>;
  /** ISO 8601 */
  askedAt: string;
  /** ISO 8601; after it the customer is told that nothing changes */
  expiresAt: string;
}

type OfferedTerms = Pick<BookingTerms, 'preferredDate' | 'numberOfTravelers' | 'totalPrice'>;

/** A change that the office offered and its customer did not answer in time. */
export interface LapsedOffer extends OfficeBooking {
  before: OfferedTerms;
  after: OfferedTerms;
  /** ISO 8601 */
  expiredAt: string;
}

/** A booking with messages of its customer that nobody in the office has read. */
export interface UnreadBooking extends OfficeBooking {
  /** how many messages */
  unread: number;
  /** ISO 8601, of the newest */
  writtenAt: string;
}

export interface QuietTrip extends OfficeBooking {
  currentDay: number;
  totalDays: number;
  /** ISO 8601; null where nobody has written anything yet */
  lastNewsAt: string | null;
}

/** Two trips of one operator that have a day in common. */
export interface OperatorClash {
  operatorId: number;
  operatorName: string;
  /** the first day in common */
  on: PlainDate;
  bookings: OfficeBooking[];
}

export interface OfficeCounts {
  waiting: number;
  /** of them, those whose promised time is over */
  late: number;
  due: number;
  /** of them */
  overdue: number;
  /** The release before lacks it. */
  owed?: number;
  departures: number;
  /** of them, those that lack something */
  lacking: number;
  quietTrips: number;
  clashes: number;
  /** The release before lacks it. */
  abandoned?: number;
  /** The release before lacks it. */
  askedChanges?: number;
  /** The release before lacks it. */
  lapsedOffers?: number;
  /** Requests that nobody confirmed before their day passed; the release before lacks it. */
  lapsed?: number;
  /** Bookings with unread messages; the release before lacks it. */
  messages?: number;
}

/** What is to be done about bookings today; each list the most urgent first, its first {@link OFFICE_DAY_LISTED}. */
export interface OfficeDay {
  date: PlainDate;
  /** the last day whose departures are listed */
  until: PlainDate;
  counts: OfficeCounts;
  /** of all that is due */
  dueAmount: Money;
  overdueAmount: Money;
  /** of all that is owed to customers; the release before lacks it */
  owedAmount?: Money;
  /** Customers who wait for a first answer. */
  waiting: OfficeBooking[];
  due: DueBooking[];
  /** The release before lacks it. */
  owed?: OwedBooking[];
  departures: Departure[];
  quietTrips: QuietTrip[];
  clashes: OperatorClash[];
  /** Trips whose operator has left the network; the release before lacks it. */
  abandoned?: OfficeBooking[];
  /** The soonest to expire first; the release before lacks it. */
  askedChanges?: AskedChange[];
  /** Those that lapsed first; the release before lacks it. */
  lapsedOffers?: LapsedOffer[];
  /** Those whose day passed first; nobody runs them any more. The release before lacks it. */
  lapsed?: OfficeBooking[];
  /** Those in which nothing new was written for the longest first; the release before lacks it. */
  messages?: UnreadBooking[];
}

/** How many months the outlook covers, this one included; as many of them lie ahead as behind, or one more. */
export const OUTLOOK_MONTHS = 12;
/** The outlook's weeks, from Monday to Sunday; the first is this one. */
export const OUTLOOK_WEEKS = 12;

/** What departs from one day to another, both counted; what was cancelled is left out. */
export interface DepartureTotal {
  from: PlainDate;
  to: PlainDate;
  bookings: number;
  travelers: number;
  /** the prices of those bookings, paid or not */
  revenue: Money;
}

/** What departs by month and by week, the earliest first; a span without departures is there with zeros. */
export interface Outlook {
  months: DepartureTotal[];
  weeks: DepartureTotal[];
}

/**
 * Operators who were asked about a trip that nobody runs yet, or anew about the one that they run, and have not answered
 * in time; the longest asked first.
 */
export interface LateAnswers {
  count: number;
  requests: AvailabilityRequest[];
}

/** A letter that did not reach its recipient. */
export interface FailedLetter {
  id: number;
  /** The kind of letter, e.g. `invoice-delivery`. */
  topic: string;
  /** What it is about, often a booking. */
  topicId: string;
  to: string;
  subject: string;
  reason: string;
  attempts: number;
  /** ISO 8601 */
  writtenAt: string;
  /** False where it carried a secret, which is not stored any more. */
  canRetry: boolean;
}

/** For how many days failed letters are listed, and failed posts. */
export const FAILED_LETTER_DAYS = 14;

/** A letter that has waited for its recipient's server for hours; it is tried again by itself. */
export interface LateLetter {
  id: number;
  /** The kind of letter, e.g. `invoice-delivery`. */
  topic: string;
  /** What it is about, often a booking. */
  topicId: string;
  to: string;
  subject: string;
  /**
   * The server's last error for this letter, or for an older one to the same recipient that it waits for; empty without
   * one.
   */
  reason: string;
  attempts: number;
  /** ISO 8601 */
  writtenAt: string;
}

/** After how many hours a letter that has not left is late. */
export const LATE_LETTER_HOURS = 2;

/**
 * A post that an operator's endpoint did not accept, where that operator was not contacted about that booking since.
 */
export interface FailedPost {
  communicationId: number;
  bookingId: string;
  operatorName: string;
  subject: string;
  reason: string;
  attempts: number;
  /** ISO 8601 */
  writtenAt: string;
  /** False where it carried an answer link, which is not stored any more. */
  canRetry: boolean;
}
