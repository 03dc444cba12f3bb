import type { Booking } from '@safari/contracts';
import { Skeleton } from '@safari/ui';
import { useCancellationQuery, useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';
import { headingOf } from './booking-card';
import { LoadFailedNote } from './load-failed-note';

/** For a cancelled booking: who cancelled it and when, and the state of the refund. */
export function CancelledNote({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const result = useCancellationQuery(booking.id);
  const { data, isLoading } = result;
  if (isLoading) return <Skeleton className="h-12" />;
  const cancellation = data?.cancellation;
  const loadFailed = (
    <LoadFailedNote title={t('cancelled.unknown')} place={headingOf(booking)} result={result} />
  );
  if (!cancellation) {
    return (
      <>
        <p className="max-w-prose text-ink-soft">{t('desk.next.cancelled')}</p>
        {loadFailed}
      </>
    );
  }
  const { by, cancelledAt, refund, refundState, refundedOn } = cancellation;
  const on = date(refundedOn ?? cancelledAt);
  const { arrived = '0', owed = '0' } = data.late ?? {}; // a service of the previous release does not send it
  const isLate = Number(arrived) > 0;
  const said = [
    t(`cancelled.by.${by}`, { date: date(cancelledAt) }),
    // "nothing is due" is left out beside a late payment
    ...(refundState === 'none' && isLate
      ? []
      : [t(`cancelled.refund.${refundState}`, { refund: money(refund), date: on })]),
    ...(isLate
      ? [
          t(Number(owed) > 0 ? 'cancelled.late.owed' : 'cancelled.late.back', {
            arrived: money(arrived),
            owed: money(owed),
          }),
        ]
      : []),
  ];
  return (
    <>
      <p className="max-w-prose text-ink-soft">{said.join(' ')}</p>
      {loadFailed}
    </>
  );
}
