import { type Booking, isLapsed } from '@safari/contracts';
import { useToday } from '@safari/web-kit/clock';
import { useTranslations } from '../translations/translations';
import { isErased } from './erased.rules';

/** Describes why operators can no longer be asked about a booking. */
export function useWhyNotAsked(): (booking: Booking) => string {
  const t = useTranslations();
  const today = useToday();
  return (booking) => {
    if (isErased(booking)) return t('erased.text');
    if (isLapsed(booking, today)) return t('coordinate.lapsed');
    return booking.status === 'cancelled'
      ? t('coordinate.cancelled')
      : t('coordinate.assigned', { operator: booking.assignedOperatorName ?? '' });
  };
}
