import type { Booking, TripStatus } from '@safari/contracts';
import {
  useLazyBookingQuery,
  useReopenBookingMutation,
  useUnstartBookingMutation,
} from '../data/booking.api';
import { useLazyTripQuery, useSetProgressMutation } from '../data/trip.api';
import { useTranslations } from '../translations/translations';

export interface TripRestore {
  /** Brings a trip to where it stood; one that began since waits for its first day. */
  restore: (trip: TripStatus, from: TripStatus) => Promise<void>;
  /** Opens the trip of a booking that was completed, and brings it to where it stood. */
  reopen: (completed: Booking, from: TripStatus) => Promise<void>;
}

/** What brings a trip back by which an Undo ends, whatever press had moved it. */
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
