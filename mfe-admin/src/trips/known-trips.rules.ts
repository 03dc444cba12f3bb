import type { ActiveTrip } from '@safari/contracts';

/** The loaded trips, in the order of the list; those after the fresh ones may be out of date. */
export interface KnownTrips {
  trips: readonly ActiveTrip[];
  fresh: number;
}

/**
 * Updates the loaded trips after the first part of the list was refetched; the trips after it are kept.
 * @param ends whether the refetched part is the whole list
 */
export function knownTrips(
  before: readonly ActiveTrip[],
  read: readonly ActiveTrip[],
  ends: boolean,
): KnownTrips {
  const last = read.at(-1);
  const ids = new Set(read.map(({ booking }) => booking.id));
  const later =
    ends || !last ? [] : before.filter((trip) => !ids.has(trip.booking.id) && isAfter(trip, last));
  return { trips: [...read, ...later], fresh: read.length };
}

/** The list is sorted by departure, then by id. */
function isAfter(one: ActiveTrip, other: ActiveTrip): boolean {
  const [{ startDate }, { startDate: from }] = [one.trip, other.trip];
  return startDate === from ? one.booking.id > other.booking.id : startDate > from;
}
