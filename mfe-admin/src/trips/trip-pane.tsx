import type { Booking } from '@safari/contracts';
import { EmptyState, LinkButton, Skeleton } from '@safari/ui';
import { Plus, Route } from '@safari/ui/icons';
import { isCallError, Link, skipToken } from '@safari/web-kit';
import { useId } from 'react';
import { useTripQuery } from '../data/trip.api';
import { OnlyFor } from '../shared/only-for';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { UnlessErased } from '../shared/unless-erased';
import { useTranslations } from '../translations/translations';
import { NotBegun } from './not-begun';
import { TripProgressBar } from './trip-progress-bar';
import { UpdateList } from './update-list';

/**
 * Progress and updates of a booking's trip, also of a cancelled one; makes no request before an operator is assigned.
 */
export function TripPane({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const place = useId();
  const cancelled = booking.status === 'cancelled';
  const asked = cancelled || booking.assignedOperatorId !== null;
  const result = useTripQuery(asked ? booking.id : skipToken);
  const missing = isCallError(result.error) && result.error.status === 404;
  if (!asked || missing || result.currentData?.currentStatus === 'preparing') {
    return <EmptyState icon={<Route />} title={t(cancelled ? 'trip.never' : 'trip.notStarted')} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <StaffRemoteData
        result={{ ...result, data: result.currentData }}
        loading={<Skeleton className="h-16" />}
      >
        {(trip) => (
          <section
            id={place}
            tabIndex={-1}
            aria-label={t('trip.progress')}
            className="flex flex-col gap-6 outline-none"
          >
            <TripProgressBar trip={trip} />
            <NotBegun booking={booking} trip={trip} place={place} />
          </section>
        )}
      </StaffRemoteData>
      <OnlyFor duty="trips">
        <UnlessErased booking={booking}>
          <LinkButton asChild size="sm" variant="secondary" className="self-start">
            <Link to={`/trip-tracking?trip=${booking.id}&tab=management`}>
              <Plus />
              {t('update.post')}
            </Link>
          </LinkButton>
        </UnlessErased>
      </OnlyFor>
      <UpdateList bookingId={booking.id} />
    </div>
  );
}
