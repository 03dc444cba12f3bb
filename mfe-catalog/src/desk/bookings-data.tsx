import { type Booking, itemNameIn } from '@safari/contracts';
import { LinkButton, Picture, Skeleton } from '@safari/ui';
import { Link, useLanguage, useSession } from '@safari/web-kit';
import { type ReactNode, useMemo } from 'react';
import { useMyBookingsQuery } from '../data/booking.api';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';

/** The customer's own bookings, with item names in the reader's language: loading, failed, empty or ready. */
export function BookingsData({ children }: { children: (bookings: readonly Booking[]) => ReactNode }) {
  const t = useTranslations();
  const { language } = useLanguage();
  const result = useMyBookingsQuery();
  const data = useMemo(
    () => result.data?.map((booking) => ({ ...booking, itemName: itemNameIn(booking, language) })),
    [result.data, language],
  );
  return (
    <Loaded
      result={{ ...result, data }}
      loadingLabel={t('desk.loading')}
      loading={<LoadingBookings />}
      failed={t('desk.failed')}
      level={2}
      empty={<NoBookings />}
    >
      {children}
    </Loaded>
  );
}

function LoadingBookings() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-72 md:h-64" />
      <Skeleton className="h-72 md:h-64" />
    </div>
  );
}

function NoBookings() {
  const t = useTranslations();
  const { lastKnown: user } = useSession();
  return (
    <section className="grid grid-cols-1 overflow-clip rounded-xl border border-line bg-surface-raised md:grid-cols-2">
      <Picture
        src="/pictures/site/night-camp.svg"
        alt=""
        width={1920}
        height={1280}
        className="aspect-3/2 size-full object-cover"
      />
      <div className="flex flex-col items-start justify-center gap-4 p-8 lg:p-12">
        <h2 className="font-display text-3xl">{t('desk.empty')}</h2>
        <p className="max-w-prose text-ink-soft">{t('desk.empty.text')}</p>
        {user && (
          <p className="max-w-prose text-sm text-ink-soft wrap-anywhere">
            {t('desk.empty.account', { email: user.email })}
          </p>
        )}
        <LinkButton asChild size="lg">
          <Link to="/#packages">{t('desk.explore')}</Link>
        </LinkButton>
      </div>
    </section>
  );
}
