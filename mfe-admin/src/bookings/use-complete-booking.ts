import type { Booking } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { useMoveBookingMutation } from '../data/booking.api';
import { useLazyTripQuery } from '../data/trip.api';
import { useBecame } from '../shared/use-became';
import { useEarlyEnd } from '../shared/use-early-end';
import { useTakeBack } from '../shared/use-take-back';
import { useUndoable } from '../shared/use-undoable';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';

export interface CompleteBooking {
  complete: () => Promise<void>;
  busy: boolean;
  /** Asked before the trip is over. */
  question: ReactNode;
}

/** `Mark Completed`, with toasts for success and failure. */
export function useCompleteBooking(booking: Booking): CompleteBooking {
  const t = useTranslations();
  const [move] = useMoveBookingMutation();
  const [readTrip] = useLazyTripQuery();
  const early = useEarlyEnd(booking);
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  const became = useBecame();
  const [busy, setBusy] = useState(false);
  const complete = async () => {
    setBusy(true);
    try {
      const { data: trip } = await readTrip(booking.id, true);
      const { preferredDate: day } = booking;
      // a trip that cannot be read ends no sooner than it begins
      if (!(await early.allowed(trip ?? { startDate: day, expectedEndDate: day }))) return;
      const reached = await move({ booking, status: 'completed' }).unwrap();
      undoable(
        {
          title: t('booking.completed'),
          description: t('booking.completed.text', { reference: booking.reference }),
        },
        takeBack(booking, reached, trip),
      );
    } catch (error) {
      logFailure('A booking was not completed', error);
      const current = currentState<Booking>(error);
      toast({
        title: t('booking.error'),
        description: current ? became(booking, current) : t('booking.notCompleted'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return { complete, busy, question: early.question };
}
