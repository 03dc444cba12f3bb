import type { Booking, BookingSort } from '@safari/contracts';
import { TextLink } from '@safari/ui';
import { Checkbox, type Column, Table } from '@safari/ui/controls';
import { Link, useFormat } from '@safari/web-kit';
import { StatusBadge } from '../shared/booking-badges';
import { linkId } from '../shared/booking-link';
import { useRelative } from '../shared/use-relative';
import type { Selection } from '../shared/use-selection';
import { WaitingBadge } from '../shared/waiting-badge';
import { useTranslations } from '../translations/translations';
import { directionOf, isOrderOf, nextOrder, type SortedColumn } from './column-order.rules';
import { NextStepButton, useNextStep, WaitsFor } from './next-step-button';
import { ProgressChips } from './progress-chips';
import { useColumnWidths } from './use-column-widths';
import { useFittingColumns } from './use-fitting-columns';
import { useNextMove } from './use-next-move';

export interface BookingTableProps {
  bookings: readonly Booking[];
  sort: BookingSort;
  onSort: (sort: BookingSort) => void;
  dense: boolean;
  selection: Selection;
  /** The id of the booking in the panel. */
  current: string;
  addressOf: (booking: Booking) => { search: string };
}

/** The columns beside an open panel, which shows the rest; the item only where there is room. */
const BESIDE: readonly string[] = ['select', 'booking', 'customer', 'state', 'item'];

/** Columns that a dense table may drop for lack of room, in this order. */
const SPARE: readonly SortedColumn[] = ['booked', 'travelers', 'operator', 'total', 'item', 'departure'];

/** Many bookings at a glance: one row each, sortable by its columns. */
export function BookingTable({
  bookings,
  sort,
  onSort,
  dense,
  selection,
  current,
  addressOf,
}: BookingTableProps) {
  const t = useTranslations();
  const { date, money, number } = useFormat();
  const relative = useRelative();
  const widthOf = useColumnWidths();
  /** Whether the user has chosen this column's order; `newest` is the default and does not count. */
  const isWanted = (column: SortedColumn) => isOrderOf(column, sort) && sort !== 'newest';
  const sortBy = (column: SortedColumn) => ({
    direction: directionOf(column, sort),
    onSort: () => onSort(nextOrder(column, sort)),
  });
  const all = bookings.every(({ id }) => selection.has(id));
  const columns: Column<Booking>[] = [
    {
      key: 'select',
      unlabelled: true,
      header: (
        <Checkbox
          aria-label={t('bookings.table.selectAll')}
          checked={all}
          onCheckedChange={(checked) => selection.set(checked ? bookings.map(({ id }) => id) : [])}
        />
      ),
      cell: ({ id, reference }) => (
        <Checkbox
          aria-label={t('bookings.table.select', { reference })}
          checked={selection.has(id)}
          onCheckedChange={() => selection.toggle(id)}
        />
      ),
    },
    {
      key: 'booking',
      header: t('bookings.table.booking'),
      primary: true,
      cell: (booking) => (
        <TextLink asChild quiet>
          <Link
            id={linkId(booking.id)}
            to={addressOf(booking)}
            title={t('booking.id.is', { id: booking.id })}
          >
            <span className="tabular-nums">{booking.reference}</span>
          </Link>
        </TextLink>
      ),
    },
    {
      key: 'item',
      header: t('bookings.table.item'),
      cell: ({ itemName }) => itemName,
      sort: sortBy('item'),
      resize: widthOf('item', t('bookings.table.item')),
    },
    {
      key: 'customer',
      header: t('booking.customer'),
      cell: ({ customerName }) => customerName,
      sort: sortBy('customer'),
      resize: widthOf('customer', t('booking.customer')),
    },
    {
      key: 'departure',
      header: t('booking.date'),
      cell: ({ preferredDate }) => date(preferredDate),
      sort: sortBy('departure'),
    },
    {
      key: 'travelers',
      header: t('booking.travelers'),
      align: 'end',
      hideWhenNarrow: !isWanted('travelers'),
      cell: ({ numberOfTravelers }) => number(numberOfTravelers),
      sort: sortBy('travelers'),
    },
    {
      key: 'total',
      header: t('booking.total'),
      align: 'end',
      cell: ({ totalPrice }) => money(totalPrice),
      sort: sortBy('total'),
    },
    {
      key: 'booked',
      header: t('booking.createdAt'),
      hideWhenNarrow: !isWanted('booked'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{relative(createdAt)}</time>,
      sort: sortBy('booked'),
    },
    {
      key: 'operator',
      header: t('bookings.table.operator'),
      hideWhenNarrow: !isWanted('operator'),
      cell: ({ assignedOperatorName }) => assignedOperatorName,
      sort: sortBy('operator'),
      resize: widthOf('operator', t('bookings.table.operator')),
    },
    {
      key: 'state',
      header: t('bookings.table.state'),
      cell: (booking) => (
        <span className="flex flex-wrap gap-x-1.5 gap-y-1">
          <StatusBadge booking={booking} />
          <WaitingBadge booking={booking} />
          <ProgressChips booking={booking} />
        </span>
      ),
      sort: sortBy('status'),
    },
    {
      key: 'next',
      header: t('next.title'),
      actions: true,
      align: 'end',
      cell: (booking) => <RowStep booking={booking} />,
    },
  ];
  const shown = current === '' ? columns : BESIDE.flatMap((key) => columns.filter((one) => one.key === key));
  const spare = SPARE.filter((key) => dense && shown.some((one) => one.key === key));
  const { columns: fitting, frame } = useFittingColumns(
    shown,
    spare.toSorted((a, b) => Number(isWanted(a)) - Number(isWanted(b))),
  );
  return (
    <Table
      caption={t('bookings.table')}
      ref={frame}
      dense={dense}
      columns={fitting}
      rows={bookings}
      rowKey={({ id }) => id}
      rowState={({ id }) => ({ selected: selection.has(id), current: id === current })}
    />
  );
}

function RowStep({ booking }: { booking: Booking }) {
  const move = useNextMove(booking);
  const { step, waits } = useNextStep(booking);
  return (
    <>
      {step && (
        <NextStepButton
          className="w-max max-w-40"
          aria-describedby={linkId(booking.id)}
          size="sm"
          variant="secondary"
          booking={booking}
          step={step}
          move={move}
        />
      )}
      {waits && <WaitsFor waits={waits} />}
      {move.question}
    </>
  );
}
