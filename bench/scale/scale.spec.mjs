import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { RETENTION_DAYS } from '@safari/service-kit';
import { RETENTION_DAYS as RECKONED_DAYS, storageOf } from './arithmetic.mjs';
import { figuresOf } from './figures.mjs';
import { agreement } from './paths.mjs';
import { readScale } from './scale.mjs';
import { percentile, simulate } from './simulation.mjs';

const figures = figuresOf(readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8'));
const shop = { machines: { one: 1 }, places: { counter: { machine: 'one', servers: 1 } } };
const served = (ms) => [{ at: 'counter', ms }];
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

it('the tables of docs/scale.md are what the figures of docs/performance.md come to: npm run bench -- scale', () => {
  const { written, now } = readScale();
  expect(written).toBe(now);
});

it('what is simulated on the machine of the bench is what was measured there, within a third', () => {
  const lines = agreement(figures).lines.map(({ what, measured, simulated }) => ({
    what,
    agrees: simulated / measured > 0.67 && simulated / measured < 1.5,
  }));
  expect(lines.filter(({ agrees }) => !agrees)).toEqual([]);
  expect(lines.length).toBeGreaterThan(2);
});

it('a queue of which theory knows the waiting time has that one', () => {
  const requests = [{ name: 'visit', steps: served(5), perSecond: 140 }];
  const { times, inUse } = simulate({ ...shop, requests, seconds: 2_000, spread: 1 });
  // M/M/1: the mean response time is the service time divided by the idle share
  expect(mean(times.visit) / (5 / (1 - 0.7))).toBeCloseTo(1, 1);
  expect(inUse.counter).toBeCloseTo(0.7, 1);
});

it('however many ask at once, one server answers no more than its time allows, and a disk leaves the core to others', () => {
  const closed = (steps, places = shop.places) =>
    simulate({ ...shop, places, requests: [{ name: 'visit', steps, atOnce: 8 }], seconds: 100 }).answered
      .visit;
  expect(closed(served(5)) / 200).toBeCloseTo(1, 1);
  const four = { counter: { machine: 'one', servers: 4 } };
  expect(closed(served(5), four) / 200).toBeCloseTo(1, 1);
  expect(closed([{ at: 'counter', ms: 5, offCore: true }], four) / 800).toBeCloseTo(1, 1);
});

it('the same seed tells the same story, and the slowest of a hundred is found', () => {
  const run = () =>
    simulate({ ...shop, requests: [{ name: 'visit', steps: served(5), atOnce: 2 }], seconds: 5 });
  expect(run()).toEqual(run());
  const hundred = Array.from({ length: 100 }, (_, at) => at);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile([7], 0.99)]).toEqual([50, 99, 7]);
});

it('no table of docs/scale.md is empty because a measurement is called otherwise now', () => {
  expect(storageOf(figures).filter(({ each }) => !(each > 0))).toEqual([]);
});

it('what is reckoned as kept is kept so long', () => {
  expect(RETENTION_DAYS).toMatchObject(RECKONED_DAYS);
});
