import type { Booking } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { Calendar, Tag, Users } from '@safari/ui/icons';
import { useFormat } from '@safari/web-kit';
import { useTranslations } from '../translations/later-translations';

/** Date, party and price. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const { preferredDate, numberOfTravelers, totalPrice, unitPrice } = booking;
  return (
    <Facts
      className="grid-cols-2 sm:grid-cols-3"
      items={[
        { label: t('desk.fact.date'), value: date(preferredDate), icon: <Calendar /> },
        {
          label: t('desk.fact.guests'),
          value: t('desk.guests', { count: numberOfTravelers }),
          icon: <Users />,
        },
        {
          label: t('desk.fact.price'),
          icon: <Tag />,
          value: (
            <>
              <span className="font-semibold">{money(totalPrice)}</span>
              {numberOfTravelers > 1 && (
                <span className="block text-sm text-ink-soft">
                  {t('desk.fact.each', { price: money(unitPrice) })}
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
