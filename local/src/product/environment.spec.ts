import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { publicOrigin } from './addresses.js';
import { gatewayEnvironment, type ProgramFacts, serviceEnvironment } from './environment.js';
import { readProductFile } from './product-file.js';

const services = Object.entries(readProductFile(root).services).map(([name, folder], at) => ({
  name,
  folder,
  port: 10 + at,
}));
const facts: ProgramFacts = {
  addresses: { gateway: 1, openid: 2, mailbox: 3, smtp: 4, services },
  keys: makeKeys(),
  databases: Object.fromEntries(services.map(({ name }) => [name, `postgres://${name}@127.0.0.1/safari`])),
  natsUrl: 'nats://127.0.0.1:5',
  seed: 'none',
  frontEnds: { shell: '/shell', remotes: {} },
  pictures: '/pictures',
  uploads: '/uploads',
};

/** Locally, pictures are in the launcher's folder, and the provider has one address. */
const NEVER = /^(PICTURES_S3_|OIDC_BACK_CHANNEL$)/;
const outer = process.env;

beforeEach(() => {
  process.env = { ...outer };
});

afterEach(() => {
  process.env = outer;
});

it('every setting of the README reaches the product: as the launcher says it, or as it was given to it', async () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^\| (`[A-Z][^|]*`) +\|/gm);
  const names = [...table]
    .flatMap(([, cell]) => [...(cell ?? '').matchAll(/`(\w+\*?)`/g)])
    .map(([, name]) => name ?? '');
  expect(names).toContain('CANCELLATION_TERMS');
  for (const name of names) process.env[name] ??= 'given';
  const told = await Promise.all(services.map((service) => serviceEnvironment(service, facts)));
  const reached = new Set([gatewayEnvironment(facts), ...told].flatMap((one) => Object.keys(one)));
  expect(names.filter((name) => !reached.has(name) && !NEVER.test(name))).toEqual([]);
});

it('what is given to it counts before what it would say for stories and measurements', async () => {
  Object.assign(process.env, { OPEN_BOOKINGS: '3', MAIL_FROM: 'Twiga <twiga@example.com>' });
  const booking = { name: 'booking', folder: 'svc-booking', port: 10 };
  expect(await serviceEnvironment(booking, facts)).toMatchObject({
    OPEN_BOOKINGS: '3',
    BOOKINGS_PER_HOUR: '100000',
    MAIL_FROM: 'Twiga <twiga@example.com>',
  });
});

it('whoever gives the brand an address of its own need not say twice where letters and faults go', async () => {
  const brand = { BRAND_EMAIL: 'jambo@twende.example' };
  const auth = { name: 'auth', folder: 'svc-auth', port: 10 };
  expect(await serviceEnvironment(auth, { ...facts, brand })).toMatchObject({
    MAIL_FROM: 'jambo@twende.example',
  });
  expect(gatewayEnvironment({ ...facts, brand })).toMatchObject({ SECURITY_CONTACT: 'jambo@twende.example' });
});

it('the product is told its origin as browsers write it, at whatever port', () => {
  expect([publicOrigin(80), publicOrigin(8080)]).toEqual(['http://localhost', 'http://localhost:8080']);
});
