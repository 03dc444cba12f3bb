import { afterAll, beforeAll } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { meetsServiceGuarantees } from '@safari/service-kit/testing/guarantees';
import { askers } from './askers.js';
import { startCatalog } from './catalog.js';
import { CLOSING, GROWING } from './growing-tables.js';

let service: TestService;
beforeAll(async () => {
  service = await startCatalog();
});
afterAll(() => service.close());

const growing = { tables: GROWING, closing: CLOSING };
meetsServiceGuarantees({ name: 'svc-catalog', service: () => service, growing, askers });
