import { describe, expect, it } from '@jest/globals';
import * as contracts from './index.js';

const handedOut = Object.entries(contracts);

describe('what this package hands out', () => {
  it('says something, wherever it is words, limits or addresses', () => {
    expect(handedOut.filter(([, one]) => isEmpty(one)).map(([name]) => name)).toEqual([]);
  });

  it.each(handedOut.filter(([, one]) => Array.isArray(one)))('has each of %s once', (_, words) => {
    expect(new Set(words as readonly string[]).size).toBe((words as readonly string[]).length);
  });
});

/** An empty text or list, or anything that holds one. */
function isEmpty(one: unknown): boolean {
  if (typeof one !== 'object' || one === null) return one === '';
  const inside = Object.values(one);
  return inside.length === 0 || inside.some(isEmpty);
}
