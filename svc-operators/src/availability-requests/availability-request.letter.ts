import type { PlainDate } from '@safari/contracts';
import type { KnownBooking, KnownFacts } from '../bookings/booking.repository.js';
import {
  inWords,
  operatorLetter,
  type Sender,
  stayInWords,
  type Trip,
  tripFacts,
} from './operator.letter.js';

type AskedTrip = Trip & Pick<KnownBooking, 'bookingType' | 'specialRequests'>;

export interface Message {
  subject: string;
  message: string;
}

/** Asks an operator whether it is free, and what it would charge. */
export function availabilityLetter(brand: Sender, operatorName: string, trip: AskedTrip): Message {
  return {
    subject: `Availability request ${trip.reference}: ${trip.itemName}, ${inWords(trip.preferredDate)}`,
    message: operatorLetter(brand, operatorName, {
      opening: ['We are planning the trip below and would like to have you with us.'],
      facts: [
        ...tripFacts({ ...trip, itemName: `${trip.itemName} (${trip.bookingType})` }),
        requests(trip.specialRequests),
      ],
      closing: [questionFor(trip)],
    }),
  };
}

const questionFor = ({ numberOfTravelers: party }: Trip): string =>
  `Please tell us whether you are available and what you would charge for ${party === 1 ? 'one traveler' : `the whole group of ${party}`}, naming the reference.`;

const requests = (words: string) => ['Requests', words.trim() || 'none'] as const;

/**
 * Asks again because the trip has another date or party, and says what it was. @param runs whether the operator was
 * assigned to the trip, which it need not know yet
 */
export function changedTripLetter(
  brand: Sender,
  operatorName: string,
  trip: Trip & Pick<KnownFacts, 'specialRequests'>,
  before: { preferredDate: PlainDate; numberOfTravelers: number },
  runs: boolean,
): Message {
  return {
    subject: `Changed ${trip.reference}: ${trip.itemName}, ${inWords(trip.preferredDate)}`,
    message: operatorLetter(brand, operatorName, {
      opening: [
        `The trip below${runs ? ', which you run,' : ''} has changed. What you told us before was for the former date and party, so we ask you again.`,
      ],
      facts: [
        ...tripFacts(trip),
        [
          'Before',
          `${stayInWords({ ...trip, preferredDate: before.preferredDate })}, travelers: ${before.numberOfTravelers}`,
        ],
        ...(trip.specialRequests === null ? [] : [requests(trip.specialRequests)]),
      ],
      closing: [questionFor(trip)],
    }),
  };
}
