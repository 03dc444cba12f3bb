import type { Brand, PlainDate } from '@safari/contracts';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { lastDayOf } from '../bookings/booking.rules.js';

export type Sender = Pick<Brand, 'name' | 'email' | 'phone'>;

/** What every operator concerned may read about a booking: when, what and how many, never who. */
export type Trip = Pick<
  KnownFacts,
  'reference' | 'itemName' | 'preferredDate' | 'durationDays' | 'numberOfTravelers'
>;

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** e.g. `27 February 2027` */
export const inWords = (date: PlainDate): string => longDate.format(new Date(`${date}T00:00:00Z`));

/**
 * The days of a trip, e.g. `27 February 2027 to 1 March 2027 (3 days)`; the first alone where it is the only one or the
 * last is unknown.
 */
export function stayInWords(trip: Pick<Trip, 'preferredDate' | 'durationDays'>): string {
  const [first, last] = [trip.preferredDate, lastDayOf(trip) ?? trip.preferredDate];
  return first === last
    ? inWords(first)
    : `${inWords(first)} to ${inWords(last)} (${trip.durationDays} days)`;
}

type Fact = readonly [label: string, value: string];

export const tripFacts = (trip: Trip): Fact[] => [
  ['Reference', trip.reference],
  ['Trip', trip.itemName],
  [trip.durationDays === null ? 'Start' : 'Dates', stayInWords(trip)],
  ['Travelers', String(trip.numberOfTravelers)],
];

interface OperatorLetter {
  opening: readonly string[];
  facts: readonly Fact[];
  /** below the facts */
  closing?: readonly string[];
}

/** A letter to an operator: greeting, what is to be said, the trip, and who writes. */
export function operatorLetter(
  brand: Sender,
  operatorName: string,
  { opening, facts, closing = [] }: OperatorLetter,
): string {
  return [
    `Dear ${operatorName},`,
    '',
    ...opening,
    '',
    ...facts.map(([label, value]) => `${`${label}:`.padEnd(12)}${value}`),
    ...(closing.length > 0 ? ['', ...closing] : []),
    '',
    'Asante sana,',
    brand.name,
    `${brand.email} · ${brand.phone}`,
  ].join('\n');
}
