import { expect, it } from '@jest/globals';
import { randomFrom } from '@safari/service-kit/testing/random';
import { plannedKills, shuffled } from './kills.rules.js';

const PARTS = ['gateway', 'nats', 'postgres'];

it('plans the same for the same seed, and something else for another', () => {
  expect(plannedKills(7, PARTS, 3, 900)).toEqual(plannedKills(7, PARTS, 3, 900));
  expect(plannedKills(7, PARTS, 3, 900)).not.toEqual(plannedKills(8, PARTS, 3, 900));
});

it('gives everybody the same number of turns, one after the other and all before the last booking', () => {
  const kills = plannedKills(7, PARTS, 4, 1_000);
  for (const part of PARTS) expect(kills.filter((kill) => kill.part === part)).toHaveLength(4);
  const moments = kills.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(moments.at(-1)).toBeLessThan(1_000);
});

it('gives each turn its own stretch of the bookings, and time to be away', () => {
  const kills = plannedKills(7, PARTS, 4, 130);
  expect(kills.map(({ at }) => Math.ceil(at / 10))).toEqual(kills.map((_, turn) => turn + 1));
  expect(plannedKills(7, PARTS, 4, 13).map(({ at }) => at)).toEqual(kills.map((_, turn) => turn + 1));
  const away = kills.map(({ downMs }) => downMs);
  expect(new Set(away).size).toBeGreaterThan(1);
  expect(away.filter((ms) => ms < 0 || ms >= 2_000)).toEqual([]);
});

it('shuffles without losing anything', () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  const mixed = shuffled(numbers, randomFrom(3));
  expect(mixed).not.toEqual(numbers);
  expect(mixed.toSorted((one, other) => one - other)).toEqual(numbers);
});
