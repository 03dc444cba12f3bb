import { expect, it } from '@jest/globals';
import { retryDelaysOf } from './mail-options.js';

it('a letter is tried again within a minute, for a day, however long the outage was', () => {
  const delays = retryDelaysOf({ smtpUrl: 'smtp://localhost', from: 'office@example.com', holdMs: 0 });
  expect(Math.max(...delays)).toBeLessThanOrEqual(60_000);
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThanOrEqual(86_400_000);
});
