import { describe, expect, it } from '@jest/globals';
import { NO_FILTER } from '../../data/booking-filter.rules';
import { readViews, searchOf, VIEWS_MAX, without, withView } from './saved-view.rules';

const view = (name: string, search = 'tab=paid') => ({ name, search });

describe('a saved view', () => {
  it('keeps the filter and the order of the address, and nothing else', () => {
    expect(searchOf({ ...NO_FILTER, tab: 'paid', sort: 'departure' })).toBe('tab=paid&sort=departure');
    expect(searchOf(NO_FILTER)).toBe('');
  });

  it('takes the place of one with the same name', () => {
    expect(withView([view('A'), view('B')], view('A', 'tab=all'))).toEqual([view('B'), view('A', 'tab=all')]);
    expect(without([view('A'), view('B')], 'A')).toEqual([view('B')]);
  });

  it('is forgotten when there are too many since', () => {
    const many = Array.from({ length: VIEWS_MAX }, (_, index) => view(`${index}`));
    expect(withView(many, view('new')).map(({ name }) => name)).toEqual([
      ...many.slice(1).map(({ name }) => name),
      'new',
    ]);
  });

  it('is read from what the browser kept, whatever somebody did to that', () => {
    expect(readViews(JSON.stringify([view('A'), { name: 3, search: '' }, { name: 'B' }, 'C', null]))).toEqual(
      [view('A')],
    );
    for (const broken of [null, '', '{', '{}', '"text"']) expect(readViews(broken)).toEqual([]);
  });
});
