import type { Booking, OperatorOffer } from '@safari/contracts';
import { toast } from '@safari/ui';
import type { ReactNode } from 'react';
import { useAssignOperatorMutation, useMoveBookingMutation } from '../data/booking.api';
import { useAskFirst } from '../shared/asking/use-ask-first';
import { useBecameMeanwhile } from '../shared/use-became';
import { useBookingPress } from '../shared/use-booking-press';
import { useFailureTexts } from '../shared/use-failure-texts';
import { usePassedDay } from '../shared/use-passed-day';
import { useRecorded } from '../shared/use-recorded';
import { useTranslations } from '../translations/translations';
import { useCompleteBooking } from './use-complete-booking';

export interface NextMove {
  confirm: (offer: OperatorOffer) => Promise<void>;
  recordPayment: () => Promise<void>;
  start: () => Promise<void>;
  complete: () => Promise<void>;
  busy: boolean;
  /** The question before a trip is completed early, confirmed after its day, or the customer is written to. */
  question: ReactNode;
}

/** The next steps that take one press, each with a toast for success or failure. */
export function useNextMove(booking: Booking): NextMove {
  const t = useTranslations();
  const [move, moving] = useMoveBookingMutation();
  const [assign, assigning] = useAssignOperatorMutation();
  const completing = useCompleteBooking(booking);
  const passed = usePassedDay(booking);
  const first = useAskFirst(booking);
  const { reference } = booking;

  const press = useBookingPress(booking);
  const becameMeanwhile = useBecameMeanwhile();
  const textsOf = useFailureTexts();

  const recorded = useRecorded();
  const attempt = (change: () => Promise<Booking>, title: string, said: string | (() => Promise<string>)) =>
    press({
      change,
      done: async () => ({ title, description: typeof said === 'string' ? said : await said() }),
      refused: (error) => {
        const { title: failed, text } = textsOf(error, t('next.refused', { reference }));
        const description = becameMeanwhile(booking, error) ?? text;
        toast({ variant: 'destructive', title: failed, description });
      },
    });

  return {
    confirm: async ({ operatorId, operatorName: operator }) => {
      if (!(await passed.allowed(operator))) return;
      await attempt(
        () => assign({ booking, operatorId }).unwrap(),
        t('communications.confirmed'),
        t('next.confirmed', { operator, reference }),
      );
    },
    recordPayment: async () => {
      const confirmLabel = t('payment.record');
      if (!(await first.allowed({ reached: 'payment_received', confirmLabel }))) return;
      await attempt(
        () => move({ booking, status: 'payment_received' }).unwrap(),
        t('payment.recorded'),
        () => recorded(booking),
      );
    },
    start: () =>
      attempt(
        () => move({ booking, status: 'in_progress' }).unwrap(),
        t('next.started'),
        t('next.started.text', { reference, customer: booking.customerName }),
      ),
    complete: completing.complete,
    busy: moving.isLoading || assigning.isLoading || completing.busy,
    question: passed.question ?? completing.question ?? first.question,
  };
}
