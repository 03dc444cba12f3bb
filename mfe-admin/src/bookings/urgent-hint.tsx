import { CONTACT_PROMISE_HOURS } from '@safari/contracts';
import { Notice, TextLink } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { useNow } from '@safari/web-kit/clock';
import { useBookingsInfiniteQuery } from '../data/booking.api';
import { LONGEST_WAITING } from '../data/booking-filter.rules';
import { countUrgent, URGENT_AFTER_HOURS } from '../shared/waiting.rules';
import { useTranslations } from '../translations/translations';

/** Warns of customers who have waited nearly as long as promised, or longer; renders nothing if there are none. */
export function UrgentHint() {
  const t = useTranslations();
  const now = useNow();
  const { data } = useBookingsInfiniteQuery(LONGEST_WAITING);
  const first = data?.pages[0];
  const count = first ? countUrgent(first.items, now) : 0;
  if (!first || count === 0) return null;
  // sorted by waiting time: if the last of this page is urgent, some on the next page may be, too
  const more = first.next !== undefined && countUrgent(first.items.slice(-1), now) === 1;
  return (
    <Notice tone="warning" className="py-1.5">
      {more
        ? t('waiting.urgent.many', { number: count, hours: URGENT_AFTER_HOURS })
        : t('waiting.urgent', { count, hours: URGENT_AFTER_HOURS })}{' '}
      {t('waiting.urgent.promise', { hours: CONTACT_PROMISE_HOURS })}{' '}
      <TextLink asChild className="font-semibold">
        <Link to={{ search: new URLSearchParams(LONGEST_WAITING).toString() }}>
          {t('waiting.urgent.show')}
        </Link>
      </TextLink>
    </Notice>
  );
}
