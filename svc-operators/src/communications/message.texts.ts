import type { Brand, Communication, PlainDate } from '@safari/contracts';
import type { KnownBooking } from '../bookings/booking.service.js';

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
const inWords = (date: PlainDate): string => longDate.format(new Date(`${date}T00:00:00Z`));

/** The first question to an operator: are you free, and for how much? */
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

/** The same for an operator's endpoint. */
export function toWebhook(
  trip: Trip,
  { id, communicationType, subject, message }: Communication,
  answerUrl: string | null,
): object {
  return {
    type: communicationType === 'manual' ? 'message.sent' : 'availability.requested',
    data: {
      communicationId: id,
      subject,
      message,
      answerUrl,
      booking: {
        reference: trip.reference,
        type: trip.bookingType,
        itemId: trip.itemId,
        itemName: trip.itemName,
        startDate: trip.preferredDate,
        travelers: trip.numberOfTravelers,
        specialRequests: trip.specialRequests,
      },
    },
  };
}
