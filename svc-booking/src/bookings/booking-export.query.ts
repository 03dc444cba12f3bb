import { SAFARI_TIME_ZONE } from '@safari/contracts';
import { wireMoment } from '@safari/service-kit';
import { keyOf, type ListQuery, listQuery, type OrderedFilter } from './booking-list.query.js';

/** What credit notes took back of its invoices, written with the decimals of the price; most bookings have none. */
const CREDITED = `coalesce((select sum(amount) from credit_note where booking_id = booking.id),
    round(0::numeric, scale(total_price)))`;

/** Characters with which a spreadsheet begins a formula, also in full width. */
const SIGNS = '-=+@\uFF1D\uFF0B\uFF0D\uFF20';
const FORMULA = Array.from(`${SIGNS}\t\r`, (sign) => sign.charCodeAt(0)).join();

/** Spreadsheets and scripts rely on the headers: one may be added at the end, never renamed. */
const columns = (currency: string): readonly (readonly [header: string, cell: string])[] => [
  ['Reference', text('reference')],
  ['Booked at', wireMoment('created_at')],
  ['Status', 'status'],
  ['Type', 'booking_type'],
  ['Trip', text('item_name')],
  ['Preferred date', 'preferred_date'],
  ['Travelers', 'number_of_travelers'],
  ['Customer', text('customer_name')],
  ['Email', text('customer_email')],
  ['Telephone', text('customer_phone')],
  ['Operator', text('assigned_operator_name')],
  ['Price per person', 'unit_price'],
  ['Total price', 'total_price'],
  ['Special requests', text('special_requests')],
  ['Booking id', 'id'],
  ['Currency', `'${currency.replaceAll("'", "''")}'`],
  ['Credited', CREDITED],
  ['Booked on', `(created_at at time zone '${SAFARI_TIME_ZONE}')::date`],
];

/** Begins with the byte order mark by which spreadsheets recognize UTF-8. */
export const SHEET_HEAD = `\uFEFF${columns('')
  .map(([header]) => header)
  .join()}\r\n`;

/** A part of the sheet, and the row after which the next one begins. */
export interface SheetPart {
  lines: string;
  rows: number;
  key: string | null;
  id: string | null;
}

/**
 * A part of the sheet as RFC 4180, written by Postgres itself: a row costs this process next to nothing.
 * @param list how many rows at most, and after which one
 */
export function sheetQuery(
  list: OrderedFilter & { limit: number; cursor?: string | undefined },
  currency: string,
): ListQuery {
  const cells = columns(currency).map(([, cell]) => `(${cell})::text`);
  const line = `${cells.join(` || ',' || `)} || e'\\r\\n'`;
  const page = listQuery(
    { ...list, limit: list.limit - 1 },
    `${line} as line, ${keyOf(list.sort)} as key, id`,
  );
  return {
    values: page.values,
    text: `select coalesce(string_agg(line, ''), '') as lines, count(*)::int as rows,
        (array_agg(key))[count(*)] as key, (array_agg(id))[count(*)] as id
      from (${page.text}) as page`,
  };
}

/**
 * A cell with text that somebody typed. It is quoted if it contains a quotation mark, a CR or LF, or a character at
 * which a spreadsheet may split cells (comma, semicolon, tab). A leading formula character gets an apostrophe in front,
 * so that the cell stays text; so does one after a semicolon, tab or line end, since a spreadsheet that does not split
 * at commas ignores the quotes.
 */
function text(column: string): string {
  const formula = `ascii(${column}) in (${FORMULA})`; // of its first character, whatever the alphabet
  const kept = `regexp_replace(${column}, '([;\\t\\r\\n][\\s"]*)([${SIGNS}])', '\\1''\\2', 'g')`;
  return `case when ${column} ~ '[",;\\t\\r\\n]'
      then '"' || case when ${formula} then '''' else '' end || replace(${kept}, '"', '""') || '"'
    when ${formula} then '''' || ${column} else coalesce(${column}, '') end`;
}
