import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Identity } from '@safari/contracts';
import { sessionHash } from '@safari/service-kit';
import { Plans, staff, type TestService } from '@safari/service-kit/testing';
import { browserOf, cookiesOf, GATEWAY_SECRET, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { GROWING } from './growing-tables.js';
import { type Issuer, startIssuer } from './issuer.js';

const ROWS = 20_000;

const plans = new Plans();
let issuer: Issuer;
let service: TestService;
let session: string;
let customer: Required<Pick<Identity, 'customer'>>;
const { signIn } = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
  for (const rows of MANY) await service.rows(`${rows} from generate_series(1, ${ROWS}) as i`);
  await plans.fillKitTables(service, ROWS);
  for (const rows of OF_EACH_USER) await service.rows(`${rows} from "user"`);
  await plans.vacuum(service, GROWING);
  issuer.claims = { email: 'amina@example.com', email_verified: true, name: 'Amina Msafiri' };
  ({ session } = await signIn());
  const { body } = await service.call<{ id: string }>({
    url: '/api/auth/user',
    headers: { cookie: session },
  });
  customer = { customer: { id: body.id, name: 'Amina Msafiri', email: 'amina@example.com' } };
});

afterAll(async () => {
  await plans.end(service);
  await Promise.all([service.close(), issuer.close()]);
});

const MANY = [
  `insert into "user" (id, email, name) select gen_random_uuid(), i || '@example.com', 'Traveler ' || i`,
  `insert into staff_sign_in (at, client) select now() - i * interval '10 minutes', '10.1.' || i % 200 || '.1'`,
  'insert into used_challenge (challenge) select i::text',
  `insert into audit_entry (action, client) select 'staff-signed-in', '10.1.' || i % 200 || '.1'`,
  `insert into audit_subject (entry_id, salt, customer_id, client)
   select i, i::text, gen_random_uuid(), '10.1.' || i % 200 || '.1'`,
  `insert into erasure (id, customer_id, waits_for, account_erased_at, ended_at)
   select gen_random_uuid(), gen_random_uuid(), '{}', now(), now()`,
];

const OF_EACH_USER = [
  `insert into session (hash, kind, user_id, expires_at) select id::text, 'customer', id, now() + interval '1 day'`,
  `insert into provider_account (issuer, subject, user_id) select 'https://id.example', id::text, id`,
];

const READS: { what: string; url: string; as?: () => Identity }[] = [
  { what: 'who is signed in', url: '/api/auth/user' },
  { what: 'where they are signed in', url: '/api/auth/sessions' },
  { what: 'what is kept of a customer', url: '/api/auth/privacy/export', as: () => customer },
  { what: 'the office’s members', url: '/api/auth/staff-members', as: () => staff },
];

it.each(READS)('$what: no growing table is read from end to end', async ({ url, as }) => {
  const read = async () => {
    const { status } = await service.call({ url, headers: { cookie: session }, ...(as && { as: as() }) });
    expect([url, status]).toEqual([url, 200]);
  };
  expect(await plans.scansOf(service, GROWING, read)).toEqual([]);
});

it('neither is one when a session is exchanged for an identity', async () => {
  const exchange = async () => {
    const { status } = await service.call({
      method: 'POST',
      url: '/internal/identity',
      headers: { 'x-gateway-secret': GATEWAY_SECRET },
      body: { customer: session.split('=')[1] },
    });
    expect(status).toBeLessThan(300);
  };
  expect(await plans.scansOf(service, GROWING, exchange)).toEqual([]);
});

it('neither is one when a customer signs in and out', async () => {
  const visit = async () => {
    const { session: cookie } = await signIn();
    const { status } = await service.call({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect(status).toBeLessThan(300);
  };
  expect(await plans.scansOf(service, GROWING, visit)).toEqual([]);
});

it('neither is one when the office signs in, looks at its sign-ins and its sessions, and out', async () => {
  const visit = async () => {
    const login = await service.call({
      method: 'POST',
      url: '/api/auth/admin-login',
      body: { password: STAFF_PASSWORD },
    });
    const headers = { cookie: cookiesOf(login.headers) };
    for (const url of ['/api/auth/admin-sign-ins', '/api/auth/staff-sessions'])
      expect([url, (await service.call({ url, headers, as: staff })).status]).toEqual([url, 200]);
    const { status } = await service.call({ method: 'POST', url: '/api/auth/admin-logout', headers });
    expect(status).toBeLessThan(300);
  };
  expect(await plans.scansOf(service, GROWING, visit)).toEqual([]);
});

it('neither is one when a member looks at what was tried since they signed in themselves', async () => {
  const id = randomUUID();
  await service.rows(
    `insert into staff_member (id, name, email, role) values ($1, 'Neema', 'neema@example.com', 'staff')`,
    [id],
  );
  await service.rows(
    `insert into session (hash, kind, staff_member_id, expires_at) values ($1, 'staff', $2, now() + interval '1 hour')`,
    [sessionHash('neema'), id],
  );
  const look = async () => {
    const headers = { cookie: 'safari_staff=neema' };
    expect((await service.call({ url: '/api/auth/admin-sign-ins', headers })).status).toBe(200);
  };
  expect(await plans.scansOf(service, GROWING, look)).toEqual([]);
});

it('control: without its index the sessions of a customer would be looked for among all', async () => {
  await service.rows('drop index session_by_user');
  const read = () => service.call({ url: '/api/auth/sessions', headers: { cookie: session } });
  expect(await plans.scansOf(service, GROWING, read)).toHaveLength(1);
});
