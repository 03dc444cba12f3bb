import type { BookingStatus, BookingType } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { MapPin, TentTree } from '@safari/ui/icons';
import { useTranslations } from '../translations/later-translations';

const TONE: Record<BookingStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'info',
  payment_received: 'info',
  paid: 'success',
  in_progress: 'accent',
  completed: 'neutral',
  cancelled: 'danger',
};

export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const t = useTranslations();
  return <Badge tone={TONE[status]}>{t(`desk.status.${status}`)}</Badge>;
}

export function BookingTypeBadge({ type }: { type: BookingType }) {
  const t = useTranslations();
  return (
    <Badge look="outline" icon={type === 'package' ? <TentTree /> : <MapPin />}>
      {t(`desk.type.${type}`)}
    </Badge>
  );
}
