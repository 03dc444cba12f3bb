import type { BookingSummary } from '@safari/contracts';
import { type RemoteResult, Skeleton, Stat, Stats } from '@safari/ui';
import { ClipboardList, MapPin, TentTree, WalletCards } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';

/** The four cards over the list. */
export function BookingTotals({ summary }: { summary: RemoteResult<BookingSummary> }) {
  const t = useTranslations();
  const { money, number } = useFormat();
  return (
    <section aria-label={t('bookings.summary')}>
      <StaffRemoteData
        result={summary}
        loading={
          <Stats>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-24" />
            ))}
          </Stats>
        }
      >
        {({ total, packages, attractions, revenue }) => (
          <Stats>
            <Stat label={t('bookings.total')} value={number(total)} icon={<ClipboardList />} />
            <Stat label={t('bookings.packages')} value={number(packages)} icon={<TentTree />} />
            <Stat label={t('bookings.attractions')} value={number(attractions)} icon={<MapPin />} />
            <Stat label={t('bookings.revenue')} value={money(revenue)} icon={<WalletCards />} />
          </Stats>
        )}
      </StaffRemoteData>
    </section>
  );
}
