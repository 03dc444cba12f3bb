import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { HeardPositions } from './heard-positions.js';

const LONG_MS = 10_000;
let gaps = 0;
let heard: HeardPositions;

beforeEach(() => {
  jest.useFakeTimers();
  gaps = 0;
  heard = new HeardPositions(() => (gaps += 1));
});
afterEach(() => {
  jest.useRealTimers();
});

it.each([
  ['comes in order, wherever it begins', [7, 8, 9]],
  ['of two processes comes in another order', [7, 9, 8, 11, 12, 10]],
  ['is heard twice', [7, 7, 8]],
  ['begins anew at less', [7, 1, 2]],
])('nothing was missed where what is said %s', (_, positions) => {
  for (const position of positions) heard.hear('booking', position);
  jest.advanceTimersByTime(LONG_MS);
  expect(gaps).toBe(0);
});

it('what is only late is no gap, however often something else was late before it', () => {
  for (let position = 7; position < 40; position += 2) {
    heard.hear('booking', position);
    jest.advanceTimersByTime(1_250);
    heard.hear('booking', position - 1);
  }
  expect(gaps).toBe(0);
});

it('each service counts for itself', () => {
  heard.hear('booking', 7);
  heard.hear('catalog', 90);
  heard.hear('booking', 8);
  jest.advanceTimersByTime(LONG_MS);
  expect(gaps).toBe(0);
});

it.each([
  ['one', 9],
  ['very many', 9_000_000],
])('%s that was not heard is a gap, told once', (_, position) => {
  heard.hear('booking', 7);
  heard.hear('booking', position);
  jest.advanceTimersByTime(LONG_MS);
  heard.hear('booking', position + 1);
  jest.advanceTimersByTime(LONG_MS);
  expect(gaps).toBe(1);
});

it('what was missed before a gap that is known of is told with it', () => {
  heard.hear('booking', 7);
  heard.hear('booking', 9);
  heard.beginAnew();
  heard.hear('booking', 20);
  jest.advanceTimersByTime(LONG_MS);
  expect(gaps).toBe(0);
});
