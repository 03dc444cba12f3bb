import type { TripUpdate, UpdateType } from '@safari/contracts';
import { Button, RemoteData, Skeleton, Timeline, TimelineItem } from '@safari/ui';
import { CircleCheck, Flag, Footprints, MapPin, Plane, TriangleAlert } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { type ComponentType, useState } from 'react';
import { useTranslations } from '../translations/later-translations';
import { useMyTripUpdatesQuery } from './desk.api';

const ICON: Record<UpdateType, ComponentType> = {
  departure: Plane,
  arrival: MapPin,
  activity_complete: Footprints,
  milestone: Flag,
  issue: TriangleAlert,
  completion: CircleCheck,
};

const TONE: Record<UpdateType, 'accent' | 'neutral' | 'warning' | 'success'> = {
  departure: 'accent',
  arrival: 'neutral',
  activity_complete: 'neutral',
  milestone: 'accent',
  issue: 'warning',
  completion: 'success',
};

/** How many are shown at first. */
const LATEST = 3;

/** The updates of a trip, the latest first. */
export function TripUpdates({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const [all, setAll] = useState(false);
  return (
    <RemoteData
      result={useMyTripUpdatesQuery(bookingId)}
      loadingLabel={t('trip.updates.loading')}
      staleLabel={t('failed.stale')}
      loading={<Skeleton className="h-24" />}
      failed={{
        title: t('trip.updates.failed'),
        children: t('failed.text'),
        retryLabel: t('retry'),
        level: 4,
      }}
      empty={<p className="text-sm text-ink-soft">{t('trip.updates.empty')}</p>}
    >
      {(updates) => {
        const earlier = updates.length - LATEST;
        return (
          <div className="flex flex-col items-start gap-4" aria-live="polite">
            <Timeline>
              {(all ? updates : updates.slice(0, LATEST)).map((update) => (
                <Update key={update.id} update={update} />
              ))}
            </Timeline>
            {!all && earlier > 0 && (
              <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAll(true)}>
                {t('trip.updates.all', { count: earlier })}
              </Button>
            )}
          </div>
        );
      }}
    </RemoteData>
  );
}

function Update({ update }: { update: TripUpdate }) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { updateType, title, description, location, dayNumber, timestamp, editedAt, withdrawnAt } = update;
  const Icon = ICON[updateType];
  return (
    <TimelineItem
      marker={<Icon />}
      tone={withdrawnAt ? 'neutral' : TONE[updateType]}
      title={withdrawnAt ? t('trip.updates.withdrawn', { when: dateTime(withdrawnAt) }) : title}
      meta={
        <>
          {t('trip.updates.day', { day: dayNumber })} · {t(`trip.update.${updateType}`)} ·{' '}
          <time dateTime={timestamp}>{dateTime(timestamp)}</time>
          {editedAt && !withdrawnAt && ` · ${t('trip.updates.edited', { when: dateTime(editedAt) })}`}
        </>
      }
    >
      {description && <p className="max-w-prose text-sm whitespace-pre-line text-ink-soft">{description}</p>}
      {location && (
        <p className="mt-1 inline-flex items-center gap-1 text-xs text-ink-soft">
          <MapPin className="size-3.5" />
          {location}
        </p>
      )}
    </TimelineItem>
  );
}
