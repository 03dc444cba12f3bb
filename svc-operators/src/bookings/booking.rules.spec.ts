import { expect, it } from '@jest/globals';
import { lastDayOf } from './booking.rules.js';

it.each([
  [1, '2027-02-27'],
  [4, '2027-03-02'],
  [null, null],
])('a trip of %s days from 27 February has %s as its last one', (durationDays, last) => {
  expect(lastDayOf({ preferredDate: '2027-02-27', durationDays })).toBe(last);
});
