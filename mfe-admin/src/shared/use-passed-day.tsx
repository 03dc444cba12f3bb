import { type Booking, isLapsed } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useAskFirst } from './asking/use-ask-first';
import { useQuestion } from './use-question';

export interface PassedDay {
  /**
   * Whether the operator may be confirmed: until the trip's day, unless staff want to be asked; after it, after a
   * confirmation.
   */
  allowed: (operator: string) => Promise<boolean>;
  /** Render it: the confirmation, while it is open. */
  question: ReactNode;
}

/**
 * Asks before an operator is confirmed for a trip whose day has passed, since it may have taken place; see also
 * `useAskFirst`.
 */
export function usePassedDay(booking: Booking): PassedDay {
  const t = useTranslations();
  const { date } = useFormat();
  const { customerName: customer, reference, preferredDate } = booking;
  const { ask, question } = useQuestion((operator: string) => ({
    title: t('passed.title'),
    description: t('passed.text', { operator, customer, reference, date: date(preferredDate) }),
    confirmLabel: t('passed.confirm'),
  }));
  const first = useAskFirst(booking);
  return {
    allowed: (operator) =>
      isLapsed(booking, today())
        ? ask(operator)
        : first.allowed({ reached: 'confirmed', confirmLabel: t('next.confirm', { operator }), operator }),
    question: question ?? first.question,
  };
}
