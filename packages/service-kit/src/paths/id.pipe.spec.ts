import { describe, expect, it } from '@jest/globals';
import { PublicIdPipe, RowIdPipe } from './id.pipe.js';

describe('an id in a path', () => {
  const row = new RowIdPipe('The package');
  const booking = new PublicIdPipe('The booking');

  it('is the number of a row', () => {
    expect(row.transform('7')).toBe(7);
    expect(row.transform('2147483647')).toBe(2_147_483_647);
  });

  it.each(['', '0', '-1', '1.5', '007', 'abc', '1e3', ' 7', '2147483648', '9'.repeat(40)])(
    'is no number of a row, so nothing is found: %j',
    (text) => {
      expect(() => row.transform(text)).toThrow('The package was not found.');
    },
  );

  it('is a UUID however it is written', () => {
    expect(booking.transform('01A1FDC4-037F-77D6-B7CE-3B347BBEF071')).toBe(
      '01a1fdc4-037f-77d6-b7ce-3b347bbef071',
    );
  });

  it.each(['', '7', 'nonsense', '01a1fdc4-037f-77d6-b7ce-3b347bbef07', "' or true --"])(
    'is no UUID, so nothing is found: %j',
    (text) => {
      expect(() => booking.transform(text)).toThrow('The booking was not found.');
    },
  );
});
