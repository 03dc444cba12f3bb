import type { Booking } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { CircleAlert, Clock, TriangleAlert } from '@safari/ui/icons';
import type { ComponentType } from 'react';
import { useTranslations } from '../translations/translations';
import { useDuration } from './use-duration';
import { useNow } from './use-now';
import { type Urgency, waitingOf } from './waiting.rules';

const LOOK: Record<Urgency, { tone: BadgeTone; Icon: ComponentType }> = {
  calm: { tone: 'neutral', Icon: Clock },
  soon: { tone: 'warning', Icon: CircleAlert },
  late: { tone: 'danger', Icon: TriangleAlert },
};

/** How long the customer of a pending booking has waited, and how the promise stands; nothing for any other. */
export function WaitingBadge({
  booking,
}: {
  booking: Pick<Booking, 'createdAt' | 'status' | 'assignedOperatorId'>;
}) {
  const t = useTranslations();
  const duration = useDuration();
  const waiting = waitingOf(booking, useNow());
  if (!waiting) return null;
  const { urgency, waited, left, over } = waiting;
  const { tone, Icon } = LOOK[urgency];
  const say = (how: 'narrow' | 'long') =>
    t(`waiting.${urgency}`, {
      waited: duration(waited, how),
      left: duration(left, how),
      over: duration(over, how),
    });
  return (
    <Badge tone={tone} icon={<Icon />} data-urgency={urgency} className="tabular-nums">
      <span aria-hidden>{say('narrow')}</span>
      <span className="sr-only">{say('long')}</span>
    </Badge>
  );
}
