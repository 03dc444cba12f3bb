import {
  asTyped,
  type BookingOffers,
  type BookingTerms,
  type ChangeBooking,
  canCost,
  isBlank,
  isEmail,
  isPlainDate,
  movedDateFault,
  newTerms,
  openOffer,
  type PriceRule,
  priceByRule,
  sameTerms,
  TRAVELERS,
  termsOf,
  typedAmount,
  withoutMarks,
} from '@safari/contracts';
import { today } from '@safari/web-kit/clock';
import type { TranslationKey } from '../translations/translations';

/** The form's values: numbers as typed. */
export interface ChangeDraft {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  specialRequests: string;
  preferredDate: string;
  numberOfTravelers: string;
  priceRule: PriceRule;
  pricePercent: string;
  agreedPrice: string;
  reason: string;
}

/** The initial draft; includes an open offer of ours, so that the next member can continue it. */
export function toDraft(stored?: BookingOffers): ChangeDraft {
  if (!stored) throw new RangeError('only a stored booking can be changed');
  const { booking, offers } = stored;
  const open = openOffer(offers);
  const own = open?.offeredBy === 'staff' ? open : undefined;
  const terms = own?.after ?? booking;
  return {
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    specialRequests: booking.specialRequests,
    preferredDate: terms.preferredDate,
    numberOfTravelers: String(terms.numberOfTravelers),
    priceRule: own?.priceRule ?? 'kept',
    pricePercent: String(own?.pricePercent ?? ''),
    agreedPrice: own?.priceRule === 'agreed' ? own.after.unitPrice : booking.unitPrice,
    reason: own?.reason ?? '',
  };
}

/**
 * The warning to show if the customer's own change offer appeared or ended since the form was opened: an offer of ours
 * would decline it.
 */
export function askedMeanwhile(seen: BookingOffers, current: BookingOffers): TranslationKey | undefined {
  const [before, now] = [seen, current].map(({ offers }) => {
    const open = openOffer(offers);
    return open?.offeredBy === 'customer' ? open : undefined;
  });
  if (before?.id === now?.id) return undefined;
  return now ? 'change.asked' : 'change.askedNoMore';
}

const numberIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The terms of the draft; undefined if its date, party or price is invalid. */
export function termsIn(
  draft: ChangeDraft,
  { booking, priceToday }: BookingOffers,
  currency: string,
): BookingTerms | undefined {
  const travelers = Number(draft.numberOfTravelers);
  if (!Number.isInteger(travelers) || travelers < TRAVELERS.min || travelers > TRAVELERS.max)
    return undefined;
  if (!isPlainDate(draft.preferredDate)) return undefined;
  const unitPrice = priceByRule(
    {
      priceRule: draft.priceRule,
      pricePercent: numberIn(draft.pricePercent),
      booked: booking.unitPrice,
      priceToday,
      agreed: typedAmount(draft.agreedPrice, currency) ?? '',
    },
    currency,
  );
  return unitPrice === undefined ? undefined : newTerms(draft.preferredDate, travelers, unitPrice, currency);
}

type Faults = Partial<Record<keyof ChangeDraft, TranslationKey>>;

/** The price is checked by the terms that it results in. */
export function changeFaults(draft: ChangeDraft, stored: BookingOffers, currency: string): Faults {
  const faults: Faults = {};
  if (isBlank(draft.customerName)) faults.customerName = 'change.fault.name';
  if (!isEmail(withoutMarks(draft.customerEmail))) faults.customerEmail = 'change.fault.email';
  if (isBlank(draft.customerPhone)) faults.customerPhone = 'change.fault.phone';
  const party = Number(draft.numberOfTravelers);
  if (!Number.isInteger(party) || party < TRAVELERS.min || party > TRAVELERS.max) {
    faults.numberOfTravelers = 'change.fault.travelers';
  }
  const terms = termsIn(draft, stored, currency);
  if (!isPlainDate(draft.preferredDate) || movedDateFault(stored.booking, draft, today())) {
    faults.preferredDate = 'change.fault.date';
  }
  if (Object.keys(faults).length > 0) return faults;
  if (!terms) return priceFault(draft.priceRule, 'change.fault.notSold');
  if (!canCost(terms.unitPrice, stored.booking.unitPrice)) {
    return priceFault(draft.priceRule, 'change.fault.free');
  }
  if (!sameTerms(terms, termsOf(stored.booking)) && isBlank(draft.reason)) {
    faults.reason = 'change.fault.reason';
  }
  return faults;
}

/** @param ofToday the fault of the price of today */
function priceFault(rule: PriceRule, ofToday: TranslationKey): Faults {
  if (rule === 'percent') return { pricePercent: 'change.fault.percent' };
  return rule === 'agreed' ? { agreedPrice: 'change.fault.price' } : { priceRule: ofToday };
}

/** @param terms as returned by {@link termsIn} */
export function toRequest(draft: ChangeDraft, terms: BookingTerms): ChangeBooking {
  return {
    customerName: asTyped(draft.customerName),
    customerEmail: withoutMarks(draft.customerEmail),
    customerPhone: withoutMarks(draft.customerPhone),
    specialRequests: asTyped(draft.specialRequests),
    preferredDate: terms.preferredDate,
    numberOfTravelers: terms.numberOfTravelers,
    unitPrice: terms.unitPrice,
    priceRule: draft.priceRule,
    pricePercent: draft.priceRule === 'percent' ? numberIn(draft.pricePercent) : null,
    reason: asTyped(draft.reason),
  };
}
