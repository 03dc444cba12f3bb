import { describe, expect, it } from '@jest/globals';
import { holdBack } from './arrivals.rules';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const after = (seen: string[], ...ids: string[]) => {
  const { shown, arrived } = holdBack(new Set(seen), rows(...ids));
  return { shown: shown.map(({ id }) => id), arrived: arrived.map(({ id }) => id) };
};

describe('what arrives in a list', () => {
  it('is held back above what is on screen', () => {
    expect(after(['b', 'c'], 'new', 'b', 'newer', 'c')).toEqual({
      shown: ['b', 'c'],
      arrived: ['new', 'newer'],
    });
  });

  it('is shown below it, where it moves nothing', () => {
    expect(after(['b', 'c'], 'b', 'c', 'd')).toEqual({ shown: ['b', 'c', 'd'], arrived: [] });
  });

  it('is shown in a list that was empty, or of which nothing is left', () => {
    expect(after([], 'a', 'b')).toEqual({ shown: ['a', 'b'], arrived: [] });
    expect(after(['gone'], 'a')).toEqual({ shown: ['a'], arrived: [] });
  });

  it('takes along what has left the list', () => {
    expect(after(['a', 'b'], 'b')).toEqual({ shown: ['b'], arrived: [] });
  });

  it('counts as seen once it was shown', () => {
    const { seen } = holdBack(new Set(['a']), rows('a', 'b'));
    expect(holdBack(seen, rows('a', 'new', 'b')).arrived).toEqual(rows('new'));
  });
});
