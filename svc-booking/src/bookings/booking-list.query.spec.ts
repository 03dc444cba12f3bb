import { describe, expect, it } from '@jest/globals';
import { encodeCursor } from '@safari/service-kit';
import { ListBookingsDto } from './booking.dto.js';
import { listQuery } from './booking-list.query.js';

const list = (changes: Partial<ListBookingsDto> = {}) => Object.assign(new ListBookingsDto(), changes);
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

describe('the query of the staff’s list', () => {
  it('asks for the newest hundred and one more', () => {
    const { text, values } = listQuery(list());
    expect(onOneLine(text)).toMatch(
      /from booking where tab <> 'cancelled' order by created_at desc, id desc limit \$1$/,
    );
    expect(values).toEqual([101]);
  });

  it('goes on after a place, downwards or upwards, and never by offset', () => {
    const cursor = encodeCursor({ key: '2026-01-02', id: '01a1fdc4-037f-77d6-b7ce-3b347bbef071' });
    expect(listQuery(list({ cursor })).text).toContain('(created_at, id) < ($1::timestamptz, $2::uuid)');
    expect(listQuery(list({ cursor, sort: 'oldest' })).text).toContain('(created_at, id) > (');
    expect(listQuery(list({ cursor, sort: 'departure' })).text).toContain('(preferred_date, id) > ($1::date');
    expect(listQuery(list({ cursor })).text).not.toContain('offset');
  });

  it('binds everything that a person typed', () => {
    const evil = "';drop/**/table/**/booking;--";
    const { text, values } = listQuery(
      list({ search: evil, tab: 'paid', type: 'package', from: '2026-01-01' }),
    );
    expect(text).not.toContain('drop');
    expect(values).toEqual(['paid', 'package', '2026-01-01', `%${evil}%`, 101]);
  });

  it('takes the tab all for every booking but those that are cancelled, unless they are asked for', () => {
    const where = (changes: Partial<ListBookingsDto>) =>
      /where (.*?) order/.exec(onOneLine(listQuery(list(changes)).text))?.[1];
    expect(where({ tab: 'all' })).toBe(`tab <> 'cancelled'`);
    expect(where({ cancelled: 'too' })).toBeUndefined();
    expect(where({ cancelled: 'only', tab: 'paid' })).toBe(`tab = 'cancelled'`);
    expect(where({ cancelled: 'too', tab: 'paid' })).toBe('tab = $1');
  });

  it('reads tab by tab where an index has each in that order, and as many of each as are asked for', () => {
    const text = (changes: Partial<ListBookingsDto>) =>
      onOneLine(listQuery(list({ limit: 5, ...changes })).text);
    const tabs = (query: string) => [...query.matchAll(/where tab = '(\w+)'/g)].map(([, tab]) => tab);
    const all = text({ sort: 'total-descending', type: 'package' });
    expect(tabs(all)).toEqual(['pending', 'confirmed', 'paid', 'completed']);
    expect(all).toContain('and booking_type = $1 order by total_price desc, id desc limit $2) union all');
    expect(all).toMatch(/\) as booking order by total_price desc, id desc limit \$2$/);
    expect(tabs(text({ sort: 'total', cancelled: 'too' }))).toHaveLength(5);
    expect(tabs(text({ sort: 'total', cancelled: 'only', tab: 'paid' }))).toEqual(['cancelled']);
    expect(tabs(text({ sort: 'total', tab: 'paid' }))).toEqual(['paid']);
    expect(tabs(text({ sort: 'departure-descending' }))).toEqual([]);
  });
});
