import { safariTime, type TripUpdate, type UpdateType } from '@safari/contracts';
import { Button, Skeleton, Timeline, TimelineItem } from '@safari/ui';
import { CircleCheck, Flag, Footprints, MapPin, Plane, TriangleAlert } from '@safari/ui/icons';
import { useLanguage } from '@safari/web-kit';
import { type ComponentType, type RefObject, useState } from 'react';
import { Loaded } from '../shared/loaded';
import { useFocusWhen } from '../shared/use-focus-when';
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

/** How many are shown before "more" is pressed. */
const LATEST = 3;

/** The updates of a trip, latest first. */
export function TripUpdates({ bookingId }: { bookingId: string }) {
  const t = useTranslations();
  const result = useMyTripUpdatesQuery(bookingId);
  const [all, setAll] = useState(false);
  const firstEarlier = useFocusWhen<HTMLSpanElement>(all);
  return (
    <>
      {result.data && <UpdateAnnouncer newest={result.data[0]} />}
      <Loaded
        result={result}
        loadingLabel={t('trip.updates.loading')}
        loading={<Skeleton className="h-24" />}
        failed={t('trip.updates.failed')}
        level={4}
        empty={<p className="text-sm text-ink-soft">{t('trip.updates.empty')}</p>}
      >
        {(updates) => {
          const earlier = updates.length - LATEST;
          return (
            <div className="flex flex-col items-start gap-4">
              <Timeline>
                {(all ? updates : updates.slice(0, LATEST)).map((update, index) => (
                  <Update
                    key={update.id}
                    update={update}
                    titleRef={index === LATEST ? firstEarlier : undefined}
                  />
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
      </Loaded>
    </>
  );
}

/** Announces an update that arrives while the page is open; earlier ones are not announced. */
function UpdateAnnouncer({ newest }: { newest: TripUpdate | undefined }) {
  const t = useTranslations();
  const [known] = useState(newest?.id ?? 0);
  const isNews = newest !== undefined && newest.id > known && newest.withdrawnAt === null;
  return (
    <output className="sr-only">
      {isNews && `${t(`trip.update.${newest.updateType}`)}: ${newest.title}`}
    </output>
  );
}

interface UpdateProps {
  update: TripUpdate;
  /** For moving the focus. */
  titleRef: RefObject<HTMLSpanElement | null> | undefined;
}

function Update({ update, titleRef }: UpdateProps) {
  const t = useTranslations();
  const { language } = useLanguage();
  const { updateType, title, description, location, dayNumber, timestamp, editedAt, withdrawnAt } = update;
  const Icon = ICON[updateType];
  return (
    <TimelineItem
      marker={<Icon />}
      tone={withdrawnAt ? 'neutral' : TONE[updateType]}
      title={
        <span ref={titleRef} tabIndex={titleRef && -1}>
          {withdrawnAt ? t('trip.updates.withdrawn', { when: safariTime(withdrawnAt, language) }) : title}
        </span>
      }
      meta={
        <>
          {t('trip.updates.day', { day: dayNumber })} · {t(`trip.update.${updateType}`)} ·{' '}
          <time dateTime={timestamp}>{safariTime(timestamp, language)}</time>
          {editedAt &&
            !withdrawnAt &&
            ` · ${t('trip.updates.edited', { when: safariTime(editedAt, language) })}`}
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
