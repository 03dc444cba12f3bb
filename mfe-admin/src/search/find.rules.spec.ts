import { describe, expect, it } from '@jest/globals';
import { type Finding, faceOf, moved } from './find.rules';

const found: Finding = { typed: 'amina', asked: 'amina', count: 3, isError: false };
const face = (facts: Partial<Finding>) => faceOf({ ...found, ...facts });

describe('the search for a booking', () => {
  it('waits for two letters, spaces not counted', () => {
    expect(face({ typed: ' a ', asked: ' a ' })).toBe('idle');
    expect(face({ typed: 'am', asked: ' am ' })).toBe('found');
  });

  it('shows nothing of an answer to what was typed before', () => {
    expect(face({ typed: 'amina m' })).toBe('searching');
    expect(face({ typed: 'amina m', isError: true })).toBe('searching');
  });

  it('says whether anything was found, and that it cannot know', () => {
    expect(face({})).toBe('found');
    expect(face({ count: 0 })).toBe('nothing');
    expect(face({ count: undefined })).toBe('searching');
    expect(face({ count: undefined, isError: true })).toBe('failed');
    expect(face({ isError: true })).toBe('found'); // what it had found before still stands
  });
});

describe('the arrows in what was found', () => {
  it('lead from one to the next and round at both ends', () => {
    expect([0, 1, 2].map((active) => moved(active, 3, 'ArrowDown'))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((active) => moved(active, 3, 'ArrowUp'))).toEqual([2, 0, 1]);
  });

  it('lead nowhere where nothing was found, and stay within what is left', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Enter']) expect(moved(4, 0, key)).toBe(0);
    expect(moved(4, 3, 'Enter')).toBe(2);
    expect(moved(1, 3, 'Enter')).toBe(1);
    expect(moved(5, 3, 'ArrowDown')).toBe(0);
  });
});
