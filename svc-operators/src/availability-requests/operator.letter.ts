import type { Brand, PlainDate } from '@safari/contracts';
import type { KnownFacts } from '../bookings/booking.repository.js';

export type Sender = Pick<Brand, 'name' | 'email' | 'phone'>;

/** What every operator who is concerned may read of a booking: when, what and how many, never who. */
export type Trip = Pick<KnownFacts, 'reference' | 'itemName' | 'preferredDate' | 'numberOfTravelers'>;

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** e.g. `27 February 2027` */
export const inWords = (date: PlainDate): string => longDate.format(new Date(`${date}T00:00:00Z`));

type Fact = readonly [label: string, value: string];

export const tripFacts = ({ reference, itemName, preferredDate, numberOfTravelers }: Trip): Fact[] => [
  ['Reference', reference],
  ['Trip', itemName],
  ['Start', inWords(preferredDate)],
  ['Travelers', String(numberOfTravelers)],
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
