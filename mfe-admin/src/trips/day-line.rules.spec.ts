import { describe, expect, it } from '@jest/globals';
import { addDays, expectedEnd, TRIP_STATUSES, type TripPhase } from '@safari/contracts';
import { dayLine } from './day-line.rules';

const START = '2027-02-11';
const aTrip = (totalDays: number, currentDay: number, currentStatus: TripPhase = 'in_progress') => ({
  currentStatus,
  currentDay,
  totalDays,
  startDate: START,
  expectedEndDate: expectedEnd(START, totalDays),
});
const states = (...trip: Parameters<typeof aTrip>) =>
  dayLine(aTrip(...trip), START)
    .map(({ state }) => state[0])
    .join('');

describe('the line of a trip’s days', () => {
  it('parts the days behind from those ahead by the one it is at, for every day of every length', () => {
    for (let total = 1; total <= 21; total += 1) {
      for (let day = 1; day <= total; day += 1) {
        expect(states(total, day)).toBe(`${'d'.repeat(day - 1)}n${'a'.repeat(total - day)}`);
      }
    }
  });

  it.each([
    ['confirmed', 'aaa'],
    ['preparing', 'aaa'],
    ['in_progress', 'dna'],
    ['completed', 'ddd'],
  ] as const)('of a trip that is %s is %s', (status, line) => {
    expect(TRIP_STATUSES).toContain(status);
    expect(states(3, 2, status)).toBe(line);
  });

  it('marks today, from the first day to the last, and on no other', () => {
    const todays = [-1, 0, 1, 2, 3].map(
      (offset) => dayLine(aTrip(3, 1), addDays(START, offset)).find(({ isToday }) => isToday)?.day,
    );
    expect(todays).toEqual([undefined, 1, 2, 3, undefined]);
  });
});
