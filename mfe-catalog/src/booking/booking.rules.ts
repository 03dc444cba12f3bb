import {
  asTyped,
  BOOKING_LENGTHS,
  type Booking,
  type BookingDetails,
  isBlank,
  isEmail,
  isPlainDate,
  type PhoneFault,
  type PlaceBooking,
  type PlainDate,
  phoneFault,
  type ReadPhone,
  type StartDateFault,
  startDateFault,
  type TooLong,
  TRAVELERS,
  tooLong,
  totalPrice,
  withoutMarks,
} from '@safari/contracts';
import type { FieldErrors } from '@safari/web-kit';
import type { Offer } from '../shared/offer';

/** The values of the booking form; the number of travelers is text, and may be empty. */
export type BookingDraft = Omit<BookingDetails, 'numberOfTravelers'> & { numberOfTravelers: string };

export const EMPTY_DRAFT: BookingDraft = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  numberOfTravelers: String(TRAVELERS.min),
  preferredDate: '',
  specialRequests: '',
};

/** The field's text once it is left: not a number becomes 1, a whole number is written without leading zeros or signs. */
export function settledTravelers(text: string): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return String(TRAVELERS.min);
  return Number.isInteger(number) ? String(number) : text;
}

/** The number of travelers; undefined if it cannot be booked. */
export function partyOf(text: string): number | undefined {
  const number = Number(text);
  const { min, max } = TRAVELERS;
  return text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

export type BookingFault =
  | 'name'
  | 'email'
  | 'travelers'
  | 'date'
  | `phone.${PhoneFault}`
  | `date.${StartDateFault}`;

/**
 * The first fault per field, by the rules shared with the server.
 * @param today at the safari
 * @param readPhone undefined until it has loaded: the server checks the number, too
 */
export function bookingFaults(
  draft: BookingDraft,
  text: (fault: BookingFault | TooLong) => string,
  today: PlainDate,
  readPhone?: ReadPhone,
): FieldErrors {
  const faults: Partial<Record<keyof BookingDraft, string>> = {};
  const add = (name: keyof BookingDraft, fault: BookingFault | TooLong | undefined) => {
    if (fault !== undefined) faults[name] ??= text(fault);
  };
  add('customerName', isBlank(draft.customerName) ? 'name' : undefined);
  add('customerEmail', isEmail(withoutMarks(draft.customerEmail)) ? undefined : 'email');
  const phone = phoneFault(draft.customerPhone, readPhone);
  add('customerPhone', phone && `phone.${phone}`);
  add('numberOfTravelers', partyOf(draft.numberOfTravelers) === undefined ? 'travelers' : undefined);
  const isDay = isPlainDate(draft.preferredDate);
  const untimely = isDay ? startDateFault(draft.preferredDate, today) : undefined;
  add('preferredDate', isDay ? untimely && `date.${untimely}` : 'date');
  for (const name of ['customerName', 'customerPhone', 'specialRequests'] as const)
    add(name, tooLong(draft[name].trim(), BOOKING_LENGTHS[name]));
  return faults;
}

/** The total for the typed party; undefined if it cannot be booked. */
export function draftTotal(offer: Offer, travelers: string, currency: string): string | undefined {
  const party = partyOf(travelers);
  return party === undefined ? undefined : totalPrice(offer.unitPrice, party, currency);
}

/**
 * The request for a draft without faults.
 * @param termsVersion of the cancellation terms that were shown
 */
export function toRequest(
  offer: Offer,
  draft: BookingDraft,
  currency: string,
  termsVersion: string,
): PlaceBooking {
  const numberOfTravelers = Number(draft.numberOfTravelers);
  return {
    bookingType: offer.bookingType,
    itemId: offer.itemId,
    ...keptTexts(draft),
    numberOfTravelers,
    preferredDate: draft.preferredDate,
    totalPrice: totalPrice(offer.unitPrice, numberOfTravelers, currency),
    termsVersion,
  };
}

/** The draft's texts as the server stores them. */
const keptTexts = (draft: BookingDraft) => ({
  customerName: asTyped(draft.customerName),
  customerEmail: withoutMarks(draft.customerEmail),
  customerPhone: withoutMarks(draft.customerPhone),
  specialRequests: asTyped(draft.specialRequests),
});

/** Whether a booking contains everything that was typed. */
export function saysAllOf(booking: Booking, draft: BookingDraft): boolean {
  const said = { ...keptTexts(draft), preferredDate: draft.preferredDate };
  return (
    booking.numberOfTravelers === Number(draft.numberOfTravelers) &&
    Object.entries(said).every(([name, text]) => booking[name as keyof typeof said] === text)
  );
}

/** An existing booking for the same trip, date and party; completed and cancelled ones do not count. */
export function twinOf(request: PlaceBooking, bookings: readonly Booking[]): Booking | undefined {
  const facts = ['bookingType', 'itemId', 'preferredDate', 'numberOfTravelers'] as const;
  return bookings.find(
    ({ status, ...booking }) =>
      status !== 'completed' &&
      status !== 'cancelled' &&
      facts.every((fact) => booking[fact] === request[fact]),
  );
}
