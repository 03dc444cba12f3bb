import type { Booking, PlaceBooking } from '@safari/contracts';
import { type Drafts, isCallError, newIdempotencyKey, skipToken } from '@safari/web-kit';
import { useEffect, useState } from 'react';
import {
  useLazyMySentBookingQuery,
  useMySentBookingQuery,
  usePlaceBookingMutation,
} from '../data/booking.api';
import { isDomainError, isNotFound } from '../shared/domain-error';
import type { Offer } from '../shared/offer';
import { clearSentKey, readSentKey, saveSentKey } from './draft-store';

export interface Placed {
  booking: Booking;
  /** It had been placed by an earlier request, whose answer was lost. */
  earlier: boolean;
}

/** What is known about a booking that was sent before this page was loaded. */
export type SentState = 'checking' | 'absent' | 'unknown';

/**
 * Places a booking under an idempotency key that is stored with the draft until it is answered: after a lost answer or
 * a reload, the booking is still made only once.
 * @param onFound called if the booking sent earlier had arrived
 */
export function useSentBooking(drafts: Drafts, offer: Offer, onFound: (booking: Booking) => void) {
  const [before] = useState(() => readSentKey(drafts, offer));
  const sent = useMySentBookingQuery(before ?? skipToken);
  const [find] = useLazyMySentBookingQuery();
  const [place] = usePlaceBookingMutation();

  useEffect(() => {
    if (sent.data) onFound(sent.data);
    // oxlint-disable-next-line react/exhaustive-deps -- called once
  }, [sent.data]);

  const state = before === undefined || sent.data ? undefined : stateOf(sent);
  return {
    state,
    /**
     * Whether a booking was sent that may have arrived. Of a key that is older than a week the service knows nothing.
     */
    isOpen: () => state !== 'absent' && readSentKey(drafts, offer) !== undefined,
    place: async (request: PlaceBooking): Promise<Placed> => {
      const open = readSentKey(drafts, offer);
      const idempotencyKey = open ?? newIdempotencyKey();
      saveSentKey(drafts, offer, idempotencyKey);
      await drafts.kept(); // before the request, so that a reload in between does not lose the key
      try {
        return { booking: await place({ request, idempotencyKey }).unwrap(), earlier: false };
      } catch (error) {
        // the details were changed after the first request had arrived
        if (isCallError(error) && error.problem?.code === 'key_reused')
          return { booking: await find(idempotencyKey).unwrap(), earlier: true };
        if (open === undefined && isDomainError(error)) clearSentKey(drafts, offer);
        throw error;
      }
    },
  };
}

function stateOf({ error, isFetching }: { error?: unknown; isFetching: boolean }): SentState {
  if (isFetching) return 'checking';
  return isNotFound(error) ? 'absent' : 'unknown';
}
