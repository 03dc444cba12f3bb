import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { IsDecimalIn, IsPlainDate } from './rules.js';

class Trip {
  @IsPlainDate()
  day: unknown;
}

const faultsOf = (day: unknown) =>
  validateSync(Object.assign(new Trip(), { day })).map(({ constraints }) => constraints?.['isPlainDate']);

it('a day is one of the calendar', () => {
  expect(faultsOf('2028-02-29')).toEqual([]);
  for (const day of ['2027-02-29', '2027-04-31', '2027-13-01', '0000-01-01', '2027-1-1', 20270101, null]) {
    expect(faultsOf(day)).toEqual(['Enter a day that exists, as YYYY-MM-DD']);
  }
});

class Rated {
  @IsDecimalIn({ min: -90, max: 200, decimals: 1 })
  stars: unknown;
}

it('a number lies in its range and has no more decimals than are asked for, however it is written', () => {
  const faultOf = (stars: unknown) => validateSync(Object.assign(new Rated(), { stars })).length;
  for (const stars of [0, -0, 4, -90, 200, 4.5, 0.1]) expect(faultOf(stars)).toBe(0);
  const none = [Number.NaN, Number.POSITIVE_INFINITY, '4', null, undefined];
  for (const stars of [4.55, 1e-7, 5e-324, -1e-7, -90.1, 200.1, ...none]) expect(faultOf(stars)).toBe(1);
});
