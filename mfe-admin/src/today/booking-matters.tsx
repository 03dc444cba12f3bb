import type {
  Departure,
  DueBooking,
  OfficeBooking,
  OperatorClash,
  OwedBooking,
  QuietTrip,
  UnreadBooking,
} from '@safari/contracts';
import { Badge, TextLink } from '@safari/ui';
import { type Column, Table } from '@safari/ui/controls';
import { CircleCheck, TriangleAlert } from '@safari/ui/icons';
import { Link, useFormat } from '@safari/web-kit';
import { OnlyFor } from '../shared/only-for';
import { useRelative } from '../shared/use-relative';
import { WaitingBadge } from '../shared/waiting-badge';
import { useTranslations } from '../translations/translations';

/** A link to a booking, with its reference and trip. */
export function BookingLink({
  booking,
}: {
  booking: Pick<OfficeBooking, 'id' | 'reference'> & { itemName?: string };
}) {
  return (
    <TextLink asChild quiet>
      <Link to={`/bookings?booking=${booking.id}`}>
        <span className="tabular-nums">{booking.reference}</span>
        {booking.itemName && ` · ${booking.itemName}`}
      </Link>
    </TextLink>
  );
}

interface OfficeBookingTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** The further columns of this list. */
  columns: readonly Column<Row>[];
}

/** A table of bookings with the columns that all these lists have in common. */
export function OfficeBookingTable<Row extends OfficeBooking>({
  caption,
  rows,
  columns,
}: OfficeBookingTableProps<Row>) {
  const t = useTranslations();
  const { date } = useFormat();
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'booking',
          header: t('today.booking'),
          primary: true,
          cell: (row) => <BookingLink booking={row} />,
        },
        { key: 'customer', header: t('today.customer'), cell: ({ customerName }) => customerName },
        {
          key: 'date',
          header: t('today.departure'),
          whole: true,
          cell: ({ preferredDate }) => date(preferredDate),
        },
        ...columns,
      ]}
    />
  );
}

export function WaitingCustomers({ rows }: { rows: readonly OfficeBooking[] }) {
  const t = useTranslations();
  return (
    <OfficeBookingTable
      caption={t('today.waiting')}
      rows={rows}
      columns={[
        {
          key: 'waits',
          header: t('today.waits'),
          whole: true,
          cell: (row) => <WaitingBadge booking={row} />,
        },
      ]}
    />
  );
}

export function UnreadMessages({ rows }: { rows: readonly UnreadBooking[] }) {
  const t = useTranslations();
  const relative = useRelative();
  return (
    <OfficeBookingTable
      caption={t('today.messages')}
      rows={rows}
      columns={[
        {
          key: 'unread',
          header: t('today.messages.header'),
          cell: ({ id, unread: count, writtenAt }) => (
            <TextLink asChild>
              <Link to={`/bookings?booking=${id}&view=chat&pane=customer`}>
                {t('today.messages.unread', { count, written: relative(writtenAt) })}
              </Link>
            </TextLink>
          ),
        },
      ]}
    />
  );
}

export function DueMoney({ rows }: { rows: readonly DueBooking[] }) {
  const t = useTranslations();
  const { date, money } = useFormat();
  return (
    <OfficeBookingTable
      caption={t('today.due')}
      rows={rows}
      columns={[
        {
          key: 'invoiced',
          header: t('today.invoiced'),
          whole: true,
          cell: ({ invoiced, invoicedAt }) =>
            invoiced === false ? t('today.invoiced.not') : date(invoicedAt),
        },
        {
          key: 'overdue',
          header: t('today.state'),
          cell: ({ overdue }) =>
            overdue ? (
              <Badge tone="danger" icon={<TriangleAlert />}>
                {t('today.overdue')}
              </Badge>
            ) : (
              <Badge>{t('today.open')}</Badge>
            ),
        },
        { key: 'due', header: t('today.amount'), align: 'end', cell: ({ due }) => money(due) },
      ]}
    />
  );
}

