import type { BookingSummary } from '@safari/contracts';
import { classNames, type RemoteResult, Skeleton, Stat, Stats } from '@safari/ui';
import { ClipboardList, MapPin, TentTree, WalletCards } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';

const FIGURE =
  'flex-row items-center justify-between gap-x-1.5 px-2! py-1! max-sm:min-h-11 max-sm:basis-[45%] max-[88rem]:[&_svg]:hidden sm:flex-col sm:items-stretch sm:gap-0 sm:px-2.5! sm:py-1.5! min-[88rem]:px-3.5! [&_.ui-stat-label]:text-xs [&_.ui-stat-label]:whitespace-nowrap [&_.ui-stat-value]:text-base sm:[&_.ui-stat-value]:text-lg';

/** Wide enough for the sums of a large office, so that the other figures do not move. */
const SUM = classNames(FIGURE, 'sm:min-w-34');

/** The four figures beside the heading; on a phone two per row, each with its label beside it. */
export function BookingTotals({ summary }: { summary: RemoteResult<BookingSummary> }) {
  const t = useTranslations();
  const { money, number } = useFormat();
  return (
    <section
      aria-label={t('bookings.summary')}
      className="w-screen min-[80rem]:w-auto sm:[&_.ui-stats]:flex-nowrap"
    >
      <StaffRemoteData
        result={summary}
        loading={
          <Figures
            total={<Pending />}
            packages={<Pending />}
            attractions={<Pending />}
            revenue={<Pending />}
          />
        }
      >
        {({ total, packages, attractions, revenue }) => (
          <Figures
            total={number(total)}
            packages={number(packages)}
            attractions={number(attractions)}
            revenue={money(revenue)}
          />
        )}
      </StaffRemoteData>
    </section>
  );
}

/** A placeholder for a value, as high as its line. */
const Pending = () => <Skeleton className="inline-block h-[0.8em] w-8 sm:w-12" />;

type FiguresProps = Record<'total' | 'packages' | 'attractions' | 'revenue', ReactNode>;

function Figures({ total, packages, attractions, revenue }: FiguresProps) {
  const t = useTranslations();
  return (
    <Stats>
      <Stat label={t('bookings.total')} value={total} icon={<ClipboardList />} className={FIGURE} />
      <Stat label={t('bookings.packages')} value={packages} icon={<TentTree />} className={FIGURE} />
      <Stat label={t('bookings.attractions')} value={attractions} icon={<MapPin />} className={FIGURE} />
      <Stat label={t('bookings.revenue')} value={revenue} icon={<WalletCards />} className={SUM} />
    </Stats>
  );
}
