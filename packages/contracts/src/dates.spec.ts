import { describe, expect, it, jest } from '@jest/globals';
import {
  addDays,
  daysBetween,
  isPlainDate,
  latestStart,
  startDateFault,
  today,
  transferDayFault,
} from './dates.js';

describe('today', () => {
  it.each([
    ['2026-06-10T20:59:59Z', '2026-06-10'],
    ['2026-06-10T21:00:00Z', '2026-06-11'],
    ['2026-01-01T00:00:00Z', '2026-01-01'],
  ])('at %s is %s, by the clock of the safari', (now, day) => {
    expect(today(new Date(now))).toBe(day);
  });

  it('is a date like those that are booked', () => expect(isPlainDate(today())).toBe(true));

  it('is so in a browser that writes dates in another order', () => {
    const written = jest
      .spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get')
      .mockReturnValue(() => '11/23/2026');
    expect(today(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23');
    written.mockRestore();
  });
});

describe('a date', () => {
  it.each(['2026-06-10', '2028-02-29', '1999-12-31', '0001-01-01'])('%s is one', (date) => {
    expect(isPlainDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29', // no leap year
    '2026-13-01',
    '2026-04-31',
    '2026-00-10',
    '0000-01-01',
    '2026-6-10',
    '2026-06-1',
    '26-06-10',
    '+002026-06-10',
    '2026-06-10T00:00:00Z',
    ' 2026-06-10',
    'today',
    '',
    20260610,
    null,
    undefined,
    new Date(),
    ['2026-06-10'],
  ])('%p is none', (date) => expect(isPlainDate(date)).toBe(false));
});

describe('days', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 1, '2026-03-30'], // clocks are put forward elsewhere
    ['2026-06-10', -10, '2026-05-31'],
  ])('from %s on, %p of them, lead to %s and are counted back', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });
});

describe('the start date', () => {
  it.each([
    ['2026-11-20', false],
    ['2026-11-21', true],
    ['2029-11-21', true],
    ['2029-11-22', false],
  ])('%s seen from 2026-11-21', (date, possible) => {
    expect(startDateFault(date, '2026-11-21') === undefined).toBe(possible);
  });

  it('says whether it is too early or too late', () => {
    expect(startDateFault('2026-11-20', '2026-11-21')).toBe('past');
    expect(startDateFault('2029-11-22', '2026-11-21')).toBe('late');
  });

  it('knows leap years', () => {
    expect(startDateFault('2031-02-28', '2028-02-29')).toBeUndefined();
    expect(startDateFault('2031-03-01', '2028-02-29')).toBe('late');
    expect(latestStart('2028-02-29')).toBe('2031-02-28');
  });
});

describe('the day on which money moved', () => {
  it('is a day of the year before: older ones have a mistyped year', () => {
    const on = '2026-11-27';
    const faults = ['2026-11-28', on, '2026-01-02', '2025-11-26', '2025-11-25', '0026-11-27'];
    expect(faults.map((day) => transferDayFault(day, on))).toEqual([
      'ahead',
      undefined,
      undefined,
      undefined,
      'old',
      'old',
    ]);
  });
});
