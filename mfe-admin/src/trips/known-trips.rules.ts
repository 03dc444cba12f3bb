import type { ActiveTrip } from '@safari/contracts';

/** The trips that are known, in the order of the list; those after the fresh ones are as they were when they were read. */
export interface KnownTrips {
  trips: readonly ActiveTrip[];
  fresh: number;
}

/**
 * What is known once the beginning of the list was read anew: what came after it stays.
 * @param ends whether there is nothing after what was read
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

/** The list is by departure, then by id. */
function isAfter(one: ActiveTrip, other: ActiveTrip): boolean {
  const [{ startDate }, { startDate: from }] = [one.trip, other.trip];
  return startDate === from ? one.booking.id > other.booking.id : startDate > from;
}
