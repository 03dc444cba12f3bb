import type { DepartureTotal, PlainDate } from '@safari/contracts';

type Span = Pick<DepartureTotal, 'from' | 'to'>;

/** The address of the bookings in a span. */
export const departuresOf = ({ from, to }: Span): string =>
  `/bookings?${new URLSearchParams({ from, to, sort: 'departure' })}`;

/** The index of the span that contains a day; -1 for none. */
export const spanOf = (spans: readonly Span[], date: PlainDate): number =>
  spans.findIndex(({ from, to }) => from <= date && date <= to);
