import { describe, expect, it } from '@jest/globals';
import { matching } from './matching.rules';

const camps = [
  { name: 'Nyota Tented Camps', place: 'Tarangire' },
  { name: 'Pwani Boats', place: 'Nungwi' },
];
const found = (search: string) => matching(camps, search, ({ name, place }) => [name, place]);

describe('a search among what is on the screen', () => {
  it('finds every word anywhere, in any order and case', () => {
    expect(found(' tarangire  NYOTA ')).toEqual([camps[0]]);
    expect(found('camps nungwi')).toEqual([]);
  });

  it('finds no word that begins in one text and ends in the next', () => {
    expect(found('campstarangire')).toEqual([]);
  });

  it('finds everything while nothing is searched for', () => {
    expect(found('  ')).toEqual(camps);
  });
});
