import { type Booking, isLapsed, today } from '@safari/contracts';
import { useTranslations } from '../translations/translations';
import { isErased } from './erased.rules';

/** Why no operators are asked about a booking any more, in words. */
export function useWhyNotAsked(): (booking: Booking) => string {
  const t = useTranslations();
  return (booking) => {
    if (isErased(booking)) return t('erased.text');
    if (isLapsed(booking, today())) return t('coordinate.lapsed');
    return booking.status === 'cancelled'
      ? t('coordinate.cancelled')
      : t('coordinate.assigned', { operator: booking.assignedOperatorName ?? '' });
  };
}
