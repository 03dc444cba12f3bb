import type { TripPhase, TripStatus } from '@safari/contracts';
import { Badge, type BadgeTone, Progress } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import { useMessages } from '../messages/messages';

const TONE: Record<TripPhase, BadgeTone> = {
  confirmed: 'info',
  preparing: 'info',
  in_progress: 'accent',
  completed: 'success',
};

export function PhaseBadge({ phase }: { phase: TripPhase }) {
  const t = useMessages();
  return <Badge tone={TONE[phase]}>{t(`trip.phase.${phase}`)}</Badge>;
}

/** How far a trip has come, in percent and in days. */
export function TripProgressBar({ trip }: { trip: TripStatus }) {
  const t = useMessages();
  const { date } = useFormat();
  const day = t('trip.day', { day: trip.currentDay, total: trip.totalDays });
  return (
    <div className="flex flex-col gap-2">
      <Progress
        label={t('trip.progress')}
        value={trip.completionPercentage}
        valueText={`${trip.completionPercentage}% · ${day}`}
      />
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <PhaseBadge phase={trip.currentStatus} />
        {date(trip.startDate)} – {date(trip.expectedEndDate)}
      </p>
    </div>
  );
}
