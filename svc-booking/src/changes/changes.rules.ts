import {
  addDays,
  type BookingStatus,
  type ChangeOffer,
  CUSTOMER_FACTS,
  type CustomerFacts,
  canOffer,
  movedDateFault,
  OFFER_DAYS,
  type PlainDate,
  START_DATE_FAULTS,
  today,
} from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import { refusedAs } from '../bookings/booking.errors.js';

/** The facts that differ, as they were and as they are. */
export function changedFacts(
  was: CustomerFacts,
  is: CustomerFacts,
): { before: Partial<CustomerFacts>; after: Partial<CustomerFacts> } | undefined {
  // a page of the release before does not know every field: one that it leaves out stays
  const changed = CUSTOMER_FACTS.filter((field) => is[field] !== undefined && was[field] !== is[field]);
  if (changed.length === 0) return undefined;
  const pick = (from: CustomerFacts): Partial<CustomerFacts> =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(was), after: pick(is) };
}

/** What an offer would change. */
type OfferedTerms = Pick<ChangeOffer, 'before' | 'after'>;

/** @throws DomainError where a trip cannot take place under those terms, or none can be offered any more */
export function assertOfferable(bookingStatus: BookingStatus, offered: OfferedTerms): void {
  if (!canOffer(bookingStatus)) {
    throw refusedAs('begun', 'The trip has begun or is over: its date, party and price stay.', {
      bookingStatus,
    });
  }
  const untimely = movedDateFault(offered.before, offered.after, today());
  if (untimely) throw DomainError.field('preferredDate', START_DATE_FAULTS[untimely]);
}

/**
 * The last day on which an offer made that day can be answered: no later than the departure, in its present and its
 * offered form.
 */
export function lastDayFor({ before, after }: OfferedTerms, on: PlainDate): PlainDate {
  return [before, after]
    .map(({ preferredDate }) => preferredDate)
    .filter((departure) => departure >= on)
    .reduce((last, departure) => (departure < last ? departure : last), addDays(on, OFFER_DAYS));
}
