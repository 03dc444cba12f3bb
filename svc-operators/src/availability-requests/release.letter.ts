import type { Brand, CancelledBy } from '@safari/contracts';
import type { KnownFacts } from '../bookings/booking.repository.js';
import { inWords } from './availability-request.letter.js';

type Trip = Pick<KnownFacts, 'reference' | 'itemName' | 'preferredDate' | 'numberOfTravelers'>;

/** Tells an operator that a trip it was to run, or was asked about, is cancelled. Of who travels it says nothing. */
export function releaseLetter(
  brand: Pick<Brand, 'name' | 'email' | 'phone'>,
  operatorName: string,
  { reference, itemName, preferredDate, numberOfTravelers }: Trip,
  { assigned, by }: { assigned: boolean; by: CancelledBy },
): { subject: string; message: string } {
  return {
    subject: `Cancelled ${reference}: ${itemName}, ${preferredDate}`,
    message: [
      `Dear ${operatorName},`,
      '',
      assigned ? RELEASED[by] : 'The trip below, which we asked you about, is cancelled.',
      assigned
        ? 'You are released from it: please free what you hold for us.'
        : 'We need no answer any more: please free what you may hold for us.',
      '',
      `Reference:  ${reference}`,
      `Trip:       ${itemName}`,
      `Start:      ${inWords(preferredDate)}`,
      `Travelers:  ${numberOfTravelers}`,
      '',
      'Asante sana,',
      brand.name,
      `${brand.email} · ${brand.phone}`,
    ].join('\n'),
  };
}

const RELEASED: Record<CancelledBy, string> = {
  customer: 'The travelers have cancelled the trip below, which you were to run.',
  staff: 'We had to cancel the trip below, which you were to run.',
  operator: 'As you cannot run the trip below, it is cancelled.',
};
