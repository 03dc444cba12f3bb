import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import type { StaffSignIns } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
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

it('staff who sign in are told how often somebody tried in vain meanwhile', async () => {
  const signIns = async () => {
    const cookie = cookiesOf((await attempt(STAFF_PASSWORD, OFFICE)).headers);
    return (await service.call<StaffSignIns>({ url: '/api/auth/admin-sign-ins', headers: { cookie } })).body;
  };
  await signIns();
  expect(await signIns()).toMatchObject({ refused: 0, addresses: 0 });
  await attempt('wrong', '2001:db8:2:1::1');
  await attempt('wrong', '2001:db8:2:1::2');
  await attempt('wrong', '203.0.113.9');
  expect(await signIns()).toMatchObject({ refused: 3, addresses: 2 });
  expect(await signIns()).toMatchObject({ refused: 0, addresses: 0 });
  expect((await service.call({ url: '/api/auth/admin-sign-ins' })).status).toBe(401);
});

// Last, because passport keeps one strategy for all the instances of a process: the newest one's.
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

it('a password of fewer than eight characters opens nothing, though its hash was set', async () => {
  const short = 'simba-7';
  const careless = await startAuthService(issuer, { STAFF_PASSWORD_HASH: hashSync(short) });
  expect((await attempt(short, OFFICE, careless)).status).toBe(401);
  await careless.close();
});
