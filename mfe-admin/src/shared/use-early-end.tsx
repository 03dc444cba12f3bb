import type { Booking, TripStatus } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useAskFirst } from './asking/use-ask-first';
import { useQuestion } from './use-question';

/** The days of a trip. */
export type TripDays = Pick<TripStatus, 'startDate' | 'expectedEndDate'>;

export interface EarlyEnd {
  /**
   * Whether a trip with these days may be completed: from its last day on (a one-day trip: after its day), unless staff
   * want to be asked; before that, after a confirmation.
   */
  allowed: (days: TripDays) => Promise<boolean>;
  /** Render it: the confirmation, while it is open. */
  question: ReactNode;
}

/** Asks before a trip is completed early, and names the customer concerned; see also `useAskFirst`. */
export function useEarlyEnd(booking: Booking): EarlyEnd {
  const t = useTranslations();
  const { date, money } = useFormat();
  const { customerName, reference, assignedOperatorName, totalPrice } = booking;
  const { ask, question } = useQuestion(({ expectedEndDate }: TripDays) => ({
    title: t('early.title'),
    description: t('early.text', {
      customer: customerName,
      reference,
      operator: assignedOperatorName ?? '',
      amount: money(totalPrice),
      date: date(expectedEndDate),
    }),
    confirmLabel: t('early.confirm'),
  }));
  const first = useAskFirst(booking);
  return {
    allowed: (days) =>
      endsEarly(days)
        ? ask(days)
        : first.allowed({ reached: 'completed', confirmLabel: t('booking.markCompleted') }),
    question: question ?? first.question,
  };
}

function endsEarly({ startDate, expectedEndDate }: TripDays): boolean {
  return startDate === expectedEndDate ? today() <= expectedEndDate : today() < expectedEndDate;
}
