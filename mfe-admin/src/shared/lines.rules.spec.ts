import { describe, expect, it } from '@jest/globals';
import { listError, rowsOf, writtenLines } from './lines.rules';

describe('a list in a form', () => {
  it('has a row to write in, also when it is empty', () => {
    expect(rowsOf([])).toEqual(['']);
    expect(rowsOf(['Hat', 'Shoes'])).toEqual(['Hat', 'Shoes']);
  });

  it('is a copy that can be changed, not the list itself', () => {
    const lines = ['Hat'];
    expect(rowsOf(lines)).not.toBe(lines);
  });

  it('sends the rows in which something stands', () => {
    expect(writtenLines([' Hat ', '', '  ', 'Shoes'])).toEqual(['Hat', 'Shoes']);
  });

  it('shows what is wrong with it, or with one of its rows, and not what is wrong elsewhere', () => {
    expect(listError({ highlights: 'Too many' }, 'highlights')).toBe('Too many');
    expect(listError({ name: 'Missing', 'highlights.2': 'Too long' }, 'highlights')).toBe('Too long');
    expect(listError({ highlightsOfAll: 'x', name: 'y' }, 'highlights')).toBeUndefined();
    expect(listError({}, 'highlights')).toBeUndefined();
  });
});
