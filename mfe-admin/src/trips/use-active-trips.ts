import type { ActiveTrip } from '@safari/contracts';
import { useEffect, useState } from 'react';
import { useActiveTripsInfiniteQuery } from '../data/trip.api';
import { type KnownTrips, knownTrips } from './known-trips.rules';

/**
 * The active trips, page by page. An event refetches only the first page; of the others, those in view: a component
 * that shows a trip that is not fresh calls `readOn`.
 * @param isShort whether more trips must be loaded at once, given the fresh and the known ones
 */
export function useActiveTrips(
  isShort: (fresh: readonly ActiveTrip[], known: readonly ActiveTrip[]) => boolean,
) {
  const { data, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage, isError, refetch } =
    useActiveTripsInfiniteQuery();
  const [seen, setSeen] = useState<KnownTrips & { data: typeof data }>({
    data: undefined,
    trips: [],
    fresh: 0,
  });
  const known = data === seen.data ? seen : { data, ...knownTrips(seen.trips, itemsOf(data), !hasNextPage) };
  if (known !== seen) setSeen(known);
  const { trips, fresh } = known;

  const stale = new Set(trips.slice(fresh).map(({ booking }) => booking.id));
  const mayRead = hasNextPage && !isFetching && !isError;
  const short = mayRead && isShort(trips.slice(0, fresh), trips);
  useEffect(() => {
    if (short) void fetchNextPage();
  }, [short, fetchNextPage]);

  /** Refetches outdated pages first: only after those can more be loaded. */
  const showMore = async () => {
    for (let more = true; more; ) {
      // oxlint-disable-next-line no-await-in-loop -- each page names the next
      const page = await fetchNextPage();
      more = page.isSuccess && page.hasNextPage && itemsOf(page.data).length <= trips.length;
    }
  };
  return {
    result: { data: data && trips, isError, isFetching, refetch },
    isFresh: ({ booking }: ActiveTrip) => !stale.has(booking.id),
    readOn: mayRead ? () => void fetchNextPage() : undefined,
    hasMore: hasNextPage,
    showMore,
    isFetchingNextPage,
  };
}

const itemsOf = (data: { pages: readonly { items: ActiveTrip[] }[] } | undefined): ActiveTrip[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
