import type { ActiveTrip } from '@safari/contracts';
import { EmptyState, LoadMore, Skeleton } from '@safari/ui';
import { Compass } from '@safari/ui/icons';
import { useFormat, useInView, useUrlState } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import { useEffect } from 'react';
import { MasterDetail } from '../shared/master-detail';
import { GroupedPickList } from '../shared/pick-list';
import { Screen } from '../shared/screen';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { CompleteOver } from './complete-over';
import { isAhead } from './trip.rules';
import { TripDetail } from './trip-detail';
import { PhaseBadge } from './trip-progress-bar';
import { groupTrips, mayMiss, type TripGroup, weekOf } from './trip-week.rules';
import { useActiveTrips } from './use-active-trips';
import { WeekOnTheRoad } from './week-on-the-road';

/** The confirmed trips and those under way. */
export function TripsScreen() {
  const t = useTranslations();
  const [address, setAddress] = useUrlState({ trip: '' });
  const titleOf = useGroupTitle();
  const today = useToday();
  const week = weekOf(today);
  const follow = (trip: string) => setAddress({ trip });
  // this week's trips are loaded at once, and kept fresh while the week is shown
  const { result, isFresh, readOn, hasMore, showMore, isFetchingNextPage } = useActiveTrips((fresh, known) =>
    mayMiss(address.trip === '' ? fresh : known, week),
  );
  return (
    <Screen title={t('trips.title')} lede={t('trips.lede')}>
      <StaffRemoteData
        result={result}
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
                <CompleteOver active={active} />
                <GroupedPickList
                  groups={groupTrips(active, today).map(({ group, trips }) => ({
                    title: titleOf(group),
                    items: trips.map((trip) => ({ ...trip, id: trip.booking.id })),
                  }))}
                  selected={address.trip}
                  onSelect={follow}
                >
                  {(trip) => <TripLine active={trip} onSight={isFresh(trip) ? undefined : readOn} />}
                </GroupedPickList>
                <LoadMore
                  hasMore={hasMore}
                  onMore={() => void showMore()}
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

interface TripLineProps {
  active: ActiveTrip;
  /** Called when a trip that may be out of date is in view. */
  onSight: (() => void) | undefined;
}

function TripLine({ active: { booking, trip }, onSight }: TripLineProps) {
  const t = useTranslations();
  const [ref, inView] = useInView<HTMLSpanElement>();
  useEffect(() => {
    if (inView) onSight?.();
  }, [inView, onSight]);
  const { date } = useFormat();
  const { currentDay: day, totalDays: total } = trip;
  return (
    <span ref={onSight && ref} className="flex flex-col gap-1">
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
