import { afterAll, beforeAll } from '@jest/globals';
import { newCustomer, staff, type TestService } from '@safari/service-kit/testing';
import { meetsServiceGuarantees } from '@safari/service-kit/testing/guarantees';
import { startAuthService } from './auth-service.js';
import { CLOSING, GROWING } from './growing-tables.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

const askers = async () => ({ callers: [staff, newCustomer()] });
const growing = { tables: GROWING, closing: CLOSING };
meetsServiceGuarantees({ name: 'svc-auth', service: () => service, growing, askers });
