import { describe, expect, it } from '@jest/globals';
import { BOOKING_SORTS, BOOKING_TABS, BOOKING_TYPES } from '@safari/contracts';
import { exportAddress, isBackwards, isNarrow, NO_FILTER, readFilter } from './booking-filter.rules';

describe('the filter in the address', () => {
  it('asks for nothing in particular by default', () => {
    expect(readFilter(NO_FILTER)).toEqual({});
    expect(isNarrow({})).toBe(false);
    expect(exportAddress({})).toBe('/api/bookings/export');
  });

  it('is read in every combination, and leads to the same bookings as a file', () => {
    for (const tab of BOOKING_TABS)
      for (const type of ['', ...BOOKING_TYPES])
        for (const sort of BOOKING_SORTS)
          for (const [from, to] of [
            ['', ''],
            ['2027-01-01', ''],
            ['', '2027-02-28'],
            ['2027-01-01', '2027-02-28'],
          ] as const)
            for (const [search, cancelled, waiting] of [
              ['', '', ''],
              ['Amina & co', '', ''],
              ['', 'only', ''],
              ['', 'too', ''],
              ['', '', 'only'],
            ] as const) {
              const address = { tab, type, sort, from, to, search, cancelled, waiting };
              const filter = readFilter(address);
              const { searchParams } = new URL(exportAddress(filter), 'http://localhost');
              expect({ ...NO_FILTER, ...filter }).toEqual(address);
              expect({ ...NO_FILTER, ...Object.fromEntries(searchParams) }).toEqual(address);
              expect(isNarrow(filter)).toBe(
                tab !== 'all' || cancelled === 'only' || [type, from, to, search, waiting].some(Boolean),
              );
            }
  });

  it('leaves out what nobody can ask for', () => {
    const nonsense = {
      tab: 'lost',
      type: 'cruise',
      from: '2027-02-30',
      to: 'soon',
      search: '  ',
      cancelled: 'perhaps',
      waiting: 'long',
      sort: 'up',
    };
    expect(readFilter(nonsense)).toEqual({});
  });

  it('knows a range that ends before it begins', () => {
    expect(isBackwards({ from: '2027-02-02', to: '2027-02-01' })).toBe(true);
    expect(isBackwards({ from: '2027-02-01', to: '2027-02-01' })).toBe(false);
    expect(isBackwards({ from: '2027-02-02' })).toBe(false);
    expect(isBackwards({ to: '2027-02-02' })).toBe(false);
  });
});
