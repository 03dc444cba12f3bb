import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, canMove, type TripPhase, UPDATE_TYPES } from '@safari/contracts';
import {
  afterBooking,
  afterProgress,
  afterReopening,
  afterUnstart,
  afterUpdate,
  bookingStatusOf,
  progressFault,
  sameState,
  updateFault,
} from './trip.rules.js';

const trip = (currentStatus: TripPhase, completionPercentage = 0, currentDay = 1) => ({
  currentStatus,
  completionPercentage,
  currentDay,
  totalDays: 7,
});
const ended = { currentStatus: 'completed', completionPercentage: 100, currentDay: 7 };

describe('progress', () => {
  it.each([
    ['confirmed', 0, 1, 'confirmed', 1],
    ['confirmed', 1, 1, 'in_progress', 1],
    ['confirmed', 25, 2, 'in_progress', 2],
    ['in_progress', 50, 4, 'in_progress', 4],
    ['in_progress', 0, 1, 'in_progress', 1],
    ['in_progress', 100, 2, 'completed', 7],
  ] as const)(
    'of a trip that is %s, to %i %% on day %i, makes it %s on day %i',
    (from, share, day, to, on) => {
      expect(afterProgress(trip(from), { completionPercentage: share, currentDay: day })).toEqual({
        currentStatus: to,
        completionPercentage: share,
        currentDay: on,
      });
    },
  );
});

describe('an update', () => {
  it.each(UPDATE_TYPES)('of the type %s moves only what it stands for', (type) => {
    const expected = {
      confirmed: type === 'departure' ? 'in_progress' : 'confirmed',
      in_progress: 'in_progress',
    };
    for (const from of ['confirmed', 'in_progress'] as const) {
      const to = type === 'completion' ? 'completed' : expected[from];
      expect(afterUpdate(trip(from, 30, 2), type).currentStatus).toBe(to);
    }
  });

  it('of a departure keeps the progress, of a completion ends the trip', () => {
    expect(afterUpdate(trip('confirmed'), 'departure')).toMatchObject({
      completionPercentage: 0,
      currentDay: 1,
    });
    expect(afterUpdate(trip('in_progress', 40, 3), 'completion')).toEqual(ended);
    expect(afterUpdate(trip('completed', 100, 7), 'departure')).toEqual(ended);
  });
});

describe('a booking moved by hand', () => {
  it('takes its trip along', () => {
    expect(afterBooking(trip('confirmed'), 'completed')).toEqual(ended);
    expect(afterBooking(trip('confirmed'), 'in_progress').currentStatus).toBe('in_progress');
    expect(afterBooking(trip('confirmed'), 'paid').currentStatus).toBe('confirmed');
    expect(afterBooking(trip('in_progress', 40, 3), 'cancelled')).toEqual({
      currentStatus: 'cancelled',
      completionPercentage: 40,
      currentDay: 3,
    });
  });
});

describe('a completed trip that is reopened', () => {
  it.each([
    ['2026-11-01', 0, 1],
    ['2026-11-10', 0, 1],
    ['2026-11-12', 40, 3],
    ['2026-12-24', 80, 5],
  ])('on %s stands at %i %%, day %i', (date, completionPercentage, currentDay) => {
    expect(afterReopening({ startDate: '2026-11-10', totalDays: 5 }, date)).toEqual({
      currentStatus: 'in_progress',
      completionPercentage,
      currentDay,
    });
  });
});

describe('a trip', () => {
  const stands = { currentStatus: 'in_progress', completionPercentage: 40, currentDay: 3 } as const;

  it.each([{ currentStatus: 'completed' }, { completionPercentage: 41 }, { currentDay: 4 }] as const)(
    'stands elsewhere with %j',
    (change) => {
      expect(sameState(stands, { ...stands, ...change })).toBe(false);
    },
  );

  it('stands where it stood with the same phase, progress and day', () => {
    expect(sameState(stands, { ...stands })).toBe(true);
  });
});

describe('a trip whose start is taken back', () => {
  it('waits for its first day again, as long as nothing of it is behind it', () => {
    expect(afterUnstart(trip('in_progress'))).toEqual({
      currentStatus: 'confirmed',
      completionPercentage: 0,
      currentDay: 1,
    });
    expect(afterUnstart(trip('in_progress', 0, 3))).toMatchObject({ currentDay: 1 });
    expect(afterUnstart(trip('in_progress', 1))).toBeUndefined();
    expect(afterUnstart(trip('confirmed'))).toBeUndefined();
    expect(afterUnstart(trip('completed', 100, 7))).toBeUndefined();
  });
});

describe('whether a trip can go on', () => {
  it.each(BOOKING_STATUSES)('with a booking that is %s agrees with the shared table of moves', (status) => {
    const possible = canMove(status, 'in_progress') || status === 'in_progress';
    expect(progressFault(status) === undefined).toBe(possible);
  });

  it.each([
    ['pending', 'No operator is assigned to this booking yet, so it has no trip.'],
    ['confirmed', 'The trip can begin once its payment has been recorded.'],
    ['completed', 'The trip is completed.'],
    ['cancelled', 'The booking is cancelled.'],
  ] as const)('is told to whoever tries with one that is %s', (status, why) => {
    expect(progressFault(status)).toBe(why);
  });

  it.each(BOOKING_STATUSES)('and which updates of one that is %s are posted', (status) => {
    const posted = UPDATE_TYPES.filter((type) => updateFault(status, type) === undefined);
    const still = UPDATE_TYPES.filter((type) => type !== 'departure' && type !== 'completion');
    expect(posted).toEqual(status === 'pending' ? [] : status === 'cancelled' ? still : UPDATE_TYPES);
  });

  it('and what it asks of its booking', () => {
    expect(bookingStatusOf('in_progress')).toBe('in_progress');
    expect(bookingStatusOf('completed')).toBe('completed');
    expect(bookingStatusOf('confirmed')).toBeUndefined();
  });
});
