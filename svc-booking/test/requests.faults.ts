import { afterAll, beforeAll } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { survivesALongFire } from '@safari/service-kit/testing/promises';
import { askers } from './support/askers.js';
import { startBookingService } from './support/booking-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

survivesALongFire({ service: () => service, askers }, 8_000);
