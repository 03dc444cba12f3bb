import { describe, expect, it } from '@jest/globals';
import { anActiveTrip as leaving } from '../testing/examples';
import { groupTrips, mayMiss, onTheRoad, weekOf } from './trip-week.rules';

/** A Wednesday. */
const TODAY = '2026-11-25';

describe('a week', () => {
  it.each(['2026-11-23', '2026-11-25', '2026-11-29'])('has %s between Monday and Sunday', (date) => {
    expect(weekOf(date)).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  });

  it('may reach over the end of a year', () => {
    expect(weekOf('2027-01-01')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });
});

describe('the active trips', () => {
  it('are grouped by what the calendar says of them, a long one that left early with those on the road', () => {
    const active = [
      leaving('2026-11-10', 30),
      leaving('2026-11-22', 3),
      leaving('2026-11-23', 3),
      leaving('2026-11-25', 1),
      leaving('2026-11-26', 2),
      leaving('2026-11-30', 2),
      leaving('2026-12-06', 2),
      leaving('2026-12-07', 2),
    ];
    const groups = groupTrips(active, TODAY).map(({ group, trips }) => [
      group.kind,
      ...trips.map(({ trip }) => trip.startDate),
    ]);
    expect(groups).toEqual([
      ['over', '2026-11-22'],
      ['road', '2026-11-10', '2026-11-23', '2026-11-25'],
      ['thisWeek', '2026-11-26'],
      ['nextWeek', '2026-11-30', '2026-12-06'],
      ['later', '2026-12-07'],
    ]);
  });

  it('stand in their week with the day of each trip, and in no other', () => {
    const active = [
      leaving('2026-11-20', 3),
      leaving('2026-11-20', 4),
      leaving('2026-11-21', 4),
      leaving('2026-11-29', 2),
      leaving('2026-11-30', 1),
    ];
    expect(onTheRoad(active, weekOf(TODAY)).map(({ days }) => days)).toEqual([
      [4, null, null, null, null, null, null],
      [3, 4, null, null, null, null, null],
      [null, null, null, null, null, null, 1],
    ]);
  });

  it('may miss somebody of the week as long as the last one that is known leaves within it', () => {
    expect(mayMiss([leaving('2026-11-29', 2)], weekOf(TODAY))).toBe(true);
    expect(mayMiss([leaving('2026-11-30', 2)], weekOf(TODAY))).toBe(false);
    expect(mayMiss([], weekOf(TODAY))).toBe(true);
  });
});
