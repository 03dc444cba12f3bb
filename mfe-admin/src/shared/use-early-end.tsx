import { type Booking, type PlainDate, today } from '@safari/contracts';
import { Confirm } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { type ReactNode, useState } from 'react';
import { useTranslations } from '../translations/translations';

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
  const [asked, setAsked] = useState<{ endsOn: PlainDate; answer: (may: boolean) => void }>();
  const { customerName, reference, assignedOperatorName, totalPrice } = booking;
  const answer = (may: boolean) => {
    asked?.answer(may);
    setAsked(undefined);
  };
  return {
    allowed: (endsOn) =>
      today() >= endsOn
        ? Promise.resolve(true)
        : new Promise((resolve) => setAsked({ endsOn, answer: resolve })),
    question: asked && (
      <Confirm
        open
        onOpenChange={() => answer(false)}
        title={t('early.title')}
        description={t('early.text', {
          customer: customerName,
          reference,
          operator: assignedOperatorName ?? '',
          amount: money(totalPrice),
          date: date(asked.endsOn),
        })}
        confirmLabel={t('early.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => answer(true)}
      />
    ),
  };
}