export function OwedMoney({ rows }: { rows: readonly OwedBooking[] }) {
  const t = useTranslations();
  const { money } = useFormat();
  return (
    <OfficeBookingTable
      caption={t('today.owed')}
      rows={rows}
      columns={[
        {
          key: 'because',
          header: t('today.owed.because'),
          cell: ({ status }) => (
            <Badge>{t(status === 'cancelled' ? 'today.owed.cancelled' : 'today.owed.over')}</Badge>
          ),
        },
        { key: 'owed', header: t('today.owed.amount'), align: 'end', cell: ({ owed }) => money(owed) },
      ]}
    />
  );
}

export function Departures({ rows }: { rows: readonly Departure[] }) {
  const t = useTranslations();
  return (
    <OfficeBookingTable
      caption={t('today.departures')}
      rows={rows}
      columns={[
        {
          key: 'operator',
          header: t('today.operator'),
          cell: ({ assignedOperatorName }) => assignedOperatorName ?? '–',
        },
        {
          key: 'lacks',
          header: t('today.lacks'),
          cell: ({ lacks }) =>
            lacks.length === 0 ? (
              <Badge tone="success" icon={<CircleCheck />}>
                {t('today.ready')}
              </Badge>
            ) : (
              <span className="flex flex-wrap gap-1.5">
                {lacks.map((lack) => (
                  <Badge key={lack} tone="warning">
                    {t(`today.lacks.${lack}`)}
                  </Badge>
                ))}
              </span>
            ),
        },
      ]}
    />
  );
}

export function QuietTrips({ rows }: { rows: readonly QuietTrip[] }) {
  const t = useTranslations();
  const relative = useRelative();
  return (
    <OfficeBookingTable
      caption={t('today.quiet')}
      rows={rows}
      columns={[
        {
          key: 'day',
          header: t('today.day'),
          cell: ({ currentDay: day, totalDays: total }) => t('trip.day', { day, total }),
        },
        {
          key: 'news',
          header: t('today.news'),
          cell: ({ id, lastNewsAt }) => (
            <TextLink asChild>
              <Link to={`/trip-tracking?trip=${id}`}>
                {lastNewsAt === null ? t('today.news.none') : relative(lastNewsAt)}
              </Link>
            </TextLink>
          ),
        },
      ]}
    />
  );
}

export function AbandonedTrips({ rows }: { rows: readonly OfficeBooking[] }) {
  const t = useTranslations();
  return (
    <OfficeBookingTable
      caption={t('today.abandoned')}
      rows={rows}
      columns={[
        {
          key: 'operator',
          header: t('today.operator'),
          cell: ({ assignedOperatorName }) => assignedOperatorName,
        },
      ]}
    />
  );
}

export function LapsedRequests({ rows }: { rows: readonly OfficeBooking[] }) {
  const t = useTranslations();
  return (
    <OfficeBookingTable
      caption={t('today.lapsed')}
      rows={rows}
      columns={[
        {
          key: 'actions',
          header: t('today.actions'),
          align: 'end',
          actions: true,
          cell: ({ id, reference }) => (
            <OnlyFor duty="office">
              <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
                <TextLink asChild>
                  <Link to={`/bookings?booking=${id}&change=${id}`}>
                    {t('today.lapsed.change', { reference })}
                  </Link>
                </TextLink>
                <TextLink asChild>
                  <Link to={`/bookings?booking=${id}&cancel=${id}`}>
                    {t('today.lapsed.cancel', { reference })}
                  </Link>
                </TextLink>
              </span>
            </OnlyFor>
          ),
        },
      ]}
    />
  );
}

export function Clashes({ rows }: { rows: readonly OperatorClash[] }) {
  const t = useTranslations();
  const { date } = useFormat();
  return (
    <Table
      caption={t('today.clashes')}
      rows={rows}
      rowKey={({ bookings }) => bookings.map(({ id }) => id).join()}
      columns={[
        {
          key: 'operator',
          header: t('today.operator'),
          primary: true,
          cell: ({ operatorName }) => operatorName,
        },
        { key: 'on', header: t('today.from'), whole: true, cell: ({ on }) => date(on) },
        {
          key: 'bookings',
          header: t('today.bookings'),
          cell: ({ bookings }) => (
            <span className="flex flex-col gap-2">
              {bookings.map((booking) => (
                <BookingLink key={booking.id} booking={booking} />
              ))}
            </span>
          ),
        },
      ]}
    />
  );
}
