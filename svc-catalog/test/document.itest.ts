import { afterAll, beforeAll } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { keepsItsPromises } from '@safari/service-kit/testing/promises';
import { askers } from './askers.js';
import { startCatalog } from './catalog.js';

let service: TestService;
beforeAll(async () => {
  service = await startCatalog();
});
afterAll(() => service.close());

keepsItsPromises({ name: 'svc-catalog', service: () => service, askers });
