import type { BookingStatus } from './booking-statuses.js';
import type { PlainDate } from './dates.js';
import { textReader } from './item-pages.js';
import type { Language, Translation } from './languages.js';
import type { Money } from './money.js';

export const BOOKING_TYPES = ['package', 'attraction'] as const;
export type BookingType = (typeof BOOKING_TYPES)[number];

export const TRAVELERS = { min: 1, max: 20 } as const;
/** The largest group that travels together; a larger party of one booking travels in several groups. */
export const GROUP_MAX = 12;

/** Characters at most; an emoji is one. */
export const BOOKING_LENGTHS = { customerName: 120, customerPhone: 40, specialRequests: 2000 } as const;

/** How long a customer may wait for the first contact. */
export const CONTACT_PROMISE_HOURS = 24;

/** By when the customer must have been contacted. @param createdAt ISO 8601, as the answer */
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
  /** That name in other languages, as far as the catalogue had it then; the release before lacks it. */
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
  /** A change that its customer asked for waits for an answer of the office; the release before lacks it. */
  changeAsked?: boolean;
  /** A change that the office offered waits for its customer's answer; the release before lacks it. */
  changeOffered?: boolean;
  /** Its operator has refused the trip as it is now, and it is not over; the release before lacks it. */
  operatorRefused?: boolean;
  invoiced: boolean;
  /** The amount of the standing invoice is not what is asked of the customer now; the release before lacks it. */
  invoiceStale?: boolean;
  /** Nothing of its price is due any more. */
  paidInFull: boolean;
  /** the day of the trip while it is under way */
  day: number | null;
  /** how many days the trip takes */
  days: number;
}

/** A request that nobody confirmed before its day passed. */
export const isLapsed = (
  { status, preferredDate }: Pick<Booking, 'status' | 'preferredDate'>,
  on: PlainDate,
): boolean => status === 'pending' && preferredDate < on;
