import type { Booking, ChangeOffer, ItemNaming, LinkedOffer, OfferState } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import { ANSWERABLE } from '../bookings/booking-progress.view.js';

/** An offer with the booking that it is for. */
export interface OfferRow extends ChangeOffer {
  bookingId: string;
}

/** It ended after its time was over: nobody answered it. */
export const UNANSWERED = 'answered_at > expires_at';

/** A row of `change_offer`, joined with its booking, as {@link OfferRow}. */
export const OFFER_COLUMNS = `
  change_offer.id, change_offer.booking_id as "bookingId", offered_by as "offeredBy",
  case when ${UNANSWERED} or (change_offer.state = 'open' and not (${ANSWERABLE})) then 'expired'
    else change_offer.state end as state,
  before, after, price_rule as "priceRule", price_percent::float as "pricePercent", reason, words,
  ${wireMoment('offered_at')} as "offeredAt", ${wireMoment('expires_at')} as "expiresAt",
  ${wireMoment(`case when ${UNANSWERED} then null else answered_at end`)} as "answeredAt"`;

export function toOffer({ id, offeredBy, state, before, after, ...offer }: OfferRow): ChangeOffer {
  const { priceRule, pricePercent, reason, offeredAt, expiresAt, answeredAt, words } = offer;
  return {
    id,
    offeredBy,
    state,
    before,
    after,
    priceRule,
    pricePercent,
    reason,
    offeredAt,
    expiresAt,
    answeredAt,
    words,
  };
}

/** Without data about the travelers and without internal ids. */
export function toLinkedOffer(
  { before, after, reason, expiresAt }: OfferRow,
  { reference, itemName, itemTranslations }: Pick<Booking, 'reference' | ItemNaming>,
  state: OfferState,
): LinkedOffer {
  return { reference, itemName, itemTranslations, state, before, after, reason, expiresAt };
}
