import type { BookingStatus } from './booking-statuses.js';
import type { Booking, BookingDetails } from './bookings.js';
import { type PlainDate, type StartDateFault, startDateFault } from './dates.js';
import type { Translation } from './languages.js';
import type { MessageSide } from './messages.js';
import { fromMinor, LARGEST_PRICE, type Money, parseAmount, toMinor, totalPrice } from './money.js';
import { type DecimalRange, isDecimalIn } from './numbers.js';

/** What of a booking both sides must agree to before it holds. */
export interface BookingTerms {
  preferredDate: PlainDate;
  numberOfTravelers: number;
  /** per person */
  unitPrice: Money;
  totalPrice: Money;
}

/**
 * What made a new price per person: kept = it stays as it is, today = what the item costs today,
 * percent = so many percent more or less than it was, agreed = an amount agreed with the customer.
 */
export const PRICE_RULES = ['kept', 'today', 'percent', 'agreed'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** percent more (above 0) or less than before, as the arrows of its field step through them */
export const PRICE_PERCENT = { min: -90, max: 200, step: 0.5 } as const;
/** the same, as it may be typed */
export const PRICE_PERCENT_RANGE: DecimalRange = {
  min: PRICE_PERCENT.min,
  max: PRICE_PERCENT.max,
  decimals: 1,
};

/** The facts of a booking that staff change at once, without an offer to the customer. */
export const CUSTOMER_FACTS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'] as const;
export type CustomerFacts = Pick<BookingDetails, (typeof CUSTOMER_FACTS)[number]>;

/** What staff write when they change a booking; other terms become an offer to its customer. */
export interface ChangeBooking extends BookingDetails {
  priceRule: PriceRule;
  /** only with the rule `percent` */
  pricePercent: number | null;
  /** The resulting price, as it was seen; refused with 409 `price_changed` where it is another amount. */
  unitPrice: Money;
  /** Shown to the customer; required where the terms change. */
  reason: string;
}

/** What a customer asks for: the price per person stays. */
export interface AskForChange {
  preferredDate: PlainDate;
  numberOfTravelers: number;
  reason: string;
  /** The new total, as it was seen; refused with 409 `price_changed` where it is another amount. */
  totalPrice: Money;
}

/** expired = nobody answered in time, or the trip had begun or was cancelled before */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What ends an offer: the other side accepts or declines it, whoever made it withdraws it. */
export const OFFER_ANSWERS = ['accepted', 'declined', 'withdrawn'] as const;
export type OfferAnswer = (typeof OFFER_ANSWERS)[number];

/** Other terms for a booking, made by one side; they hold once the other side accepts them. */
export interface ChangeOffer {
  id: number;
  offeredBy: MessageSide;
  state: OfferState;
  before: BookingTerms;
  after: BookingTerms;
  priceRule: PriceRule;
  pricePercent: number | null;
  /** why, in the words of whoever made it */
  reason: string;
  /** ISO 8601 */
  offeredAt: string;
  expiresAt: string;
  /** null where nobody has */
  answeredAt: string | null;
  /** what the other side wrote with its answer */
  words: string;
}

/** A booking with the changes that were offered. */
export interface BookingOffers {
  /** of the booking */
  version: number;
  booking: Booking;
  /** the newest twenty, newest first; at most the first is open */
  offers: ChangeOffer[];
  /** What the item costs per person today, for staff; null where it is not sold any more. */
  priceToday: Money | null;
}

export interface AnswerOffer {
  answer: OfferAnswer;
  words: string;
}

/** An offer as the link in its letter shows it, with nothing about the travelers. */
export interface LinkedOffer {
  reference: string;
  itemName: string;
  /** The release before lacks it. */
  itemTranslations?: Translation[];
  /** An ended one is shown to whoever has just answered it, and to nobody else. */
  state: OfferState;
  before: BookingTerms;
  after: BookingTerms;
  reason: string;
  expiresAt: string;
}

/** An operator takes over a trip from another one. */
export interface ReassignOperator {
  operatorId: number;
  /** for the history alone */
  reason: string;
}

/** characters */
export const CHANGE_LIMITS = { reason: 1000, words: 1000 } as const;

/** For how many days an offer can be answered at most, to the end of the last day at the safari. */
export const OFFER_DAYS = 7;

const OVER: readonly BookingStatus[] = ['completed', 'cancelled'];

/** Whether the facts of a booking's customer can still be changed. */
export function canChange(status: BookingStatus): boolean {
  return !OVER.includes(status);
}

/** Whether other terms can be offered: until the trip begins. */
export function canOffer(status: BookingStatus): boolean {
  return canChange(status) && status !== 'in_progress';
}

/** Whether a side may end an offer in this way: its own by withdrawing it, the other's by an answer. */
export function mayAnswer(offeredBy: MessageSide, side: MessageSide, answer: OfferAnswer): boolean {
  return (answer === 'withdrawn') === (offeredBy === side);
}

export function termsOf({
  preferredDate,
  numberOfTravelers,
  unitPrice,
  totalPrice: total,
}: BookingTerms): BookingTerms {
  return { preferredDate, numberOfTravelers, unitPrice, totalPrice: total };
}

/** Amounts are compared by their value: `100.00` is `100`. */
export function sameTerms(a: BookingTerms, b: BookingTerms): boolean {
  return (
    a.preferredDate === b.preferredDate &&
    a.numberOfTravelers === b.numberOfTravelers &&
    Number(a.unitPrice) === Number(b.unitPrice) &&
    Number(a.totalPrice) === Number(b.totalPrice)
  );
}

/** Why a trip cannot be moved from one day to another; a day that stays the same may have passed. */
export function movedDateFault(
  before: Pick<BookingTerms, 'preferredDate'>,
  after: Pick<BookingTerms, 'preferredDate'>,
  on: PlainDate,
): StartDateFault | undefined {
  return after.preferredDate === before.preferredDate ? undefined : startDateFault(after.preferredDate, on);
}

export interface PricedBy {
  priceRule: PriceRule;
  pricePercent: number | null;
  /** what holds now */
  booked: Money;
  /** what the item costs today; null where it is not sold */
  priceToday: Money | null;
  /** what was agreed with the customer */
  agreed: Money;
}

/** The price per person that a rule makes; undefined where it makes none. */
export function priceByRule(
  { priceRule, pricePercent, booked, priceToday, agreed }: PricedBy,
  currency: string,
): Money | undefined {
  if (priceRule === 'kept') return booked;
  if (priceRule === 'today') return priceToday ?? undefined;
  if (priceRule === 'agreed') {
    const minor = parseAmount(agreed, currency);
    return minor === undefined || minor > toMinor(String(LARGEST_PRICE), currency)
      ? undefined
      : fromMinor(minor, currency);
  }
  const percent = pricePercent ?? Number.NaN;
  if (!isDecimalIn(percent, PRICE_PERCENT_RANGE)) return undefined;
  // in whole numbers: multiplied by a fraction, half a cent can come out as a little less and be rounded down
  const whole = 10 ** PRICE_PERCENT_RANGE.decimals;
  const share = Math.round((100 + percent) * whole);
  return fromMinor(Math.round((toMinor(booked, currency) * share) / (100 * whole)), currency);
}

/** Whether a booking can have that price per person: zero only where it is zero already. */
export function canCost(unitPrice: Money, booked: Money): boolean {
  return Number(unitPrice) > 0 || Number(booked) === 0;
}

/** The terms of a booking with another date, party or price per person. */
export function newTerms(
  preferredDate: PlainDate,
  numberOfTravelers: number,
  unitPrice: Money,
  currency: string,
): BookingTerms {
  return {
    preferredDate,
    numberOfTravelers,
    unitPrice,
    totalPrice: totalPrice(unitPrice, numberOfTravelers, currency),
  };
}

/** The offer that waits for an answer. */
export function openOffer(offers: readonly ChangeOffer[]): ChangeOffer | undefined {
  return offers.find(({ state }) => state === 'open');
}
