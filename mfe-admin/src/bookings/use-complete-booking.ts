import type { Booking } from '@safari/contracts';
import { toast } from '@safari/ui';
import { type ReactNode, useState } from 'react';
import { useMoveBookingMutation } from '../data/booking.api';
import { useLazyTripQuery } from '../data/trip.api';
import { useBecameMeanwhile } from '../shared/use-became';
import { useBookingPress } from '../shared/use-booking-press';
import { useEarlyEnd } from '../shared/use-early-end';
import { useTranslations } from '../translations/translations';

export interface CompleteBooking {
  complete: () => Promise<void>;
  busy: boolean;
  /** The confirmation asked before the trip's end. */
  question: ReactNode;
}

/** `Mark Completed`, with toasts for success and failure. */
export function useCompleteBooking(booking: Booking): CompleteBooking {
  const t = useTranslations();
  const [move] = useMoveBookingMutation();
  const [readTrip] = useLazyTripQuery();
  const early = useEarlyEnd(booking);
  const press = useBookingPress(booking);
  const becameMeanwhile = useBecameMeanwhile();
  const [busy, setBusy] = useState(false);
  const complete = async () => {
    setBusy(true);
    try {
      const { data: trip } = await readTrip(booking.id, true);
      const { preferredDate: day } = booking;
      // if the trip cannot be read, its end is taken to be its start
      if (!(await early.allowed(trip ?? { startDate: day, expectedEndDate: day }))) return;
      await press({
        change: () => move({ booking, status: 'completed' }).unwrap(),
        done: () => ({
          title: t('booking.completed'),
          description: t('booking.completed.text', { reference: booking.reference }),
        }),
        refused: (error) =>
          toast({
            title: t('booking.error'),
            description: becameMeanwhile(booking, error) ?? t('booking.notCompleted'),
            variant: 'destructive',
          }),
        trip,
      });
    } finally {
      setBusy(false);
    }
  };
  return { complete, busy, question: early.question };
}
