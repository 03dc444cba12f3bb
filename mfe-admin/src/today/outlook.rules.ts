import type { DepartureTotal, PlainDate } from '@safari/contracts';

type Span = Pick<DepartureTotal, 'from' | 'to'>;

/** Where the bookings stand that a span counts. */
export const departuresOf = ({ from, to }: Span): string =>
  `/bookings?${new URLSearchParams({ from, to, sort: 'departure' })}`;

/** Which span a day lies in; -1 in none. */
export const spanOf = (spans: readonly Span[], date: PlainDate): number =>
  spans.findIndex(({ from, to }) => from <= date && date <= to);
