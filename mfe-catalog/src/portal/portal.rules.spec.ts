import { describe, expect, it } from '@jest/globals';
import {
  emptyBid,
  inLanguage,
  isSelected,
  locationsOf,
  matching,
  NOTHING_SELECTED,
  selectedCount,
  toggled,
} from './portal.rules';

const balloon = { name: 'Serengeti by Balloon', description: 'At first light', location: 'Serengeti' };
const crater = { name: 'Crater Rim', description: 'Elephants and LIGHT', location: 'Ngorongoro' };
const reef = { name: 'Reef', description: 'Coral gardens', location: 'Zanzibar' };
const items = [balloon, crater, reef];

describe('the portal’s filter (O02)', () => {
  it('finds words in name or description, whatever their case and the blanks around them', () => {
    expect(matching(items, { search: ' light ', location: '' })).toEqual([balloon, crater]);
    expect(matching(items, { search: 'REEF', location: '' })).toEqual([reef]);
    expect(matching(items, { search: 'tea', location: '' })).toEqual([]);
  });

  it('reads and finds them in the language of the reader', () => {
    const translations = [
      { en: 'Crater Rim', sw: 'Ukingo wa Kreta' },
      { en: 'Ngorongoro', sw: 'Bonde la Ngorongoro' },
    ];
    const told = { ...crater, translations };
    const swahili = inLanguage([told, reef], 'sw');
    expect(swahili.map(({ name }) => name)).toEqual(['Ukingo wa Kreta', 'Reef']);
    expect(matching(swahili, { search: 'kreta', location: '' })).toEqual([swahili[0]]);
    expect(inLanguage([told], 'en')).toEqual([told]);
    expect(matching(swahili, { search: 'kreta', location: 'Ngorongoro' })).toEqual([swahili[0]]);
  });

  it('keeps everything where nothing is asked', () => {
    expect(matching(items, { search: '', location: '' })).toEqual(items);
  });

  it('asks for words and place together', () => {
    expect(matching(items, { search: 'light', location: 'Ngorongoro' })).toEqual([crater]);
    expect(matching(items, { search: 'coral', location: 'Ngorongoro' })).toEqual([]);
  });

  it('takes signs as they are typed', () => {
    expect(matching([{ ...reef, name: 'Reef (2 days)' }], { search: '(2', location: '' })).toHaveLength(1);
  });

  it('offers each place of both lists once, in order, and none that is blank', () => {
    expect(locationsOf([reef, balloon], [crater, { location: 'Serengeti' }, { location: '' }])).toEqual([
      'Ngorongoro',
      'Serengeti',
      'Zanzibar',
    ]);
  });
});

describe('what an operator selects (O03)', () => {
  it('comes and goes with each press, packages and attractions apart', () => {
    const one = toggled(NOTHING_SELECTED, 'package', 3);
    const two = toggled(one, 'attraction', 3);
    expect(selectedCount(two)).toBe(2);
    expect(isSelected(one, 'attraction', 3)).toBe(false);
    expect(toggled(two, 'package', 3)).toEqual({ packageIds: [], attractionIds: [3] });
    expect(NOTHING_SELECTED).toEqual({ packageIds: [], attractionIds: [] });
    expect(toggled(toggled(one, 'package', 4), 'package', 3).packageIds).toEqual([4]);
  });
});

describe('a bid (O04)', () => {
  it('begins empty but for what it is for', () => {
    expect(emptyBid('attraction', 7)).toEqual({
      itemType: 'attraction',
      itemId: 7,
      bidAmount: '',
      estimatedDuration: '',
      message: '',
    });
  });
});
