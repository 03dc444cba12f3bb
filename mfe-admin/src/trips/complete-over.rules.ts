import { type ActiveTrip, nextStatuses, type PlainDate } from '@safari/contracts';
import { isOver } from './trip-week.rules';

/** A trip to be completed together with others, by the id of its booking. */
export interface OverTrip extends ActiveTrip {
  id: string;
}

/** The trips that are over: those that can be completed, and those not paid yet. */
export function overTrips(
  active: readonly ActiveTrip[],
  today: PlainDate,
): { completable: OverTrip[]; unpaid: OverTrip[] } {
  const over = active.filter((trip) => isOver(trip, today)).map((trip) => ({ ...trip, id: trip.booking.id }));
  const isPaid = ({ booking }: OverTrip) => nextStatuses(booking.status).includes('completed');
  return { completable: over.filter(isPaid), unpaid: over.filter((trip) => !isPaid(trip)) };
}

/** How many customers are written to; one with several trips counts once. */
export const customersOf = (trips: readonly ActiveTrip[]): number =>
  new Set(trips.map(({ booking }) => booking.customerEmail.toLowerCase())).size;
