import { expect, it } from '@jest/globals';
import { lapsesSoon } from './asked-changes.rules';

it.each([
  ['2027-02-01T08:00:00.000Z', false],
  ['2027-02-01T08:00:00.001Z', true],
  ['2027-02-02T08:00:00.000Z', true],
  ['2027-02-02T09:00:00.000Z', true],
])('a change that lapses at 8 on 2 February lapses soon at %s: %p', (now, soon) => {
  expect(lapsesSoon({ expiresAt: '2027-02-02T08:00:00.000Z' }, Date.parse(now))).toBe(soon);
});
