import type { Booking } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { isErased } from './erased.rules';

export interface UnlessErasedProps {
  booking: Booking;
  /** Says in its place why it is not there; without it nothing stands there. */
  told?: boolean;
  children: ReactNode;
}

/** What is written about a booking, which the server refuses once its customer was erased. */
export function UnlessErased({ booking, told = false, children }: UnlessErasedProps) {
  const t = useTranslations();
  if (!isErased(booking)) return children;
  return told && <p className="text-sm text-ink-soft">{t('erased.text')}</p>;
}
