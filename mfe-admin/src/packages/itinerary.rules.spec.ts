import { describe, expect, it } from '@jest/globals';
import { addDay, blankDay, isBlankDay, moveDay, removeDay } from './itinerary.rules';

const days = ['Arusha', 'Tarangire', 'Ngorongoro'].map((title, index) => ({
  ...blankDay(index + 1),
  title,
}));
const told = (list: typeof days) => list.map(({ day, title }) => `${day} ${title}`);

describe('the days of an itinerary', () => {
  it('are numbered anew when one is removed, wherever it stood', () => {
    expect(told(removeDay(days, 0))).toEqual(['1 Tarangire', '2 Ngorongoro']);
    expect(told(removeDay(days, 1))).toEqual(['1 Arusha', '2 Ngorongoro']);
    expect(told(removeDay(days, 2))).toEqual(['1 Arusha', '2 Tarangire']);
  });

  it('are at least one', () => {
    const lone = days.slice(0, 1);
    expect(removeDay(lone, 0)).toEqual(lone);
  });

  it('grow at the end', () => {
    expect(addDay(days).at(-1)).toEqual(blankDay(4));
  });

  it('change places with their neighbours and keep counting', () => {
    expect(told(moveDay(days, 2, -1))).toEqual(['1 Arusha', '2 Ngorongoro', '3 Tarangire']);
    expect(told(moveDay(days, 0, 1))).toEqual(['1 Tarangire', '2 Arusha', '3 Ngorongoro']);
    expect(moveDay(days, 0, -1)).toEqual(days);
    expect(moveDay(days, 2, 1)).toEqual(days);
  });

  it('are blank until something is written anywhere', () => {
    expect(isBlankDay(blankDay(1))).toBe(true);
    expect(isBlankDay({ ...blankDay(1), activities: ['', 'Game drive'] })).toBe(false);
  });
});
