import type { TripStatus } from '@safari/contracts';
import { useLazyBookingQuery } from '../data/booking.api';
import { useTripRestore } from '../shared/use-trip-restore';
import { hasMoved } from './trip.rules';

type TakeBack = (from: TripStatus, reached: TripStatus) => Promise<(() => Promise<unknown>) | undefined>;

/**
 * Returns the undo of a progress change, based on the state that it reached: reopens a trip that it completed, and sets
 * one that it started back to before its start. Undefined if nothing has changed.
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
