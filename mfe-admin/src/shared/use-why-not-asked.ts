import type { Booking } from '@safari/contracts';
import { useTranslations } from '../translations/translations';

/** Why no operators are asked about a booking any more, in words. */
export function useWhyNotAsked(): (booking: Booking) => string {
  const t = useTranslations();
  return ({ status, assignedOperatorName }) =>
    status === 'cancelled'
      ? t('coordinate.cancelled')
      : t('coordinate.assigned', { operator: assignedOperatorName ?? '' });
}
