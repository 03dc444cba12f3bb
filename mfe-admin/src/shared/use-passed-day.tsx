import { type Booking, isLapsed, today } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useQuestion } from './use-question';

export interface PassedDay {
  /** Whether that operator may be confirmed: at once up to the day of the trip, after it if staff say so. */
  allowed: (operator: string) => Promise<boolean>;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Asks before an operator is confirmed for a trip whose day has passed, which may have taken place. */
export function usePassedDay(booking: Booking): PassedDay {
  const t = useTranslations();
  const { date } = useFormat();
  const { customerName: customer, reference, preferredDate } = booking;
  const { ask, question } = useQuestion((operator: string) => ({
    title: t('passed.title'),
    description: t('passed.text', { operator, customer, reference, date: date(preferredDate) }),
    confirmLabel: t('passed.confirm'),
  }));
  return { allowed: async (operator) => !isLapsed(booking, today()) || ask(operator), question };
}
