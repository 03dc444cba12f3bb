import { describe, expect, it } from '@jest/globals';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  canMove,
  canTakeBack,
  moveDuty,
  nextStatuses,
  statusLabel,
} from './booking-statuses.js';

describe('the ways of a booking', () => {
  const WAYS: Record<BookingStatus, string> = {
    pending: 'confirmed cancelled',
    confirmed: 'payment_received paid cancelled',
    payment_received: 'paid in_progress completed cancelled',
    paid: 'in_progress completed cancelled',
    in_progress: 'completed cancelled',
    completed: '',
    cancelled: '',
  };

  it('are these, from every status to every other, and none leads back', () => {
    for (const from of BOOKING_STATUSES) {
      expect([from, nextStatuses(from).join(' ')]).toEqual([from, WAYS[from]]);
      for (const to of BOOKING_STATUSES) {
        expect(canMove(from, to)).toBe(WAYS[from].split(' ').includes(to));
        if (canMove(from, to)) {
          expect(BOOKING_STATUSES.indexOf(to)).toBeGreaterThan(BOOKING_STATUSES.indexOf(from));
          expect(canMove(to, from)).toBe(false);
        }
      }
    }
  });
});

it('a booking is moved by whoever minds its money, its trip, or the office', () => {
  expect(BOOKING_STATUSES.map((to) => [to, moveDuty(to)])).toEqual([
    ['pending', 'office'],
    ['confirmed', 'office'],
    ['payment_received', 'money'],
    ['paid', 'money'],
    ['in_progress', 'trips'],
    ['completed', 'trips'],
    ['cancelled', 'office'],
  ]);
});

describe('what undoes a step', () => {
  it('leads a booking back along the way that it came, and the ordinary ways never do', () => {
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES.filter((each) => canTakeBack(from, each))) {
        expect(canMove(to, from)).toBe(true);
        expect(canMove(from, to)).toBe(false);
      }
    }
  });

  it.each([
    ['pending', ''],
    ['confirmed', 'pending'],
    ['payment_received', 'confirmed'],
    ['paid', 'confirmed payment_received'],
    ['in_progress', 'payment_received paid'],
    ['completed', 'in_progress'],
    ['cancelled', ''],
  ] as const)('leads from %s to: %s', (from, to) => {
    expect(BOOKING_STATUSES.filter((each) => canTakeBack(from, each)).join(' ')).toBe(to);
  });
});

it('every status reads in words of its own, not by its name in programs', () => {
  const words = BOOKING_STATUSES.map(statusLabel);
  expect(new Set(words).size).toBe(BOOKING_STATUSES.length);
  for (const label of words) expect(label).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/);
});
