import { describe, expect, it } from '@jest/globals';
import { nextIndex, type SearchProgress, searchState } from './search-state.rules';

const found: SearchProgress = { typed: 'amina', searched: 'amina', count: 3, isError: false };
const state = (facts: Partial<SearchProgress>) => searchState({ ...found, ...facts });

describe('the search for a booking', () => {
  it('waits for two letters, spaces not counted', () => {
    expect(state({ typed: ' a ', searched: ' a ' })).toBe('idle');
    expect(state({ typed: 'am', searched: ' am ' })).toBe('found');
    expect(state({ typed: ' am ', searched: 'am' })).toBe('found');
  });

  it('shows nothing of an answer to what was typed before', () => {
    expect(state({ typed: 'amina m' })).toBe('searching');
    expect(state({ typed: 'amina m', isError: true })).toBe('searching');
  });

  it('says whether anything was found, and that it cannot know', () => {
    expect(state({})).toBe('found');
    expect(state({ count: 0 })).toBe('nothing');
    expect(state({ count: undefined })).toBe('searching');
    expect(state({ count: undefined, isError: true })).toBe('failed');
    expect(state({ isError: true })).toBe('found'); // keeps the earlier results
  });
});

describe('the arrows in what was found', () => {
  it('lead from one to the next and round at both ends', () => {
    expect([0, 1, 2].map((active) => nextIndex(active, 3, 'ArrowDown'))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((active) => nextIndex(active, 3, 'ArrowUp'))).toEqual([2, 0, 1]);
  });

  it('lead nowhere where nothing was found, and stay within what is left', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) expect(nextIndex(4, 0, key)).toBe(0);
    expect(nextIndex(4, 3, 'Enter')).toBe(2);
    expect(nextIndex(1, 3, 'Enter')).toBe(1);
    expect(nextIndex(5, 3, 'ArrowDown')).toBe(0);
  });
});
