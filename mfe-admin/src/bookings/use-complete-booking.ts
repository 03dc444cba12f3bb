import { type Booking, bookingLabel, type PlainDate } from '@safari/contracts';
import { toast } from '@safari/ui';
import { logFailure } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useMoveBookingMutation } from '../data/booking.api';
import { useLazyTripQuery } from '../data/trip.api';
import { useEarlyEnd } from '../shared/use-early-end';
import { useTakeBack } from '../shared/use-take-back';
import { useUndoable } from '../shared/use-undoable';
import { currentState } from '../shared/use-versioned-edit';
import { useTranslations } from '../translations/translations';

export interface CompleteBooking {
  complete: () => Promise<void>;
  busy: boolean;
  /** Asked before the trip's last day. */
  question: ReactNode;
}

/** `Mark Completed`, with toasts for success and failure. */
export function useCompleteBooking(booking: Booking): CompleteBooking {
  const t = useTranslations();
  const [move, { isLoading }] = useMoveBookingMutation();
  const [readTrip] = useLazyTripQuery();
  const early = useEarlyEnd(booking);
  const undoable = useUndoable();
  const takeBack = useTakeBack();
  /** A trip that cannot be read ends no sooner than it begins. */
  const endsOn = async (): Promise<PlainDate> =>
    (await readTrip(booking.id, true)).data?.expectedEndDate ?? booking.preferredDate;
  const complete = async () => {
    if (!(await early.allowed(await endsOn()))) return;
    try {
      const reached = await move({ booking, status: 'completed' }).unwrap();
      undoable(
        {
          title: t('booking.completed'),
          description: t('booking.completed.text', { reference: booking.reference }),
        },
        takeBack(booking, reached),
      );
    } catch (error) {
      logFailure('A booking was not completed', error);
      const current = currentState<Booking>(error);
      toast({
        title: t('booking.error'),
        description: current
          ? t('booking.changed', { reference: current.reference, label: bookingLabel(current) })
          : t('booking.notCompleted'),
        variant: 'destructive',
      });
    }
  };
  return { complete, busy: isLoading, question: early.question };
}
