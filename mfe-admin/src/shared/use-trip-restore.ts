import type { Booking, TripStatus } from '@safari/contracts';
import {
  useLazyBookingQuery,
  useReopenBookingMutation,
  useUnstartBookingMutation,
} from '../data/booking.api';
import { useLazyTripQuery, useSetProgressMutation } from '../data/trip.api';
import { useTranslations } from '../translations/translations';

export interface TripRestore {
  /** Restores a trip's earlier state; a trip that was started since is set back to before its start. */
  restore: (trip: TripStatus, from: TripStatus) => Promise<void>;
  /** Reopens the trip of a completed booking, and restores its earlier state. */
  reopen: (completed: Booking, from: TripStatus) => Promise<void>;
}

/** The calls by which an Undo restores a trip. */
export function useTripRestore(): TripRestore {
  const t = useTranslations();
  const [setProgress] = useSetProgressMutation();
  const [reopen] = useReopenBookingMutation();
  const [unstart] = useUnstartBookingMutation();
  const [readBooking] = useLazyBookingQuery();
  const [readTrip] = useLazyTripQuery();

  const restore: TripRestore['restore'] = async (trip, from) => {
    const { bookingId, currentStatus, completionPercentage, currentDay } = from;
    if (trip.completionPercentage !== completionPercentage || trip.currentDay !== currentDay) {
      await setProgress({ trip, progress: { completionPercentage, currentDay } }).unwrap();
    }
    if (currentStatus === 'confirmed') await unstart(await readBooking(bookingId).unwrap()).unwrap();
  };
  return {
    restore,
    reopen: async (booking, from) => {
      await reopen({ booking, request: { reason: t('undo.reason') } }).unwrap();
      await restore(await readTrip(booking.id).unwrap(), from);
    },
  };
}
