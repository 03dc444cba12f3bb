import type { Booking } from '@safari/contracts';
import { Facts } from '@safari/ui';
import { useFormat } from '@safari/web-kit';
import type { ReactNode } from 'react';
import { useRelative } from '../shared/use-relative';
import { useTranslations } from '../translations/translations';
import { Balance } from './balance';
import { useCustomerFacts } from './use-customer-facts';
import { useOperatorFact } from './use-operator-fact';

/** Every fact of one booking. */
export function BookingOverview({ booking }: { booking: Booking }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  const relative = useRelative();
  const customer = useCustomerFacts(booking);
  const operator = useOperatorFact(booking);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
      <Part title={t('booking.facts')}>
        <Facts
          layout="rows"
          items={[
            { label: t(`bookingType.${booking.bookingType}`), value: booking.itemName },
            { label: t('booking.date'), value: date(booking.preferredDate) },
            { label: t('booking.travelers'), value: booking.numberOfTravelers },
            operator,
            {
              label: t('booking.requests'),
              value: booking.specialRequests ? (
                <span className="block text-start text-pretty whitespace-pre-line">
                  {booking.specialRequests}
                </span>
              ) : (
                t('booking.noRequests')
              ),
            },
          ]}
        />
      </Part>
      <Part title={t('booking.facts.customer')}>
        <Facts layout="rows" items={customer} />
      </Part>
      <Part title={t('booking.facts.money')}>
        <Facts
          layout="rows"
          items={[
            { label: t('booking.total'), value: money(booking.totalPrice) },
            {
              label: t('booking.perPerson'),
              value: money(booking.unitPrice),
            },
          ]}
        />
        <Balance booking={booking} />
      </Part>
      <Part title={t('booking.facts.record')}>
        <Facts
          layout="rows"
          items={[
            { label: t('booking.reference'), value: booking.reference },
            {
              label: t('booking.createdAt'),
              value: `${date(booking.createdAt)}, ${relative(booking.createdAt)}`,
            },
          ]}
        />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
