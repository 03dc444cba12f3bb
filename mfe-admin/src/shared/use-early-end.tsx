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
   * Whether a trip of those days may be completed: from its last day on at once, unless staff want to be asked; before it
   * if staff say so. One of a single day ends when that day is over.
   */
  allowed: (days: TripDays) => Promise<boolean>;
  /** The question, while it is asked. */
  question: ReactNode;
}

/**
 * Asks before a trip is completed while days of it are still to come, or its only one is not over, and names whom that
 * concerns; see also `useAskFirst`.
 */
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
