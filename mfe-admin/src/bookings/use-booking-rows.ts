import type { BookingFilter } from '@safari/contracts';
import { useBookingsInfiniteQuery } from '../data/booking.api';
import { useArrivals } from './use-arrivals';

/** The rows of a filter, page by page, without those that arrived above them. */
export function useBookingRows(filter: BookingFilter) {
  const { currentData, ...result } = useBookingsInfiniteQuery(filter);
  const { shown, ...arrivals } = useArrivals(
    JSON.stringify(filter),
    currentData?.pages.flatMap((page) => page.items),
  );
  return { ...result, rows: shown, ...arrivals };
}

export type BookingRows = ReturnType<typeof useBookingRows>;
