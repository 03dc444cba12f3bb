import type { CancelledBy } from '@safari/contracts';
import { inWords, operatorLetter, type Sender, type Trip, tripFacts } from './operator.letter.js';

/** Tells an operator that a trip it was to run, or was asked about, is cancelled. Of who travels it says nothing. */
export function releaseLetter(
  brand: Sender,
  operatorName: string,
  trip: Trip,
  { assigned, by }: { assigned: boolean; by: CancelledBy },
): { subject: string; message: string } {
  return {
    subject: `Cancelled ${trip.reference}: ${trip.itemName}, ${inWords(trip.preferredDate)}`,
    message: operatorLetter(brand, operatorName, {
      opening: [
        assigned ? RELEASED[by] : 'The trip below, which we asked you about, is cancelled.',
        assigned
          ? 'You are released from it: please free what you hold for us.'
          : 'We need no answer any more: please free what you may hold for us.',
      ],
      facts: tripFacts(trip),
    }),
  };
}

const RELEASED: Record<CancelledBy, string> = {
  customer: 'The travelers have cancelled the trip below, which you were to run.',
  staff: 'We had to cancel the trip below, which you were to run.',
  operator: 'As you cannot run the trip below, it is cancelled.',
};
