import type { TripStatus } from '@safari/contracts';
import { useLazyBookingQuery } from '../data/booking.api';
import { useTripRestore } from '../shared/use-trip-restore';
import { hasMoved } from './trip.rules';

type TakeBack = (from: TripStatus, reached: TripStatus) => Promise<(() => Promise<unknown>) | undefined>;

/**
 * What takes back that a trip's progress was set, over the state that it reached: one that was completed is opened again,
 * one that began by it waits for its first day. Undefined where it stood there already.
 */
export function useProgressTakeBack(): TakeBack {
  const { restore, reopen } = useTripRestore();
  const [readBooking] = useLazyBookingQuery();

  return async (from, reached) => {
    if (!hasMoved(from, reached)) return undefined;
    if (reached.currentStatus !== 'completed') return () => restore(reached, from);
    const { data: booking } = await readBooking(from.bookingId);
    return booking && (() => reopen(booking, from));
  };
}
