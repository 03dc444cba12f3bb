import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import type { StaffSignIns } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';
import { AuditService } from '../src/audit/audit.service.js';
import { PRUNED } from '../src/privacy/retention.js';
import { SessionService } from '../src/sessions/session.service.js';
import { cookiesOf, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

const OFFICE = '198.51.100.1';
let issuer: Issuer;
let service: TestService;

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});

afterAll(async () => {
  await Promise.all([service.close(), issuer.close()]);
});

beforeEach(async () => {
  await service.rows('delete from staff_sign_in');
  await service.rows('delete from staff_sign_in_tries');
});

const attempt = (password: string, from: string, at: TestService = service) =>
  at.call<{ detail: string; retryAfter?: number }>({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password },
    headers: { 'x-forwarded-for': from },
  });
const statusesOf = async (tries: Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status);
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;
const flood = () =>
  service.rows(`insert into staff_sign_in (client) select '192.0.2.' || n from generate_series(1, 60) n`);

it('staff sign in while the password is being guessed from many addresses', async () => {
  const guesses = Array.from({ length: 120 }, (_, n) => attempt(`guess ${n}`, `192.0.2.${n % 40}`));
  expect((await attempt(STAFF_PASSWORD, '198.51.100.2')).status).toBe(200);
  const statuses = await statusesOf(guesses);
  expect(count(statuses, 401) + count(statuses, 429)).toBe(120);
});

it('a new address has one try under attack, one that staff came from as many as ever', async () => {
  expect((await attempt(STAFF_PASSWORD, OFFICE)).status).toBe(200);
  await flood();
  expect((await attempt('wrong', '198.51.100.77')).status).toBe(401);
  const throttled = await attempt(STAFF_PASSWORD, '198.51.100.77');
  expect(throttled.status).toBe(429);
  expect(throttled.body.retryAfter).toBeGreaterThan(0);
  for (let n = 0; n < 3; n += 1) expect((await attempt('wrong', OFFICE)).status).toBe(401);
  expect((await attempt(STAFF_PASSWORD, OFFICE)).status).toBe(200);
});

it('whoever has a network of addresses counts as one', async () => {
  const guesses = Array.from({ length: 12 }, (_, n) => attempt('wrong', `2001:db8:1:1::${n}`));
  expect(count(await statusesOf(guesses), 401)).toBe(5);
});

/** The answer that such a session gets. */
const told = async (cookie: string, at: TestService = service) =>
  (await at.call<StaffSignIns>({ url: '/api/auth/admin-sign-ins', headers: { cookie } })).body;
const prune = async () => {
  for (const { statement, days } of PRUNED) await service.rows(statement, [days]);
};

it('staff who sign in are told how often somebody tried in vain meanwhile', async () => {
  const signIns = async () => told(cookiesOf((await attempt(STAFF_PASSWORD, OFFICE)).headers));
  await signIns();
  expect(await signIns()).toMatchObject({ refused: 0, addresses: 0 });
  await attempt('wrong', '2001:db8:2:1::1');
  await attempt('wrong', '2001:db8:2:1::2');
  await attempt('wrong', '203.0.113.9');
  const [last] = await service.rows<{ at: Date }>(
    'select max(at) as at from staff_sign_in where not accepted',
  );
  const latest = last?.at.toISOString();
  expect(await signIns()).toMatchObject({ refused: 3, addresses: 2, latest });
  const after = await signIns();
  expect(after).toMatchObject({ refused: 0, addresses: 0 });
  expect(after).not.toHaveProperty('latest');
  expect((await service.call({ url: '/api/auth/admin-sign-ins' })).status).toBe(401);
});

it('a member is told what was tried since they signed in themselves, whoever used the password meanwhile', async () => {
  const id = randomUUID();
  await service.rows(
    `insert into staff_member (id, name, email, role) values ($1, 'Neema', 'neema@example.com', 'staff')`,
    [id],
  );
  const signIn = async () => {
    const session = await service.app.get(Database).transaction(async (tx) => {
      const opened = await service.app.get(SessionService).openForStaff(tx, id, null, undefined);
      await service.app.get(AuditService).add(tx, 'staff-signed-in', OFFICE, id);
      return opened;
    });
    return `safari_staff=${session}`;
  };
  await attempt('wrong', '203.0.113.21');
  expect(await told(await signIn())).toMatchObject({ refused: 0, addresses: 0 });
  await attempt('wrong', '203.0.113.22');
  await attempt(STAFF_PASSWORD, OFFICE);
  await attempt(STAFF_PASSWORD, OFFICE);
  expect(await told(await signIn())).toMatchObject({ refused: 1, addresses: 1 });
  expect(await told(await signIn())).toMatchObject({ refused: 0 });
});

it('tries are forgotten after their days, though nobody signs in by the password', async () => {
  const cookie = cookiesOf((await attempt(STAFF_PASSWORD, OFFICE)).headers);
  await attempt('wrong', '203.0.113.31');
  await service.rows("update staff_sign_in set at = at - interval '89 days'");
  await service.rows("update staff_sign_in_tries set tries = array[now() - interval '23 hours']");
  await prune();
  expect([await service.count('staff_sign_in'), await service.count('staff_sign_in_tries')]).toEqual([2, 1]);
  expect(await told(cookie)).toMatchObject({ refused: 1 });
  await service.rows("update staff_sign_in set at = at - interval '2 days'");
  await service.rows("update staff_sign_in_tries set tries = array[now() - interval '25 hours']");
  await prune();
  expect([await service.count('staff_sign_in'), await service.count('staff_sign_in_tries')]).toEqual([0, 0]);
});

// Last, because Passport keeps one strategy for all instances in a process: the newest one's.
it('guessing at the same moment is no faster, at several instances neither', async () => {
  const other = await startAuthService(issuer, { DATABASE_URL: service.database.url });
  const guesses = Array.from({ length: 100 }, (_, n) =>
    attempt(`guess ${n}`, '203.0.113.8', n % 2 === 0 ? service : other),
  );
  const statuses = await statusesOf(guesses);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([5, 95]);
  expect(await service.count('staff_sign_in')).toBe(5);
  await other.close();
});

it('where the password is off nobody is told of tries with it', async () => {
  const cookie = cookiesOf((await attempt(STAFF_PASSWORD, OFFICE)).headers);
  await attempt('wrong', '203.0.113.41');
  expect(await service.count('staff_sign_in', 'not accepted')).toBe(1);
  const off = await startAuthService(issuer, {
    DATABASE_URL: service.database.url,
    STAFF_PASSWORD_HASH: 'off',
  });
  expect(await told(cookie, off)).toMatchObject({ refused: 0, addresses: 0 });
  await off.close();
});

it('a password of fewer than eight characters opens nothing, though its hash was set', async () => {
  const short = 'simba-7';
  const careless = await startAuthService(issuer, { STAFF_PASSWORD_HASH: hashSync(short) });
  expect((await attempt(short, OFFICE, careless)).status).toBe(401);
  await careless.close();
});
