import { type Booking, type TripStatus } from '@safari/contracts';
import { Notice, Progress, Skeleton } from '@safari/ui';
import { Route } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useToday } from '@safari/web-kit/clock';
import type { ReactNode } from 'react';
import { Loaded } from '../shared/loaded';
import { useTranslations } from '../translations/later-translations';
import { useMyTripQuery, useMyTripUpdatesQuery } from './desk.api';
import { countdown } from './desk.rules';
import { IfAnyUpdates, TripJournal } from './trip-journal';
import { TripUpdates } from './trip-updates';

/** A trip's progress and its updates. */
export function TripPanel({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const trip = useMyTripQuery(booking.id);
  // in parallel with the trip; those of a completed trip are loaded when they are opened
  useMyTripUpdatesQuery(booking.id, { skip: booking.status === 'completed' });
  return (
    <Loaded
      result={trip}
      loadingLabel={t('trip.loading')}
      loading={<Skeleton className="h-16" />}
      failed={t('trip.failed')}
      level={3}
    >
      {(status) => <Trip booking={booking} trip={status} />}
    </Loaded>
  );
}

interface TripProps {
  booking: Booking;
  trip: TripStatus;
}

function Trip({ booking, trip }: TripProps) {
  if (trip.currentStatus === 'in_progress') return <TripUnderWay trip={trip} />;
  if (trip.currentStatus === 'completed') return <TripBehind trip={trip} />;
  return <TripAhead booking={booking} trip={trip} />;
}

function TripUnderWay({ trip }: { trip: TripStatus }) {
  const t = useTranslations();
  const { date } = useFormat();
  return (
    <div className="flex flex-col gap-5">
      <Head title={t('trip.day', { day: trip.currentDay, total: trip.totalDays })} trip={trip} />
      <Progress
        label={t('trip.progress')}
        value={trip.completionPercentage}
        valueText={t('trip.done', { percent: trip.completionPercentage })}
      />
      {trip.reopened && (
        <Notice title={t('trip.reopened', { date: date(trip.reopened.at) })}>{trip.reopened.reason}</Notice>
      )}
      <TripUpdates bookingId={trip.bookingId} />
    </div>
  );
}

function TripAhead({ booking, trip }: TripProps) {
  const t = useTranslations();
  const today = useToday();
  const isPast = trip.expectedEndDate < today;
  const far = countdown(trip.startDate, today);
  const title = {
    begun: () => t('trip.begun'),
    today: () => t('trip.starts.today'),
    tomorrow: () => t('trip.starts.tomorrow'),
    later: () => t('trip.starts', { count: 'days' in far ? far.days : 0 }),
  }[far.when]();
  return (
    <div className="flex flex-col gap-5">
      <Head title={isPast ? t('trip.past') : title} trip={trip} />
      <IfAnyUpdates booking={booking}>
        <TripUpdates bookingId={booking.id} />
      </IfAnyUpdates>
    </div>
  );
}

function TripBehind({ trip }: { trip: TripStatus }) {
  const t = useTranslations();
  return (
    <div className="flex flex-col gap-3">
      <Head title={t('trip.completed')} trip={trip} />
      <TripJournal bookingId={trip.bookingId} />
    </div>
  );
}

function Head({ title, trip }: { title: ReactNode; trip: TripStatus }) {
  const t = useTranslations();
  const { date } = useFormat();
  const { startDate, expectedEndDate, totalDays } = trip;
  return (
    <div className="flex items-start gap-3">
      <Route className="mt-1 size-5 shrink-0 text-accent" />
      <div>
        <h3 className="font-display text-xl">{title}</h3>
        <p className="text-sm text-ink-soft">
          {totalDays > 1
            ? t('trip.dates', { start: date(startDate), end: date(expectedEndDate) })
            : date(startDate)}{' '}
          · {t('days', { count: totalDays })}
        </p>
      </div>
    </div>
  );
}
