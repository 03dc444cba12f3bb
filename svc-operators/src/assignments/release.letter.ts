import type { CancelledBy } from '@safari/contracts';
import {
  inWords,
  operatorLetter,
  type Sender,
  type Trip,
  tripFacts,
} from '../availability-requests/operator.letter.js';

/** Why an operator is released; of a booking that its customer has erased only that there is no trip. */
type Released = { assigned: boolean; by: CancelledBy } | 'erased';

/** Tells an operator that a trip it was to run, or was asked about, is cancelled; says nothing about the travelers. */
export function releaseLetter(
  brand: Sender,
  operatorName: string,
  trip: Trip,
  released: Released,
): { subject: string; message: string } {
  return {
    subject: `Cancelled ${trip.reference}: ${trip.itemName}, ${inWords(trip.preferredDate)}`,
    message: operatorLetter(brand, operatorName, {
      opening: openingOf(released),
      facts: tripFacts(trip),
    }),
  };
}

function openingOf(released: Released): string[] {
  if (released === 'erased') return ['The trip below is cancelled.', NO_ANSWER];
  if (!released.assigned) return ['The trip below, which we asked you about, is cancelled.', NO_ANSWER];
  return [RELEASED[released.by], 'You are released from it: please free what you hold for us.'];
}

const NO_ANSWER = 'We need no answer any more: please free what you may hold for us.';

const RELEASED: Record<CancelledBy, string> = {
  customer: 'The travelers have cancelled the trip below, which you were to run.',
  staff: 'We had to cancel the trip below, which you were to run.',
  operator: 'As you cannot run the trip below, it is cancelled.',
};
