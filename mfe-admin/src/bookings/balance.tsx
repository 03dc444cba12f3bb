import { type Booking, owedOf } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { skipToken, useFormat } from '@safari/web-kit';
import { useBookingMoneyQuery } from '../data/booking.api';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';

/** What was paid, is due and is owed, for members with the duty `money`; nothing until an operator runs the trip. */
export function Balance({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { currency, money } = useFormat();
  const shown = useMay()('money') && booking.assignedOperatorId !== null;
  const { currentData } = useBookingMoneyQuery(shown ? booking.id : skipToken);
  if (!currentData) return null;
  const owed = owedOf(currentData, currency.code);
  return (
    <Facts
      layout="rows"
      items={[
        { label: t('payment.received'), value: money(currentData.paid) },
        { label: t('payment.due'), value: <strong>{money(currentData.due)}</strong> },
        ...(Number(owed) > 0
          ? [
              {
                label: t(booking.status === 'cancelled' ? 'payment.late.owed' : 'payment.over'),
                value: money(owed),
              },
            ]
          : []),
      ]}
    />
  );
}
