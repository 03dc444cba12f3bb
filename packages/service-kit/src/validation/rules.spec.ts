import 'reflect-metadata';
import { expect, it } from '@jest/globals';
import { validateSync } from 'class-validator';
import { IsPlainDate } from './rules.js';

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
