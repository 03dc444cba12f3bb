import { type ActiveTrip, today } from '@safari/contracts';
import { EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { useFormat, useUrlState } from '@safari/web-kit';
import { useEffect } from 'react';
import { useActiveTripsInfiniteQuery } from '../data/trip.api';
import { MasterDetail } from '../shared/master-detail';
import { GroupedPickList } from '../shared/pick-list';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { isAhead } from './trip.rules';
import { TripDetail } from './trip-detail';
import { PhaseBadge } from './trip-progress-bar';
import { groupTrips, mayMiss, type TripGroup, weekOf } from './trip-week.rules';
import { WeekOnTheRoad } from './week-on-the-road';

/** The trips that are confirmed or under way. */
export function TripsScreen() {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ trip: '' });
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActiveTripsInfiniteQuery();
  const trips = data?.pages.flatMap((page) => page.items);
  const titleOf = useGroupTitle();
  const week = weekOf(today());
  const follow = (trip: string) => setAddress({ trip });

  // this week's trips are all there before anybody asks for more
  const more = hasNextPage && !isFetching && !isError && mayMiss(trips ?? [], week);
  useEffect(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
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
            selected={address.trip}
            backLabel={t('trips.back')}
            onBack={() => setAddress({ trip: '' })}
            list={
              <section aria-label={t('trips.active')} className="flex flex-col gap-3">
                <GroupedPickList
                  groups={groupTrips(active, today()).map(({ group, trips }) => ({
                    title: titleOf(group),
                    items: trips.map((trip) => ({ ...trip, id: trip.booking.id })),
                  }))}
                  selected={address.trip}
                  onSelect={follow}
                >
                  {(trip) => <TripLine active={trip} />}
                </GroupedPickList>
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
            placeholder={<WeekOnTheRoad active={active} week={week} onSelect={follow} />}
          />
        )}
      </StaffRemoteData>
    </Screen>
  );
}

function useGroupTitle(): (group: TripGroup) => string {
  const t = useTranslations();
  const { date } = useFormat();
  return (group) =>
    group.kind === 'later'
      ? t('trips.group.later', { from: date(group.week.from), to: date(group.week.to) })
      : t(`trips.group.${group.kind}`);
}

function TripLine({ active: { booking, trip } }: { active: ActiveTrip }) {
  const t = useTranslations();
  const { date } = useFormat();
  const { currentDay: day, totalDays: total } = trip;
  return (
    <span className="flex flex-col gap-1">
      <span className="text-sm font-semibold">{booking.itemName}</span>
      <span className="text-xs text-ink-soft">
        {booking.reference} · {booking.customerName}
      </span>
      <span className="flex items-center justify-between gap-2 text-xs text-ink-soft">
        {date(trip.startDate)} ·{' '}
        {isAhead(trip) ? t('trip.days', { count: total }) : t('trip.day', { day, total })}
        <PhaseBadge phase={trip.currentStatus} />
      </span>
    </span>
  );
}
