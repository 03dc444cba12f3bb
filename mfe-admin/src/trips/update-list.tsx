import type { TripUpdate, UpdateType } from '@safari/contracts';
import { Badge, EmptyState, Timeline, TimelineItem } from '@safari/ui';
import {
  CircleCheck,
  Eye,
  EyeOff,
  Flag,
  Footprints,
  MapPin,
  Plane,
  Route,
  TriangleAlert,
  Undo2,
} from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import type { ComponentType } from 'react';
import { useTripUpdatesQuery } from '../data/trip.api';
import { StaffRemoteData } from '../shared/staff-remote-data';
import { useTranslations } from '../translations/translations';
import { latestFirst } from './trip.rules';
import { UpdateActions } from './update-actions';

const ICON: Record<UpdateType, ComponentType> = {
  departure: Plane,
  arrival: MapPin,
  activity_complete: Footprints,
  milestone: Flag,
  issue: TriangleAlert,
  completion: CircleCheck,
};

const TONE = { issue: 'danger', completion: 'success' } as const;

export interface UpdateListProps {
  bookingId: string;
  /** Shows only that many. */
  most?: number;
  /** The heading level of the titles. */
  level?: 3 | 4;
}

/** The updates of a trip, latest first. */
export function UpdateList({ bookingId, most, level = 3 }: UpdateListProps) {
  const t = useTranslations();
  const result = useTripUpdatesQuery(bookingId);
  return (
    <StaffRemoteData
      result={{ ...result, data: result.currentData }}
      empty={
        <EmptyState icon={<Route />} title={t('updates.empty')}>
          {t('updates.empty.text')}
        </EmptyState>
      }
    >
      {(updates) => (
        <Timeline>
          {latestFirst(updates)
            .slice(0, most)
            .map((update) => (
              <Update key={update.id} update={update} level={level} mayChange={most === undefined} />
            ))}
        </Timeline>
      )}
    </StaffRemoteData>
  );
}

interface UpdateProps {
  update: TripUpdate;
  level: 3 | 4;
  mayChange: boolean;
}

function Update({ update, level, mayChange }: UpdateProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { updateType, title, description, location, dayNumber, timestamp, isVisible } = update;
  const { editedAt, withdrawnAt } = update;
  const Icon = ICON[updateType];
  return (
    <TimelineItem
      marker={<Icon />}
      level={level}
      tone={updateType in TONE ? TONE[updateType as keyof typeof TONE] : 'accent'}
      title={title}
      meta={
        <>
          {t('update.day', { day: dayNumber })} · {t(`update.type.${updateType}`)} ·{' '}
          <time dateTime={timestamp}>{dateTime(timestamp)}</time>
          {editedAt && ` · ${t('update.editedAt', { when: dateTime(editedAt) })}`}
        </>
      }
    >
      {description && <p className="max-w-prose text-sm whitespace-pre-line text-ink-soft">{description}</p>}
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        {location && (
          <span className="inline-flex items-center gap-1">
            <MapPin className="size-3.5" />
            {location}
          </span>
        )}
        <Badge
          icon={isVisible ? <Eye /> : <EyeOff />}
          tone={isVisible ? 'success' : 'neutral'}
          look={isVisible ? 'soft' : 'outline'}
        >
          {t(isVisible ? 'update.visible' : 'update.hidden')}
        </Badge>
        {withdrawnAt && (
          <Badge icon={<Undo2 />} tone="warning">
            {t('update.withdrawnAt', { when: dateTime(withdrawnAt) })}
          </Badge>
        )}
      </p>
      {mayChange && <UpdateActions update={update} />}
    </TimelineItem>
  );
}
