import { expect, it } from '@jest/globals';
import { makesStale } from './makes-stale';

it.each([
  [400, []],
  [404, []],
  [409, ['Booking', 'Trip']],
  [412, ['Booking', 'Trip']],
  [503, []],
])(
  'a change that was refused with %i makes stale %j: what stands elsewhere than the page thinks',
  (status, stale) => {
    expect(makesStale('Booking', 'Trip')(undefined, { name: 'CallError', status, message: '' })).toEqual(
      stale,
    );
    expect(makesStale('Booking', 'Trip')(undefined, undefined)).toEqual(['Booking', 'Trip']);
  },
);
