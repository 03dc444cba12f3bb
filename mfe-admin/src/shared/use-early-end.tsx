import { type Booking, type PlainDate, today } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { useQuestion } from './use-question';

export interface EarlyEnd {
  /** Whether a trip that ends on that day may be completed: at once from that day on, before it if staff say so. */
  allowed: (endsOn: PlainDate) => Promise<boolean>;
  /** The question, while it is asked. */
  question: ReactNode;
}

/** Asks before a trip is completed while days of it are still to come, and names whom that concerns. */
export function useEarlyEnd(booking: Booking): EarlyEnd {
  const t = useTranslations();
  const { date, money } = useFormat();
  const { customerName, reference, assignedOperatorName, totalPrice } = booking;
  const { ask, question } = useQuestion((endsOn: PlainDate) => ({
    title: t('early.title'),
    description: t('early.text', {
      customer: customerName,
      reference,
      operator: assignedOperatorName ?? '',
      amount: money(totalPrice),
      date: date(endsOn),
    }),
    confirmLabel: t('early.confirm'),
  }));
  return { allowed: async (endsOn) => today() >= endsOn || ask(endsOn), question };
}
