import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, CONTACT_PROMISE_HOURS } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';
import { aBooking } from '../testing/examples';
import { countUrgent, customerWaiting, durationParts, waitingSince } from './waiting.rules';

const placed = Date.parse(aBooking.createdAt);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (time: number) => waitingSince(aBooking.createdAt, placed + time);

describe('a customer who waits', () => {
  it('was promised an answer within a day', () => expect(CONTACT_PROMISE_HOURS).toBe(24));

  it.each([
    ['at once', 0, 'onTime', 0, 24 * 60, 0],
    ['a moment before 18 hours', 18 * HOUR - 1, 'onTime', 18 * 60 - 1, 6 * 60 + 1, 0],
    ['at 18 hours', 18 * HOUR, 'dueSoon', 18 * 60, 6 * 60, 0],
    ['a moment before 24 hours', 24 * HOUR - 1, 'dueSoon', 24 * 60 - 1, 1, 0],
    ['at 24 hours', 24 * HOUR, 'overdue', 24 * 60, 0, 0],
    ['a minute after 24 hours', 24 * HOUR + MINUTE, 'overdue', 24 * 60 + 1, 0, 1],
    ['after a week', 7 * 24 * HOUR, 'overdue', 7 * 24 * 60, 0, 6 * 24 * 60],
  ] as const)('%s', (_, time, urgency, waited, left, over) => {
    expect(after(time)).toEqual({ urgency, waited, left, over });
  });

  it('turns urgent once and stays so, minute by minute', () => {
    const minutes = Array.from({ length: 48 * 60 }, (_, minute) => after(minute * MINUTE).urgency);
    expect(minutes.filter((urgency) => urgency === 'onTime')).toHaveLength(18 * 60);
    expect(minutes.filter((urgency) => urgency === 'dueSoon')).toHaveLength(6 * 60);
    expect(minutes).toEqual([
      ...Array<string>(18 * 60).fill('onTime'),
      ...Array<string>(6 * 60).fill('dueSoon'),
      ...Array<string>(24 * 60).fill('overdue'),
    ]);
  });

  it('never waits less than no time, however wrong the clock of the screen', () => {
    expect(after(-HOUR)).toMatchObject({ urgency: 'onTime', waited: 0 });
  });

  it('is kept waiting by a booking that nobody runs, and by no other', () => {
    for (const status of BOOKING_STATUSES) {
      for (const assignedOperatorId of [null, 1]) {
        const waits = customerWaiting({ ...aBooking, status, assignedOperatorId }, placed) !== undefined;
        const done = ['completed', 'paid', 'payment_received', 'cancelled'].includes(status);
        expect([status, assignedOperatorId, waits]).toEqual([
          status,
          assignedOperatorId,
          assignedOperatorId === null && !done,
        ]);
      }
    }
  });

  it('waits no longer once somebody has answered', () => {
    const waits = [true, false].map((waiting) =>
      customerWaiting({ ...aBooking, progress: exampleProgress({ waiting }) }, placed),
    );
    expect(waits).toEqual([after(0), undefined]);
  });

  it('is counted as urgent from 18 hours on', () => {
    const bookings = [17, 18, 30].map((hours) => ({
      ...aBooking,
      createdAt: new Date(placed - hours * HOUR).toISOString(),
    }));
    expect(countUrgent(bookings, placed)).toBe(2);
    expect(countUrgent([{ ...aBooking, assignedOperatorId: 1 }], placed + 30 * HOUR)).toBe(0);
  });
});

describe('how long that is', () => {
  it.each([
    [0, '0 minute'],
    [59, '59 minute'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
    [47 * 60 + 59, '47 hour 59 minute'],
    [48 * 60, '2 day'],
    [48 * 60 + 59, '2 day'],
    [49 * 60, '2 day 1 hour'],
  ])('%p minutes are said as %p', (minutes, said) => {
    expect(
      durationParts(minutes)
        .map((part) => part.join(' '))
        .join(' '),
    ).toBe(said);
  });
});
