import type { Booking } from '@safari/contracts';
import { Button, TextLink } from '@safari/ui';
import { Table } from '@safari/ui/controls';
import { UserPlus } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { useOpenDialog } from '../shared/address-dialog';
import { StatusBadge } from '../shared/booking-badges';
import { linkId } from '../shared/booking-link';
import { CommunicationsLink } from '../shared/communications-link';
import { canAskOperators } from '../shared/office-actions.rules';
import { useMay } from '../shared/use-may';
import { useTranslations } from '../translations/translations';

export function RecentBookings({ bookings }: { bookings: readonly Booking[] }) {
  const t = useTranslations();
  const { date } = useFormat();
  const open = useOpenDialog();
  const office = useMay()('office');
  return (
    <Table
      caption={t('coordination.recent')}
      rows={bookings}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'booking',
          header: t('coordination.booking'),
          primary: true,
          cell: ({ id, reference, itemName }) => (
            <TextLink asChild quiet>
              <Link id={linkId(id)} to={`/bookings?booking=${id}`}>
                {reference} · {itemName}
              </Link>
            </TextLink>
          ),
        },
        { key: 'customer', header: t('coordination.customer'), cell: ({ customerName }) => customerName },
        {
          key: 'date',
          header: t('coordination.date'),
          whole: true,
          cell: ({ preferredDate }) => date(preferredDate),
        },
        {
          key: 'people',
          header: t('coordination.people'),
          align: 'end',
          cell: (row) => row.numberOfTravelers,
        },
        { key: 'status', header: t('coordination.status'), cell: (row) => <StatusBadge booking={row} /> },
        {
          key: 'actions',
          header: t('coordination.actions'),
          actions: true,
          align: 'end',
          cell: (booking) => {
            const asks = canAskOperators(booking) && office;
            return (
              <span className="flex flex-wrap gap-2 lg:flex-nowrap lg:justify-end">
                {asks && (
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-describedby={linkId(booking.id)}
                    onClick={() => open('coordinate', booking.id)}
                  >
                    <UserPlus />
                    {t('booking.selectOperators')}
                  </Button>
                )}
                <CommunicationsLink
                  bookingId={booking.id}
                  quiet={asks}
                  aria-describedby={linkId(booking.id)}
                  to={({ chat, pane }) => `/bookings?chat=${chat}${pane && `&pane=${pane}`}`}
                />
              </span>
            );
          },
        },
      ]}
    />
  );
}
