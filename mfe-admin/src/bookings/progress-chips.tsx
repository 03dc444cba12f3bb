import type { Booking } from '@safari/contracts';
import { Badge } from '@safari/ui';
import { Banknote, Compass, Pencil, Receipt, TriangleAlert } from '@safari/ui/icons';
import { useTranslations } from '../translations/translations';

/** Facts besides the status: change requested, declined by its operator, invoiced, paid in full, day 3 of 7. */
export function ProgressChips({ booking: { progress, status } }: { booking: Booking }) {
  const t = useTranslations();
  if (!progress || status === 'cancelled') return null;
  const { changeAsked, operatorRefused, invoiced, paidInFull, day, days } = progress;
  return (
    <>
      {changeAsked && (
        <Badge tone="warning" icon={<Pencil />}>
          {t('progress.changeAsked')}
        </Badge>
      )}
      {operatorRefused && (
        <Badge tone="warning" icon={<TriangleAlert />}>
          {t('progress.operatorRefused')}
        </Badge>
      )}
      {invoiced && !paidInFull && (
        <Badge look="outline" icon={<Receipt />}>
          {t('progress.invoiced')}
        </Badge>
      )}
      {paidInFull && status !== 'pending' && (
        <Badge look="outline" icon={<Banknote />}>
          {t('progress.paidInFull')}
        </Badge>
      )}
      {day !== null && (
        <Badge tone="info" icon={<Compass />}>
          {t('progress.day', { day, days })}
        </Badge>
      )}
    </>
  );
}
