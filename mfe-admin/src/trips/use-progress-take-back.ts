import type { TripStatus } from '@safari/contracts';
import {
  useLazyBookingQuery,
  useReopenBookingMutation,
  useUnstartBookingMutation,
} from '../data/booking.api';
import { useLazyTripQuery } from '../data/trip.api';
import { useTranslations } from '../translations/translations';
import { useSetProgressMutation } from './trip.api';
import { hasMoved, progressOf } from './trip.rules';

type TakeBack = (from: TripStatus, reached: TripStatus) => Promise<(() => Promise<unknown>) | undefined>;

/**
 * What takes back that a trip's progress was set, over the state that it reached: one that was completed is opened again,
 * one that began by it waits for its first day. Undefined where it stood there already.
 */
export function useProgressTakeBack(): TakeBack {
  const t = useTranslations();
  const [setProgress] = useSetProgressMutation();
  const [reopen] = useReopenBookingMutation();
  const [unstart] = useUnstartBookingMutation();
  const [readBooking] = useLazyBookingQuery();
  const [readTrip] = useLazyTripQuery();

  const restore = async (trip: TripStatus, from: TripStatus): Promise<void> => {
    if (!hasProgressOf(trip, from)) await setProgress({ trip, progress: progressOf(from) }).unwrap();
    if (from.currentStatus === 'confirmed') {
      await unstart(await readBooking(from.bookingId).unwrap()).unwrap();
    }
  };

  return async (from, reached) => {
    if (!hasMoved(from, reached)) return undefined;
    if (reached.currentStatus !== 'completed') return () => restore(reached, from);
    const { data: booking } = await readBooking(from.bookingId);
    if (!booking) return undefined;
    return async () => {
      await reopen({ booking, request: { reason: t('undo.reason') } }).unwrap();
      await restore(await readTrip(from.bookingId).unwrap(), from);
    };
  };
}

const hasProgressOf = (trip: TripStatus, from: TripStatus): boolean =>
  trip.completionPercentage === from.completionPercentage && trip.currentDay === from.currentDay;
