import { describe, expect, it } from '@jest/globals';
import { likelySearches } from './spelling.rules.js';

const unknown = (word: string, ...alike: string[]) => ({ word, known: false, alike });
const known = (word: string) => ({ word, known: true, alike: [] });

describe('what a search with a typing error meant', () => {
  it.each([
    ['a letter left out', 'amna'],
    ['a letter too many', 'ammina'],
    ['another letter', 'amima'],
    ['two letters in the wrong order', 'amnia'],
    ['a capital', 'Amnia'],
  ])('is found in spite of %s', (_, word) => {
    expect(likelySearches([unknown(word, 'amina')])).toEqual(['amina']);
  });

  it('takes a reference in small letters for the one in capitals', () => {
    expect(likelySearches([unknown('ks-7f3k2z', 'KS-7F3K2Q')])).toEqual(['KS-7F3K2Q']);
  });

  it('takes two slips in a long word, and one in a short one', () => {
    expect(likelySearches([unknown('fernwhe', 'fernweh'), known('jonas')])).toEqual(['fernweh jonas']);
    expect(likelySearches([unknown('wandrrre', 'wanderer')])).toEqual(['wanderer']);
    expect(likelySearches([unknown('jnos', 'jonas')])).toEqual([]);
    expect(likelySearches([unknown('abcdef', 'abcxyz')])).toEqual([]);
  });

  it('tries the likeliest first, and no more than three for a word', () => {
    const alike = ['grayce', 'grace', 'grape', 'graces'];
    expect(likelySearches([unknown('gracee', ...alike)])).toEqual(['grace', 'graces', 'grayce']);
    const late = ['grayce', 'grapes', 'grades', 'grace'];
    expect(likelySearches([unknown('gracee', ...late)])).toEqual(['grace', 'grayce', 'grapes']);
    expect(likelySearches([unknown('rmi', 'rim', 'rim')])).toEqual(['rim']);
  });

  it('tries fewer slips first, whichever word they are in', () => {
    const words = [unknown('gracee', 'grace', 'graces'), unknown('wanderr', 'wander', 'wanderers')];
    expect(likelySearches(words)).toEqual([
      'grace wander',
      'graces wander',
      'grace wanderers',
      'graces wanderers',
    ]);
  });

  it('tries the words of two slips together', () => {
    expect(likelySearches([unknown('amnia', 'amina'), unknown('msafirri', 'msafiri', 'msafirri s')])).toEqual(
      ['amina msafiri', 'amina msafirri s'],
    );
  });

  it('tries the fewest slips altogether first, whichever word they are in', () => {
    expect(
      likelySearches([unknown('gracee', 'grayce', 'grace'), unknown('msafirri', 'msafirrie', 'msafiris')]),
    ).toEqual(['grace msafirrie', 'grace msafiris', 'grayce msafirrie', 'grayce msafiris']);
  });

  it('leaves alone what somebody is called, and what nobody is called like', () => {
    expect(likelySearches([known('amina'), known('jonas')])).toEqual([]);
    expect(likelySearches([known('amina'), unknown('zzzz')])).toEqual([]);
    expect(likelySearches([])).toEqual([]);
  });
});
