import type { BookingFilter } from '@safari/contracts';
import type { T } from '../translations/translations';

/** The parts of a filter in words, without the sort order. */
export function namedFilter(
  t: T,
  { search, tab, type, from, to, cancelled, waiting }: BookingFilter,
  date: (day: string) => string,
): string[] {
  return [
    ...(search ? [t('bookings.filter.named.search', { search })] : []),
    ...(tab && tab !== 'all' ? [t('bookings.filter.named.tab', { tab: t(`bookings.tab.${tab}`) })] : []),
    ...(cancelled === 'only' ? [t('bookings.filter.named.cancelled')] : []),
    ...(waiting ? [t('bookings.filter.named.waiting')] : []),
    ...(type ? [t('bookings.filter.named.type', { type: t(`bookingType.${type}`) })] : []),
    ...(from ? [t('bookings.filter.named.from', { date: date(from) })] : []),
    ...(to ? [t('bookings.filter.named.to', { date: date(to) })] : []),
  ];
}
