import type { Booking, TripStatus } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { today } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { useQuestion } from '../shared/use-question';
import { useTranslations } from '../translations/translations';

export interface EarlyStart {
  /**
   * Whether a trip may be started: from its first day on; before that, after a confirmation. One that has started stays
   * so.
   */
  allowed: (trip: TripStatus) => Promise<boolean>;
  /** Render it: the confirmation, while it is open. */
  question: ReactNode;
}

/** Asks before a trip is started early, and names the customer concerned. */
export function useEarlyStart({ customerName: customer, reference }: Booking): EarlyStart {
  const t = useTranslations();
  const { date } = useFormat();
  const { ask, question } = useQuestion(({ startDate }: TripStatus) => ({
    title: t('begin.early.title'),
    description: t('begin.early.text', { customer, reference, date: date(startDate) }),
    confirmLabel: t('begin.early.confirm'),
  }));
  const isEarly = ({ currentStatus, startDate }: TripStatus) =>
    currentStatus === 'confirmed' && today() < startDate;
  return { allowed: async (trip) => !isEarly(trip) || ask(trip), question };
}
