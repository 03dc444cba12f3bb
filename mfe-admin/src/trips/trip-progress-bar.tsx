import type { TripPhase, TripStatus } from '@safari/contracts';
import { Badge, type BadgeTone, Progress } from '@safari/ui';
import { useTranslations } from '../translations/translations';
import { DayLine } from './day-line';
import { isAhead } from './trip.rules';

const TONE: Record<TripPhase, BadgeTone> = {
  confirmed: 'info',
  preparing: 'info',
  in_progress: 'accent',
  completed: 'success',
  cancelled: 'neutral',
};

export function PhaseBadge({ phase }: { phase: TripPhase }) {
  const t = useTranslations();
  return <Badge tone={TONE[phase]}>{t(`trip.phase.${phase}`)}</Badge>;
}

/** A trip's progress in percent and in days; with its status once it has started. */
export function TripProgressBar({ trip }: { trip: TripStatus }) {
  const t = useTranslations();
  const ahead = isAhead(trip);
  const day = t('trip.day', { day: trip.currentDay, total: trip.totalDays });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-4">
        <Progress
          className="flex-1"
          label={t('trip.progress')}
          value={trip.completionPercentage}
          valueText={ahead ? t('trip.ahead') : `${trip.completionPercentage}% · ${day}`}
        />
        {!ahead && <PhaseBadge phase={trip.currentStatus} />}
      </div>
      <DayLine trip={trip} />
    </div>
  );
}
