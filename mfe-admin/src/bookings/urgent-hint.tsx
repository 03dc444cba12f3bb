import { CONTACT_PROMISE_HOURS } from '@safari/contracts';
import { LinkButton, Notice } from '@safari/ui';
import { Link } from '@safari/web-kit';
import { useBookingsInfiniteQuery } from '../data/booking.api';
import { useNow } from '../shared/use-now';
import { countUrgent, SOON_AFTER_HOURS } from '../shared/waiting.rules';
import { useTranslations } from '../translations/translations';

/** The list that shows who waits longest; its first page tells how many wait too long. */
const LONGEST = { tab: 'pending', sort: 'oldest' } as const;

/** Says that customers wait for whom the promise breaks soon or is broken; nothing as long as none does. */
export function UrgentHint() {
  const t = useTranslations();
  const now = useNow();
  const { data } = useBookingsInfiniteQuery(LONGEST);
  const first = data?.pages[0];
  const count = first ? countUrgent(first.items, now) : 0;
  if (!first || count === 0) return null;
  const more = first.next !== undefined && count === first.items.length;
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={{ search: new URLSearchParams(LONGEST).toString() }}>{t('waiting.urgent.show')}</Link>
        </LinkButton>
      }
    >
      {more
        ? t('waiting.urgent.many', { number: count, hours: SOON_AFTER_HOURS })
        : t('waiting.urgent', { count, hours: SOON_AFTER_HOURS })}{' '}
      {t('waiting.urgent.promise', { hours: CONTACT_PROMISE_HOURS })}
    </Notice>
  );
}
