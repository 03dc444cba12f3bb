import {
  type BookingDetails,
  type BookingStatus,
  type BookingTerms,
  canOffer,
  START_DATE_FAULTS,
  startDateFault,
  today,
} from '@safari/contracts';
import { DomainError } from '@safari/service-kit';

/** What is changed at once, without asking anybody. */
export type CustomerFacts = Pick<
  BookingDetails,
  'customerName' | 'customerEmail' | 'customerPhone' | 'specialRequests'
>;

const FACTS = ['customerName', 'customerEmail', 'customerPhone', 'specialRequests'] as const;

/** The facts that differ, as they were and as they are. */
export function changedFacts(
  was: CustomerFacts,
  is: CustomerFacts,
): { before: Partial<CustomerFacts>; after: Partial<CustomerFacts> } | undefined {
  const changed = FACTS.filter((field) => was[field] !== is[field]);
  if (changed.length === 0) return undefined;
  const pick = (from: CustomerFacts): Partial<CustomerFacts> =>
    Object.fromEntries(changed.map((field) => [field, from[field]]));
  return { before: pick(was), after: pick(is) };
}

/** @throws DomainError where a trip cannot take place under those terms, or none can be offered any more */
export function assertOfferable(status: BookingStatus, { preferredDate }: BookingTerms): void {
  if (!canOffer(status)) {
    throw new DomainError('conflict', 'The trip has begun or is over: its date, party and price stay.', {
      extensions: { bookingStatus: status },
    });
  }
  const untimely = startDateFault(preferredDate, today());
  if (untimely) throw DomainError.field('preferredDate', START_DATE_FAULTS[untimely]);
}
