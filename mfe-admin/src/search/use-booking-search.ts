import type { Booking } from '@safari/contracts';
import { skipToken } from '@safari/web-kit';
import { useFoundBookingsQuery, useSearchSpellingQuery } from '../data/booking.api';
import { MIN_SEARCH_LENGTH } from './search-state.rules';

/** How many results are shown. */
const MAX_RESULTS = 8;

export interface BookingSearchResult {
  /** `undefined` while loading. */
  found: Booking[] | undefined;
  /** A suggestion, if the typed text finds nothing. */
  meant: string | undefined;
  isError: boolean;
  retry: () => void;
}

/** The bookings that match a search; if there are none, those that match a suggested correction. */
export function useBookingSearch(search: string): BookingSearchResult {
  const typed = useFoundBookingsQuery(
    search.length < MIN_SEARCH_LENGTH ? skipToken : { search, limit: MAX_RESULTS },
  );
  const isNothing = typed.currentData?.length === 0;
  const spelling = useSearchSpellingQuery(isNothing ? search : skipToken);
  const meant = spelling.currentData?.search ?? undefined;
  const similar = useFoundBookingsQuery(
    isNothing && meant ? { search: meant, limit: MAX_RESULTS } : skipToken,
  );
  const isAskingFurther = isNothing && (spelling.isFetching || similar.isFetching);
  return {
    found: isAskingFurther ? undefined : (isNothing && similar.currentData) || typed.currentData,
    meant: isNothing && similar.currentData ? meant : undefined,
    isError: typed.isError,
    retry: () => void typed.refetch(),
  };
}
