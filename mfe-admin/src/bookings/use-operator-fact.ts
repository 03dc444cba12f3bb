import type { Booking } from '@safari/contracts';
import { useTranslations } from '../translations/translations';

/** The operator who runs a trip, or that there is none (yet, or any more). */
export function useOperatorFact({ assignedOperatorName, status }: Booking): { label: string; value: string } {
  const t = useTranslations();
  const nobody = status === 'cancelled' ? 'booking.noOperator.cancelled' : 'booking.noOperator';
  return { label: t('booking.operator'), value: assignedOperatorName ?? t(nobody) };
}
