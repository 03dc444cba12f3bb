import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { assertTransferDay } from './transfer-day.rules.js';

// half past one at night in Arusha, on the day after
beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-26T22:30:00Z') }));
afterEach(() => void jest.useRealTimers());

const fault = (field: string, said: string) =>
  expect.objectContaining({ kind: 'validation', details: { errors: { [field]: [said] } } });

describe('the day on which money moved', () => {
  it('may be any of the year before, up to today by the clock of the safari', () => {
    for (const day of ['2026-11-27', '2026-11-26', '2025-11-26']) {
      expect(() => assertTransferDay('receivedOn', day, 'payment')).not.toThrow();
    }
  });

  it.each([
    ['receivedOn', 'payment'],
    ['repaidOn', 'transfer'],
    ['refundedOn', 'transfer'],
  ] as const)('cannot lie ahead or have a mistyped year, at %s', (field, what) => {
    expect(() => assertTransferDay(field, '2026-11-28', what)).toThrow(
      fault(field, `The day of the ${what} cannot lie ahead.`),
    );
    expect(() => assertTransferDay(field, '2025-11-25', what)).toThrow(
      fault(field, `The day of the ${what} is more than a year ago: look at its year.`),
    );
  });
});
