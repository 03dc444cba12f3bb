import {
  type Booking,
  type BookingMessage,
  type BookingStatus,
  type ChangeOffer,
  daysBetween,
  type PlainDate,
} from '@safari/contracts';

type Dated = Pick<Booking, 'status' | 'preferredDate'>;

const STAGE: Record<BookingStatus, 'now' | 'ahead' | 'past'> = {
  in_progress: 'now',
  pending: 'ahead',
  confirmed: 'ahead',
  payment_received: 'ahead',
  paid: 'ahead',
  completed: 'past',
  cancelled: 'past',
};
const STAGES = ['now', 'ahead', 'past'];

/** Trips under way first, then future ones (nearest first), then past ones (latest first). */
export function inOrderOfTravel<Each extends Dated>(bookings: readonly Each[]): Each[] {
  const rank = ({ status }: Dated) => STAGES.indexOf(STAGE[status]);
  const towards = (a: Dated, b: Dated) => a.preferredDate.localeCompare(b.preferredDate);
  return bookings.toSorted(
    (a, b) => rank(a) - rank(b) || (STAGE[a.status] === 'past' ? towards(b, a) : towards(a, b)),
  );
}

/** Whether `Contact Operator` is shown: on confirmed bookings. */
export function hasOperatorToContact({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'confirmed';
}

/** Whether there is a trip to follow: not before a confirmation, nor after a cancellation. */
export function hasTrip({ status }: Pick<Booking, 'status'>): boolean {
  return status !== 'pending' && status !== 'cancelled';
}

/** Whether the trip is over. */
export function canBeReviewed({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'completed';
}

/** Whether the office has written to the customer: a message, an offer, or an answer to a request. */
export function hasContacted(
  messages: readonly Pick<BookingMessage, 'author'>[],
  offers: readonly Pick<ChangeOffer, 'offeredBy' | 'state'>[],
): boolean {
  return (
    messages.some(({ author }) => author === 'staff') ||
    offers.some(
      ({ offeredBy, state }) => offeredBy === 'staff' || state === 'accepted' || state === 'declined',
    )
  );
}

/** Days until the first day of the trip; `begun` from the day after it, until the departure is recorded. */
export function countdown(
  start: PlainDate,
  now: PlainDate,
): { when: 'today' | 'tomorrow' | 'begun' } | { when: 'later'; days: number } {
  const days = daysBetween(now, start);
  if (days < 0) return { when: 'begun' };
  if (days === 0) return { when: 'today' };
  return days === 1 ? { when: 'tomorrow' } : { when: 'later', days };
}

/** One line per fact, as text for an alert; facts without a value are left out. */
export function summaryLines(facts: readonly (readonly [label: string, value: string])[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}
