import { Badge, type BadgeTone } from '@safari/ui';
import { CircleAlert, Clock, TriangleAlert } from '@safari/ui/icons';
import { useNow } from '@safari/web-kit/clock';
import type { ComponentType } from 'react';
import { useTranslations } from '../translations/translations';
import { useDuration } from './use-duration';
import { customerWaiting, type MaybeWaiting, type Urgency } from './waiting.rules';

const STYLE: Record<Urgency, { tone: BadgeTone; Icon: ComponentType }> = {
  onTime: { tone: 'neutral', Icon: Clock },
  dueSoon: { tone: 'warning', Icon: CircleAlert },
  overdue: { tone: 'danger', Icon: TriangleAlert },
};

/**
 * How long a customer has waited for a first answer, compared with our promise; renders nothing for other customers.
 */
export function WaitingBadge({ booking }: { booking: MaybeWaiting }) {
  const t = useTranslations();
  const duration = useDuration();
  const waiting = customerWaiting(booking, useNow());
  if (!waiting) return null;
  const { urgency, waited, left, over } = waiting;
  const { tone, Icon } = STYLE[urgency];
  const label = (how: 'narrow' | 'long') =>
    t(`waiting.${urgency}`, {
      waited: duration(waited, how),
      left: duration(left, how),
      over: duration(over, how),
    });
  return (
    <Badge tone={tone} icon={<Icon />} data-urgency={urgency} className="tabular-nums">
      <span aria-hidden>{label('narrow')}</span>
      <span className="sr-only">{label('long')}</span>
    </Badge>
  );
}
