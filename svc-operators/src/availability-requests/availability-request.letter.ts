import type { Brand, PlainDate } from '@safari/contracts';
import type { KnownBooking } from '../bookings/booking.repository.js';

/** What an operator may read of a booking: when, what and how many, never who. */
type Trip = Pick<
  KnownBooking,
  | 'reference'
  | 'bookingType'
  | 'itemId'
  | 'itemName'
  | 'preferredDate'
  | 'numberOfTravelers'
  | 'specialRequests'
>;

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** e.g. `27 February 2027` */
export const inWords = (date: PlainDate): string => longDate.format(new Date(`${date}T00:00:00Z`));

/** Asks an operator whether it is free, and what it would charge. */
export function availabilityLetter(
  brand: Pick<Brand, 'name' | 'email' | 'phone'>,
  operatorName: string,
  trip: Trip,
): { subject: string; message: string } {
  return {
    subject: `Availability request ${trip.reference}: ${trip.itemName}, ${trip.preferredDate}`,
    message: [
      `Dear ${operatorName},`,
      '',
      'We are planning the trip below and would like to have you with us.',
      '',
      `Reference:  ${trip.reference}`,
      `Trip:       ${trip.itemName} (${trip.bookingType})`,
      `Start:      ${inWords(trip.preferredDate)}`,
      `Travelers:  ${trip.numberOfTravelers}`,
      `Requests:   ${trip.specialRequests.trim() || 'none'}`,
      '',
      'Please tell us whether you are available and what you would charge, naming the reference.',
      '',
      'Asante sana,',
      brand.name,
      `${brand.email} · ${brand.phone}`,
    ].join('\n'),
  };
}
