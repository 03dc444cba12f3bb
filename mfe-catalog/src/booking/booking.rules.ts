import {
  type BookingDetails,
  isEmail,
  isPlainDate,
  type PlaceBooking,
  TRAVELERS,
  today,
  totalPrice,
} from '@safari/contracts';
import type { FieldErrors } from '@safari/web-kit';
import type { Offer } from '../shared/offer';

/** What is typed into the booking form. */
export type BookingDraft = BookingDetails;

export const EMPTY_DRAFT: BookingDraft = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  numberOfTravelers: 1,
  preferredDate: '',
  specialRequests: '',
};

/** What is no number falls back to 1. */
export function readTravelers(text: string): number {
  const number = Number(text.trim());
  return text.trim() === '' || !Number.isFinite(number) ? TRAVELERS.min : number;
}

export type BookingFault = 'name' | 'email' | 'phone' | 'travelers' | 'date' | 'past';

/** The first fault of each field, by the rules that the server holds as well. */
export function bookingFaults(
  draft: BookingDraft,
  text: (fault: BookingFault) => string,
  now: Date = new Date(),
): FieldErrors {
  const faults: Partial<Record<keyof BookingDraft, string>> = {};
  const { min, max } = TRAVELERS;
  const travelers = draft.numberOfTravelers;
  if (draft.customerName.trim() === '') faults.customerName = text('name');
  if (!isEmail(draft.customerEmail.trim())) faults.customerEmail = text('email');
  if (draft.customerPhone.trim() === '') faults.customerPhone = text('phone');
  if (!Number.isInteger(travelers) || travelers < min || travelers > max) {
    faults.numberOfTravelers = text('travelers');
  }
  if (!isPlainDate(draft.preferredDate)) faults.preferredDate = text('date');
  else if (draft.preferredDate < today(now)) faults.preferredDate = text('past');
  return faults;
}

/** The price of so many travelers; nothing is shown for a number that is none. */
export function draftTotal(offer: Offer, travelers: number, currency: string): string | undefined {
  const { min, max } = TRAVELERS;
  return Number.isInteger(travelers) && travelers >= min && travelers <= max
    ? totalPrice(offer.unitPrice, travelers, currency)
    : undefined;
}

export function toRequest(offer: Offer, draft: BookingDraft, currency: string): PlaceBooking {
  return {
    bookingType: offer.bookingType,
    itemId: offer.itemId,
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim(),
    customerPhone: draft.customerPhone.trim(),
    numberOfTravelers: draft.numberOfTravelers,
    preferredDate: draft.preferredDate,
    specialRequests: draft.specialRequests.trim(),
    totalPrice: totalPrice(offer.unitPrice, draft.numberOfTravelers, currency),
  };
}
