import { describe, expect, it } from '@jest/globals';
import { HOUR_S, limitReached } from './booking-limit.rules.js';

const OPEN_AT_MOST = 3;
const refused = (placed: { limitReachedAgeS?: number | null; open?: number }) => {
  const error = limitReached({ limitReachedAgeS: null, open: 0, ...placed }, OPEN_AT_MOST);
  return error && { kind: error.kind, message: error.message, ...error.details.extensions };
};

describe('one more booking', () => {
  it('is taken while neither limit is reached, and once an hour is over', () => {
    expect(refused({})).toBeUndefined();
    expect(refused({ open: OPEN_AT_MOST - 1 })).toBeUndefined();
    expect(refused({ limitReachedAgeS: HOUR_S })).toBeUndefined();
  });

  it.each([
    [0, HOUR_S, '60 minutes'],
    [600.5, HOUR_S - 600, '50 minutes'],
    [HOUR_S - 61, 61, '2 minutes'],
    [HOUR_S - 60, 60, 'a minute'],
    [HOUR_S - 0.2, 1, 'a minute'],
  ])(
    'is refused %p s after the one that filled the hour, for %p s: %s',
    (limitReachedAgeS, retryAfter, wait) => {
      expect(refused({ limitReachedAgeS, open: OPEN_AT_MOST })).toEqual({
        kind: 'too_many',
        message: `You have placed many bookings within an hour. Please send this one again in ${wait}.`,
        limit: 'hour',
        retryAfter,
      });
    },
  );

  it.each([OPEN_AT_MOST, OPEN_AT_MOST + 1])('is refused beside %i that nobody has paid', (open) => {
    expect(refused({ open })).toEqual({
      kind: 'too_many',
      message: `You have ${open} bookings that are not paid yet. Please settle one of them first, or write to us.`,
      limit: 'open',
      open,
      retryAfter: HOUR_S,
    });
  });
});
