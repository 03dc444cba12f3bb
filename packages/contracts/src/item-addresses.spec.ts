import { describe, expect, it } from '@jest/globals';
import { attractionPath, packagePath, readNumbered } from './item-addresses.js';

describe('the address of a page', () => {
  it.each([
    ['The Northern Circuit', '4-the-northern-circuit'],
    ['Kilimanjaro: 8 days', '4-kilimanjaro-8-days'],
    ['Mang’ola & Café', '4-mangola-cafe'],
    ['  ', '4'],
    ['सफ़ारी', '4'],
    [`${'word '.repeat(15)}tail and more`, `4-${'word-'.repeat(15)}tail`],
  ])('of %s ends in %s', (name, address) => {
    expect(packagePath({ id: 4, name })).toBe(`/packages/${address}`);
    expect(attractionPath({ id: 4, name })).toBe(`/attractions/${address}`);
  });

  it('names its item by the number alone, whatever the words are', () => {
    expect(['4', '4-', '4-anything', '123456789-x'].map(readNumbered)).toEqual([4, 4, 4, 123_456_789]);
    for (const text of ['', 'x', '4x', '-4', '1234567890', ' 4', undefined])
      expect(readNumbered(text)).toBeUndefined();
  });
});
