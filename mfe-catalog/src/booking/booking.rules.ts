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

/** What is typed into the booking form; the travelers as they are typed, which may be nothing yet. */
export type BookingDraft = Omit<BookingDetails, 'numberOfTravelers'> & { numberOfTravelers: string };

export const EMPTY_DRAFT: BookingDraft = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  numberOfTravelers: String(TRAVELERS.min),
  preferredDate: '',
  specialRequests: '',
};

/** What stands in the field once it is left: what is no number falls back to 1, a whole one is written plainly. */
export function settledTravelers(text: string): string {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return String(TRAVELERS.min);
  return Number.isInteger(number) ? String(number) : text;
}

/** A party that can be booked. */
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
 * The first fault of each field, by the rules that the server holds as well.
 * @param today at the safari
 * @param readPhone left out while it is on its way: the server looks at the number, too
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

/** The price of what is typed so far; none for a party that cannot be booked. */
export function draftTotal(offer: Offer, travelers: string, currency: string): string | undefined {
  const party = partyOf(travelers);
  return party === undefined ? undefined : totalPrice(offer.unitPrice, party, currency);
}

/**
 * What is sent of a draft without faults.
 * @param termsVersion of the cancellation terms that were read
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

/** The texts of a draft as the server keeps them. */
const keptTexts = (draft: BookingDraft) => ({
  customerName: asTyped(draft.customerName),
  customerEmail: withoutMarks(draft.customerEmail),
  customerPhone: withoutMarks(draft.customerPhone),
  specialRequests: asTyped(draft.specialRequests),
});

/** Whether a booking says all that was typed. */
export function saysAllOf(booking: Booking, draft: BookingDraft): boolean {
  const said = { ...keptTexts(draft), preferredDate: draft.preferredDate };
  return (
    booking.numberOfTravelers === Number(draft.numberOfTravelers) &&
    Object.entries(said).every(([name, text]) => booking[name as keyof typeof said] === text)
  );
}

/** The booking that already asks for the same trip, date and party; one that is over does not count. */
export function twinOf(request: PlaceBooking, bookings: readonly Booking[]): Booking | undefined {
  const facts = ['bookingType', 'itemId', 'preferredDate', 'numberOfTravelers'] as const;
  return bookings.find(
    ({ status, ...booking }) =>
      status !== 'completed' &&
      status !== 'cancelled' &&
      facts.every((fact) => booking[fact] === request[fact]),
  );
}
