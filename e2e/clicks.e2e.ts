import { counted, oneByOne, together } from '../bench/clicks.mjs';
import { settings } from './support/settings';
import { expect, test } from './support/story';

// The benchmark counts ten bookings; two are enough for the cost of each further one.
const { origin, databases } = settings;

test('a booking costs staff six clicks at most, from its request to its completion', async ({ browser }) => {
  const { clicks } = await counted(browser, { origin, databases }, oneByOne, 2);
  expect(clicks).toBeLessThanOrEqual(12);
});

test('what bookings have in common costs staff one step for all, so that ten take 35 clicks at most', async ({
  browser,
}) => {
  const { clicks } = await counted(browser, { origin, databases }, together, 2);
  expect(clicks + 8 * 2).toBeLessThanOrEqual(35);
});
