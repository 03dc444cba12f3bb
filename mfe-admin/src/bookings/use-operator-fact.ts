import type { Booking } from '@safari/contracts';
import { useTranslations } from '../translations/translations';

/** Who runs a trip, or that nobody does yet, or any more. */
export function useOperatorFact({ assignedOperatorName, status }: Booking): { label: string; value: string } {
  const t = useTranslations();
  const nobody = status === 'cancelled' ? 'booking.noOperator.cancelled' : 'booking.noOperator';
  return { label: t('booking.operator'), value: assignedOperatorName ?? t(nobody) };
}
