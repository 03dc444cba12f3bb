import { expect, it } from '@jest/globals';
import { DEFAULT_WEBHOOK_TIMEOUT_MS } from './webhook.client.js';
import { DEFAULT_WEBHOOK_RETRY_DELAYS } from './webhook.worker.js';

it('tries again after ever longer waits, from seconds to half a day', () => {
  const delays = [...DEFAULT_WEBHOOK_RETRY_DELAYS];
  expect(delays).toEqual([...new Set(delays)].sort((a, b) => a - b));
  expect(delays[0]).toBe(5_000);
  expect(delays.at(-1)).toBe(12 * 3_600_000);
});

it('gives an endpoint a quarter of a minute', () => {
  expect(DEFAULT_WEBHOOK_TIMEOUT_MS).toBe(15_000);
});
