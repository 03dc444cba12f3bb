import type { ActiveTrip } from '@safari/contracts';
import { EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { Compass, Route } from '@safari/ui/icons';
import { useFormat, useUrlState } from '@safari/web-kit';
import { useActiveTripsInfiniteQuery } from '../data/trip.api';
import { MasterDetail } from '../shared/master-detail';
import { PickList } from '../shared/pick-list';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { TripDetail } from './trip-detail';
import { PhaseBadge } from './trip-progress-bar';

/** The trips that are confirmed or under way. */
export function TripsScreen() {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ trip: '' });
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActiveTripsInfiniteQuery();
  const trips = data?.pages.flatMap((page) => page.items);
  return (
    <Screen title={t('trips.title')} lede={t('trips.lede')}>
      <StaffRemoteData
        result={{ data: trips, isError, isFetching, refetch }}
        loading={<Skeleton className="h-pane" />}
        isEmpty={(active) => active.length === 0 && address.trip === ''}
        empty={
          <EmptyState icon={<Compass />} title={t('trips.empty')}>
            {t('trips.empty.text')}
          </EmptyState>
        }
      >
        {(active) => (
          <MasterDetail
            backLabel={t('trips.back')}
            onBack={() => setAddress({ trip: '' })}
            list={
              <section aria-label={t('trips.active')} className="flex flex-col gap-3">
                <PickList
                  items={active.map((trip) => ({ ...trip, id: trip.booking.id }))}
                  selected={address.trip}
                  onSelect={(trip) => setAddress({ trip })}
                  empty={t('trips.empty')}
                >
                  {(trip) => <TripLine active={trip} />}
                </PickList>
                <LoadMore
                  hasMore={hasNextPage}
                  onMore={() => void fetchNextPage()}
                  busy={isFetchingNextPage}
                  label={t('bookings.showMore')}
                  shown={t('trips.shown', { count: active.length })}
                />
              </section>
            }
            detail={
              address.trip === '' ? undefined : <TripDetail key={address.trip} bookingId={address.trip} />
            }
            placeholder={
              <EmptyState icon={<Route />} title={t('trips.select')}>
                {t('trips.select.text')}
              </EmptyState>
            }
          />
        )}
      </StaffRemoteData>
    </Screen>
  );
}

function TripLine({ active: { booking, trip } }: { active: ActiveTrip }) {
  const t = useTranslations();
  const { date } = useFormat();
  return (
    <span className="flex flex-col gap-1">
      <span className="text-sm font-semibold">{booking.itemName}</span>
      <span className="text-xs text-ink-soft">
        {booking.reference} · {booking.customerName}
      </span>
      <span className="flex items-center justify-between gap-2 text-xs text-ink-soft">
        {date(trip.startDate)} · {t('trip.day', { day: trip.currentDay, total: trip.totalDays })}
        <PhaseBadge phase={trip.currentStatus} />
      </span>
    </span>
  );
}
