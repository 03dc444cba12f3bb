import type { BookingSummary } from '@safari/contracts';
import { type RemoteResult, Skeleton, Stat, Stats } from '@safari/ui';
import { ClipboardList, MapPin, TentTree, WalletCards } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';

const FIGURE =
  'flex-row items-center justify-between gap-x-2 px-2.5! py-1! max-sm:basis-[45%] max-[88rem]:[&_svg]:hidden sm:flex-col sm:items-stretch sm:gap-0 sm:py-1.5! min-[88rem]:px-3.5! [&_.ui-stat-label]:text-xs [&_.ui-stat-label]:whitespace-nowrap [&_.ui-stat-value]:text-base sm:[&_.ui-stat-value]:text-lg';

/** The four figures beside the heading; on a phone two of them stand in a row, each with its label beside it. */
export function BookingTotals({ summary }: { summary: RemoteResult<BookingSummary> }) {
  const t = useTranslations();
  const { money, number } = useFormat();
  return (
    <section
      aria-label={t('bookings.summary')}
      className="w-full min-[80rem]:w-auto sm:[&_.ui-stats]:flex-nowrap"
    >
      <StaffRemoteData
        result={summary}
        loading={
          <Stats>
            {[0, 1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-9 sm:h-14" />
            ))}
          </Stats>
        }
      >
        {({ total, packages, attractions, revenue }) => (
          <Stats>
            <Stat
              label={t('bookings.total')}
              value={number(total)}
              icon={<ClipboardList />}
              className={FIGURE}
            />
            <Stat
              label={t('bookings.packages')}
              value={number(packages)}
              icon={<TentTree />}
              className={FIGURE}
            />
            <Stat
              label={t('bookings.attractions')}
              value={number(attractions)}
              icon={<MapPin />}
              className={FIGURE}
            />
            <Stat
              label={t('bookings.revenue')}
              value={money(revenue)}
              icon={<WalletCards />}
              className={FIGURE}
            />
          </Stats>
        )}
      </StaffRemoteData>
    </section>
  );
}
