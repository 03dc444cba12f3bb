import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { browserOf, startAuthService } from './auth-service.js';
import { CLIENT, type Issuer, startIssuer } from './issuer.js';

const NEXT = 'the secret that replaces it';
const REFUSED = '/login?problem=failed';

let issuer: Issuer;
/** One at a time: Passport keeps one strategy per name in a process. */
let service: TestService;
const { start, finish, signIn } = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  issuer = await startIssuer();
  issuer.claims = { sub: 'amina', email: 'amina@example.com', email_verified: true, name: 'Amina' };
  service = await startAuthService(issuer);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

/** Where the browser is sent after the provider's page. */
const arrival = async (): Promise<unknown> => (await signIn()).answer.headers['location'];

it('the provider’s secret is replaced while it knows two, and nobody is refused, wherever they are on the way', async () => {
  expect(await arrival()).toBe('/');
  issuer.secrets = [CLIENT.secret, NEXT];
  expect(await arrival()).toBe('/');
  const underWay = await start();
  await service.close();
  service = await startAuthService(issuer, { OIDC_CLIENT_SECRET: NEXT });
  const back = await finish(issuer.approve(underWay.address), underWay.cookie);
  expect(back.headers['location']).toBe('/');
  issuer.secrets = [NEXT];
  expect(await arrival()).toBe('/');
});

it('a secret that the provider does not know opens no session', async () => {
  issuer.secrets = ['another'];
  expect(await arrival()).toBe(REFUSED);
});
