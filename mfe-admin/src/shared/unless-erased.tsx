import type { Booking } from '@safari/contracts';
import type { ReactNode } from 'react';
import { useTranslations } from '../translations/translations';
import { isErased } from './erased.rules';

export interface UnlessErasedProps {
  booking: Booking;
  /** Shows the reason in place of the children; otherwise nothing is shown. */
  told?: boolean;
  children: ReactNode;
}

/** Hides its children once the booking's customer was erased, since the server then refuses to write about it. */
export function UnlessErased({ booking, told = false, children }: UnlessErasedProps) {
  const t = useTranslations();
  if (!isErased(booking)) return children;
  return told && <p className="text-sm text-ink-soft">{t('erased.text')}</p>;
}
