import type { Booking } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { skipToken, useFormat } from '@safari/web-kit';
import { useBookingMoneyQuery } from '../data/booking.api';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';

/** What has been paid and what is due, for whoever keeps the money; nothing before somebody runs the trip. */
export function Balance({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { money } = useFormat();
  const shown = useMay()('money') && booking.assignedOperatorId !== null;
  const { currentData } = useBookingMoneyQuery(shown ? booking.id : skipToken);
  if (!currentData) return null;
  return (
    <Facts
      layout="rows"
      items={[
        { label: t('payment.received'), value: money(currentData.paid) },
        { label: t('payment.due'), value: <strong>{money(currentData.due)}</strong> },
      ]}
    />
  );
}
