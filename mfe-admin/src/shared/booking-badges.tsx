import { type Booking, type BookingLabel, type BookingType, bookingLabel } from '@safari/contracts';
import { Badge, type BadgeTone } from '@safari/ui';
import { MapPin, TentTree } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';

const TONE: Record<BookingLabel, BadgeTone> = {
  PENDING: 'warning',
  CONFIRMED: 'info',
  PAID: 'success',
  COMPLETED: 'night',
  CANCELLED: 'neutral',
};

export function StatusBadge({ booking }: { booking: Pick<Booking, 'status' | 'assignedOperatorId'> }) {
  const label = bookingLabel(booking);
  return <Badge tone={TONE[label]}>{label}</Badge>;
}

export function TypeBadge({ type }: { type: BookingType }) {
  const t = useTranslations();
  return (
    <Badge look="outline" icon={type === 'package' ? <TentTree /> : <MapPin />}>
      {t(`bookingType.${type}`)}
    </Badge>
  );
}
