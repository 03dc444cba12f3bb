import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newCustomer, staff, type TestService } from '@safari/service-kit/testing';
import { chosenSeed, survive } from '@safari/service-kit/testing/survival';
import { startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

it('answers whatever is asked, and shows nothing of its inside', async () => {
  await survive(service, { requests: 2_000, seed: chosenSeed(), callers: [staff, newCustomer()] });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}, 600_000);
