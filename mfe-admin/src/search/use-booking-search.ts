import type { Booking } from '@safari/contracts';
import { skipToken } from '@safari/web-kit';
import { useFoundBookingsQuery, useSearchSpellingQuery } from '../data/booking.api';
import { MIN_SEARCH_LENGTH } from './search-state.rules';

/** How many results are shown. */
const MAX_RESULTS = 8;

export interface BookingSearchResult {
  /** `undefined` while it is not known yet. */
  found: Booking[] | undefined;
  /** The search that was probably meant, where what was typed finds nothing. */
  meant: string | undefined;
  isError: boolean;
  retry: () => void;
}

/** What a search finds; where that is nothing, what one finds that was probably meant. */
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
