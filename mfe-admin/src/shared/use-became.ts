import { type Booking, bookingLabel } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { currentState } from './use-versioned-edit';

/**
 * Describes what somebody else has changed about a booking, in a sentence: first its day and party, then its status.
 */
export function useBecame(): (seen: Booking, current: Booking) => string {
  const t = useTranslations();
  const { date } = useFormat();
  return (seen, current) => {
    const { reference, preferredDate, numberOfTravelers: count } = current;
    return preferredDate === seen.preferredDate && count === seen.numberOfTravelers
      ? t('booking.changed', { reference, label: bookingLabel(current) })
      : t('booking.moved', {
          reference,
          date: date(preferredDate),
          travelers: t('booking.travelers.count', { count }),
        });
  };
}

/** The same for a refused change; undefined if it did not fail because of a conflict. */
export function useBecameMeanwhile(): (seen: Booking, error: unknown) => string | undefined {
  const became = useBecame();
  return (seen, error) => {
    const current = currentState<Booking>(error);
    return current && became(seen, current);
  };
}
