import { afterAll, beforeAll } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { survivesALongFire } from '@safari/service-kit/testing/promises';
import { askers } from './askers.js';
import { startCatalog } from './catalog.js';

let service: TestService;
beforeAll(async () => {
  service = await startCatalog();
});
afterAll(() => service.close());

survivesALongFire({ service: () => service, askers }, 5_000);
