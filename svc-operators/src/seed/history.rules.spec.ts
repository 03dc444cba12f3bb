import { describe, expect, it } from '@jest/globals';
import { BOOKING_STATUSES, type BookingStatus } from '@safari/contracts';
import { bookedAt } from './booked-at.js';
import { historyOf } from './history.rules.js';
import type { PastBooking, PastOperator } from './history.types.js';

const now = new Date('2030-06-01T09:00:00Z');
const able: PastOperator[] = [
  { id: 1, type: 'hotel', integrationMethod: 'email' },
  { id: 2, type: 'transport', integrationMethod: 'manual' },
  { id: 3, type: 'guide', integrationMethod: 'api' },
];
const assigned: PastOperator = { id: 4, type: 'activity', integrationMethod: 'email' };

/** The n-th booking made some hours ago. */
function booking(n: number, hoursAgo: number, status: BookingStatus): PastBooking {
  const moment = (now.getTime() - hoursAgo * 3_600_000).toString(16).padStart(12, '0');
  return {
    id: `${moment.slice(0, 8)}-${moment.slice(8)}-7000-8000-${(n * 7919).toString(16).padStart(12, '0')}`,
    reference: `KS-${n}`,
    itemName: 'Northern Circuit',
    numberOfTravelers: (n % 6) + 1,
    preferredDate: '2030-08-14',
    totalPrice: '12480.00',
    currency: 'USD',
    status,
    assignedOperatorId: status === 'pending' || status === 'cancelled' ? null : assigned.id,
  };
}

const all = Array.from({ length: 60 }, (_, n) => {
  const status = BOOKING_STATUSES[n % BOOKING_STATUSES.length] ?? 'pending';
  const past = booking(n, 3 + n * 40, status);
  return { past, ...historyOf(past, able, past.assignedOperatorId === null ? undefined : assigned, now) };
});
const communications = all.flatMap((one) => one.communications);
const requests = all.flatMap((one) => one.requests);

describe('the past of a demonstration booking', () => {
  it('is always the same', () => {
    const past = booking(7, 500, 'paid');
    expect(historyOf(past, able, assigned, now)).toEqual(historyOf(past, able, assigned, now));
  });

  it('lies between the booking and now, each answer after its question', () => {
    for (const { past, ...history } of all) {
      for (const { sentAt } of history.communications) {
        expect(sentAt.getTime()).toBeGreaterThan(bookedAt(past.id).getTime());
        expect(sentAt.getTime()).toBeLessThan(now.getTime());
      }
      for (const operatorId of new Set(history.communications.map((one) => one.operatorId))) {
        const moments = history.communications
          .filter((one) => one.operatorId === operatorId)
          .map(({ sentAt }) => sentAt.getTime());
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      }
    }
  });

  it('knows every state of a request and of a message', () => {
    expect(new Set(requests.map((one) => one.requestStatus))).toEqual(
      new Set(['pending', 'confirmed', 'unavailable', 'pricing_pending']),
    );
    expect(new Set(communications.map((one) => one.status))).toEqual(
      new Set(['pending', 'sent', 'delivered', 'responded', 'failed']),
    );
  });

  it('has the assigned operator’s yes and price, in words and in figures', () => {
    const agreed = all.filter(({ past }) => past.assignedOperatorId !== null);
    expect(agreed).toHaveLength(43);
    for (const one of agreed) {
      const request = one.requests.find(({ operatorId }) => operatorId === assigned.id);
      expect(request).toMatchObject({ requestStatus: 'confirmed', quotedPrice: '1500.00' });
      expect(request?.notes).toContain('$1,500');
    }
  });

  it('has another operator besides the assigned one, more often in vain than in reserve', () => {
    const others = all.flatMap(({ past, ...history }) =>
      past.assignedOperatorId === null
        ? []
        : history.requests.filter((one) => one.operatorId !== assigned.id).map((one) => one.requestStatus),
    );
    const reserves = others.filter((status) => status === 'confirmed');
    expect(others).toHaveLength(43);
    expect(reserves.length).toBeGreaterThan(0);
    expect(reserves.length).toBeLessThan(others.length / 2);
    expect(new Set(others)).toEqual(new Set(['confirmed', 'unavailable']));
  });

  it('asks nobody twice, also where a single operator fits, and nobody about a cancelled booking', () => {
    for (const { past, ...history } of all) {
      const operators = history.requests.map((one) => one.operatorId);
      expect(new Set(operators).size).toBe(operators.length);
      if (past.status === 'cancelled') expect(history).toEqual({ communications: [], requests: [] });
      const single = historyOf(past, able.slice(0, 1), undefined, now);
      expect(single.requests.length).toBeLessThanOrEqual(1);
    }
  });

  it('asks about most new bookings after two days, and about some later still', () => {
    const asked = (hoursAgo: number): number =>
      Array.from({ length: 50 }, (_, n) => historyOf(booking(n, hoursAgo, 'pending'), able, undefined, now))
        .map(({ requests }) => requests.length)
        .filter((count) => count > 0).length;
    expect(asked(47)).toBe(0);
    for (const hours of [48, 500]) {
      expect(asked(hours)).toBeGreaterThan(25);
      expect(asked(hours)).toBeLessThan(50);
    }
  });

  it('gets along with a booking that no operator fits', () => {
    expect(historyOf(booking(5, 500, 'pending'), [], undefined, now)).toEqual({
      communications: [],
      requests: [],
    });
    expect(historyOf(booking(5, 500, 'paid'), [], assigned, now).requests).toHaveLength(1);
  });
});
