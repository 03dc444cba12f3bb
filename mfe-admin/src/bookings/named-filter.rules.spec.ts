import { expect, it } from '@jest/globals';
import type { BookingFilter } from '@safari/contracts';
import { bookings } from '../translations/en/bookings';
import type { T } from '../translations/translations';
import { namedFilter } from './named-filter.rules';

const words: Record<string, string> = bookings;
const t = ((key: string, values: Record<string, string> = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as T;
const named = (filter: BookingFilter) => namedFilter(t, filter, (day) => `the day ${day}`);

it('a filter is told part by part, without what it leaves open', () => {
  expect(named({})).toEqual([]);
  expect(named({ tab: 'all', sort: 'departure', search: '' })).toEqual([]);
  expect(named({ search: 'amina' })).toEqual(['“amina”']);
  expect(named({ tab: 'paid' })).toEqual([`the state ${words['bookings.tab.paid']}`]);
  expect(named({ type: 'package' })).toEqual(['the type bookingType.package']);
  expect(named({ from: '2026-06-01' })).toEqual(['travel dates from the day 2026-06-01']);
  expect(named({ to: '2026-06-30' })).toEqual(['travel dates until the day 2026-06-30']);
  expect(named({ cancelled: 'only' })).toEqual(['what was cancelled']);
  expect(named({ cancelled: 'too' })).toEqual([]);
  expect(named({ waiting: 'only' })).toEqual([words['bookings.filter.named.waiting']]);
  expect(named({ search: 'a', tab: 'paid', type: 'package', from: 'x', to: 'y' })).toHaveLength(5);
});
