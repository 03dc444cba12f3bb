import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { chosenSeed } from '@safari/service-kit/testing/survival';
import { startBookingService } from './support/booking-service.js';
import { underFire } from './support/under-fire.js';

let service: TestService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

it('answers whatever is asked, and shows nothing of its inside', async () => {
  await underFire(service, 8_000, chosenSeed());
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}, 600_000);
