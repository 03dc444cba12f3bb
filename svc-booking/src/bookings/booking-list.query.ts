import type { BookingFilter, BookingGroup, BookingSort } from '@safari/contracts';
import { decodeCursor, type PageOptions, type SqlValue, wireMoment } from '@safari/service-kit';
import { foundBy } from '../searches/search.query.js';
import { BOOKING_COLUMNS } from './booking.view.js';
import { isKeyOf, ORDERS } from './booking-list.order.js';
import { IS_WAITING, PROGRESS } from './booking-progress.view.js';

export type OrderedFilter = BookingFilter & { sort: BookingSort };

/** A page of the bookings that a filter finds. */
export type BookingPage = OrderedFilter & PageOptions;

export interface ListQuery {
  text: string;
  values: SqlValue[];
}

type Bind = (value: SqlValue) => string;

/** One page by key, one row longer than asked for; never an offset, so that page 1000 costs what page 1 does. */
export function listQuery(list: BookingPage, columns = BOOKING_COLUMNS): ListQuery {
  const values: SqlValue[] = [];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const groups = tabByTab(list);
  if (groups === undefined) {
    const conditions = [...ofTab(list, bind), ...narrowing(list, bind)];
    const text = `select ${columns} from booking ${where(conditions)} ${ordered(list)} limit ${limit(list, bind)}`;
    return { text, values };
  }
  const conditions = narrowing(list, bind);
  const most = limit(list, bind);
  const parts = groups.map(
    (group) =>
      `(select * from booking ${where([`tab = '${group}'`, ...conditions])} ${ordered(list)} limit ${most})`,
  );
  const text = `select ${columns} from (${parts.join(' union all ')}) as booking ${ordered(list)} limit ${most}`;
  return { text, values };
}

/** The same page with the progress of each booking, which is looked up for the bookings of the page alone. */
export function progressQuery(list: BookingPage): ListQuery {
  const page = listQuery(list, '*');
  const text = `select ${BOOKING_COLUMNS}, ${PROGRESS} as progress, ${keyOf(list.sort)} as key
    from (${page.text}) as booking ${ordered(list)}`;
  return { text, values: page.values };
}

/** The sort key of a row of `booking` for a cursor, as the wire writes it. */
export const keyOf = (sort: BookingSort): string =>
  ORDERS[sort].type === 'timestamptz' ? wireMoment(ORDERS[sort].sql) : `(${ORDERS[sort].sql})::text`;

const where = (conditions: string[]): string =>
  conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';

function ordered({ sort }: BookingPage): string {
  const { sql, direction } = ORDERS[sort];
  return `order by ${sql} ${direction}, id ${direction}`;
}

const limit = (list: BookingPage, bind: Bind): string => bind(list.limit + 1);

const LISTED: readonly BookingGroup[] = ['pending', 'confirmed', 'paid', 'completed'];

/**
 * The tabs to query one by one and merge, if the index for this order starts with the tab: the cost then does not
 * depend on the number of bookings under other tabs. Undefined if one index has the bookings of all tabs in this order.
 */
function tabByTab({ sort, tab, cancelled }: BookingPage): readonly BookingGroup[] | undefined {
  if (!ORDERS[sort].byTab) return undefined;
  if (cancelled === 'only') return ['cancelled'];
  if (tab && tab !== 'all') return [tab];
  return cancelled === 'too' ? [...LISTED, 'cancelled'] : LISTED;
}

function ofTab({ tab, cancelled }: BookingPage, bind: Bind): string[] {
  if (cancelled === 'only') return [`tab = 'cancelled'`];
  if (tab && tab !== 'all') return [`tab = ${bind(tab)}`];
  return cancelled === 'too' ? [] : [`tab <> 'cancelled'`];
}

/** What narrows the list besides its tab. */
function narrowing(list: BookingPage, bind: Bind): string[] {
  const { sql, type, direction } = ORDERS[list.sort];
  const conditions: string[] = [];
  if (list.type) conditions.push(`booking_type = ${bind(list.type)}`);
  if (list.from) conditions.push(`preferred_date >= ${bind(list.from)}`);
  if (list.to) conditions.push(`preferred_date <= ${bind(list.to)}`);
  if (list.waiting) conditions.push(IS_WAITING);
  if (list.ids) conditions.push(`id = any(${bind(list.ids)}::uuid[])`);
  if (list.search) conditions.push(foundBy(list.search, bind));
  if (list.cursor) {
    const { key, id } = decodeCursor(list.cursor, 'public', isKeyOf(list.sort));
    const after = direction === 'desc' ? '<' : '>';
    conditions.push(`(${sql}, id) ${after} (${bind(key)}::${type}, ${bind(id)}::uuid)`);
  }
  return conditions;
}
