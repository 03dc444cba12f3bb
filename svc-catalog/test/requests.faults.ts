import { afterAll, beforeAll } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { survivesLongFuzzRun } from '@safari/service-kit/testing/guarantees';
import { askers } from './askers.js';
import { startCatalog } from './catalog.js';

let service: TestService;
beforeAll(async () => {
  service = await startCatalog();
});
afterAll(() => service.close());

survivesLongFuzzRun({ service: () => service, askers }, 5_000);
