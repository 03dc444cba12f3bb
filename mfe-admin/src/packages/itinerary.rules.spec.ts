import { describe, expect, it } from '@jest/globals';
import { blankPlace, blankStage } from '../shared/item-page/item-page.rules';
import { blankDay, isBlankDay, renumbered } from './itinerary.rules';

const days = ['Arusha', 'Tarangire', 'Ngorongoro'].map((title, index) => ({
  ...blankDay(index + 1),
  title,
}));
const titles = (list: typeof days) => list.map(({ day, title }) => `${day} ${title}`);

describe('the days of an itinerary', () => {
  it('are numbered anew when one is removed, wherever it stood', () => {
    expect(titles(renumbered(days.toSpliced(0, 1)))).toEqual(['1 Tarangire', '2 Ngorongoro']);
    expect(titles(renumbered(days.toSpliced(1, 1)))).toEqual(['1 Arusha', '2 Ngorongoro']);
  });

  it('keep counting when they change places or grow', () => {
    expect(titles(renumbered(days.toReversed()))).toEqual(['1 Ngorongoro', '2 Tarangire', '3 Arusha']);
    expect(renumbered([...days, blankDay(0)]).at(-1)).toEqual(blankDay(4));
  });

  it('are blank until something is written anywhere', () => {
    const blank = blankDay(1);
    expect(blank.activities).toEqual(['']);
    expect(isBlankDay(blank)).toBe(true);
    expect(isBlankDay({ ...blank, title: ' ' })).toBe(true);
    expect(isBlankDay({ ...blank, activities: ['', 'Game drive'] })).toBe(false);
    const places = [blankPlace, { ...blankPlace, name: 'Arusha' }];
    expect(isBlankDay({ ...blank, stage: { ...blankStage, places } })).toBe(false);
  });
});
