import { type Booking, bookingLabel } from '@safari/contracts';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/translations';
import { currentState } from './use-versioned-edit';

/** What somebody else has made of a booking since it was seen, as a sentence: its day and party before its state. */
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

/** The same of a change that was refused since somebody else was first; undefined where it failed otherwise. */
export function useBecameMeanwhile(): (seen: Booking, error: unknown) => string | undefined {
  const became = useBecame();
  return (seen, error) => {
    const current = currentState<Booking>(error);
    return current && became(seen, current);
  };
}
