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
  /** It had arrived before, and its answer was lost. */
  earlier: boolean;
}

/** What is known of a booking that was sent before this page was loaded. */
export type SentState = 'checking' | 'absent' | 'unknown';

/**
 * Sends a booking under a key that is kept with the draft until an answer has come: whatever is lost in between, a
 * reload included, it is booked once.
 * @param onFound the booking that was sent before has arrived
 */
export function useSentBooking(drafts: Drafts, offer: Offer, onFound: (booking: Booking) => void) {
  const [before] = useState(() => readSentKey(drafts, offer));
  const sent = useMySentBookingQuery(before ?? skipToken);
  const [find] = useLazyMySentBookingQuery();
  const [place] = usePlaceBookingMutation();

  useEffect(() => {
    if (sent.data) onFound(sent.data);
    // oxlint-disable-next-line react/exhaustive-deps -- found once
  }, [sent.data]);

  const state = before === undefined || sent.data ? undefined : stateOf(sent);
  return {
    state,
    /** Whether one was sent that may have arrived; the service finds none under a key of a week ago either. */
    isOpen: () => state !== 'absent' && readSentKey(drafts, offer) !== undefined,
    place: async (request: PlaceBooking): Promise<Placed> => {
      const open = readSentKey(drafts, offer);
      const idempotencyKey = open ?? newIdempotencyKey();
      saveSentKey(drafts, offer, idempotencyKey);
      await drafts.kept(); // before the request, so that no reload falls between
      try {
        return { booking: await place({ request, idempotencyKey }).unwrap(), earlier: false };
      } catch (error) {
        // another wish was typed after the first one had arrived
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
