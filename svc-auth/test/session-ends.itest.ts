import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SessionEnds } from '@safari/contracts';
import { loadConfig } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';
import { AuthConfig } from '../src/config.js';
import { SessionEndWorker } from '../src/session-ends/session-end.worker.js';
import { SessionService } from '../src/sessions/session.service.js';
import { browserOf, cookiesOf, identityOf, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

const HOUR = 3_600;
const DAY = 24 * HOUR;

let issuer: Issuer;
let service: TestService;
const browser = browserOf(
  () => service,
  () => issuer,
);
beforeAll(async () => {
  issuer = await startIssuer();
  issuer.claims = { email: 'amina@example.com', email_verified: true, name: 'Amina Msafiri' };
  service = await startAuthService(issuer);
  await service.app.get(SessionEndWorker).beforeApplicationShutdown(); // sessions end when the stories say so
});
afterAll(() => Promise.all([service.close(), issuer.close()]));
beforeEach(async () => {
  await service.rows('delete from session');
  await service.rows('delete from outbox');
});

const signInStaff = async () =>
  cookiesOf(
    (await service.call({ method: 'POST', url: '/api/auth/admin-login', body: { password: STAFF_PASSWORD } }))
      .headers,
  );
const signIn = {
  staff: signInStaff,
  customer: async () => (await browser.signIn()).session,
};
type Kind = keyof typeof signIn;

/** Lets that many seconds pass without a use. */
const pass = (seconds: number) =>
  service.rows('update session set last_used_at = last_used_at - make_interval(secs => $1)', [seconds]);
const statusOf = async (kind: Kind, cookie: string) =>
  (await service.call({ url: kind === 'staff' ? '/api/auth/staff' : '/api/auth/user', headers: { cookie } }))
    .status;
const use = async (cookie: string) =>
  (await service.call<SessionEnds>({ method: 'POST', url: '/api/auth/session-use', headers: { cookie } }))
    .body;
const usedAt = async () =>
  (await service.rows<{ at: Date }>('select last_used_at as at from session'))[0]?.at.getTime();
const endUnused = () => service.app.get(SessionEndWorker).endAll();
const audited = async () =>
  (await service.rows<{ action: string }>('select action from audit_entry order by id')).map(
    ({ action }) => action,
  );

describe.each<[Kind, number]>([
  ['staff', HOUR],
  ['customer', 14 * DAY],
])("a %s's session that nobody uses", (kind, limit) => {
  it('lives to its limit and not a minute longer, wherever it is asked for', async () => {
    const cookie = await signIn[kind]();
    await pass(limit - 60);
    expect(await statusOf(kind, cookie)).toBe(200);
    expect(await identityOf(service, kind, cookie)).toHaveProperty(kind);
    await pass(61);
    expect(await statusOf(kind, cookie)).toBe(401);
    expect(await identityOf(service, kind, cookie)).toEqual({});
    expect((await use(cookie))[kind]).toBeNull();
    expect(await statusOf(kind, cookie)).toBe(401);
  });

  it('is not kept alive by what its screen asks for by itself', async () => {
    const cookie = await signIn[kind]();
    const before = await usedAt();
    await pass(limit / 2);
    await statusOf(kind, cookie);
    await identityOf(service, kind, cookie);
    expect(await usedAt()).toBe((before ?? 0) - (limit / 2) * 1000);
  });

  it('goes on when a person says that they are there, and tells when it ends', async () => {
    const cookie = await signIn[kind]();
    await pass(limit - 60);
    const other = kind === 'staff' ? 'customer' : 'staff';
    expect(await use(cookie)).toEqual({ [kind]: { inSeconds: limit, final: false }, [other]: null });
    await pass(limit - 60);
    expect(await statusOf(kind, cookie)).toBe(200);
  });

  it('ends once, told to everybody who remembers it, however many instances look', async () => {
    await signIn[kind]();
    const living = await signIn[kind]();
    await service.rows('update session set last_used_at = now()');
    await service.rows(
      `update session set last_used_at = now() - make_interval(secs => $1)
       where hash <> encode(sha256(convert_to($2, 'UTF8')), 'hex')`,
      [limit + 1, living.split('=')[1]],
    );
    const ended = await Promise.all(Array.from({ length: 6 }, endUnused));
    expect(ended.reduce((sum, count) => sum + count)).toBe(1);
    expect(await service.told('auth.session.ended.v1')).toHaveLength(1);
    expect(await statusOf(kind, living)).toBe(200);
  });
});

it('a use within half a minute of the last one is not written again', async () => {
  const cookie = await signInStaff();
  await pass(20);
  const before = await usedAt();
  expect((await use(cookie)).staff?.inSeconds).toBeLessThanOrEqual(HOUR - 20);
  expect(await usedAt()).toBe(before);
  await pass(20);
  expect((await use(cookie)).staff?.inSeconds).toBe(HOUR);
  expect(await usedAt()).toBeGreaterThan(before ?? 0);
});

it('no use outlasts the twelve hours that a staff session has at most', async () => {
  const cookie = await signInStaff();
  await service.rows(`update session set expires_at = now() + interval '4 minutes'`);
  const left = (await use(cookie)).staff;
  expect(left?.final).toBe(true);
  expect(left?.inSeconds).toBeGreaterThan(200);
  expect(left?.inSeconds).toBeLessThanOrEqual(240);
  await service.rows('update session set expires_at = now()');
  expect((await use(cookie)).staff).toBeNull();
});

it('a stranger who says to be there is told of no session', async () => {
  expect(await use('safari_staff=made-up; safari_session=made-up')).toEqual({ customer: null, staff: null });
  expect(await use('')).toEqual({ customer: null, staff: null });
});

it('the audit says that a staff session ended unused, or after its twelve hours, and of a customer’s no more than the sign-in', async () => {
  const before = (await audited()).length;
  await signInStaff();
  await pass(HOUR + 1);
  await endUnused();
  await signInStaff();
  await service.rows('update session set expires_at = now()');
  await endUnused();
  await signIn.customer();
  await pass(15 * DAY);
  await endUnused();
  expect((await audited()).slice(before)).toEqual([
    'staff-signed-in',
    'staff-session-idle',
    'staff-signed-in',
    'staff-session-expired',
    'customer-signed-in',
  ]);
});

describe('the sessions that whoever runs the product ends from outside', () => {
  const end = (kind: Kind, email?: string) => service.app.get(SessionService).endAll(kind, email);
  const asJonas = async (signingIn: () => Promise<string>) => {
    const { claims } = issuer;
    issuer.claims = { sub: 'jonas', email: 'jonas@example.com', email_verified: true, name: 'Jonas Fernweh' };
    return signingIn().finally(() => (issuer.claims = claims));
  };

  it('are those of staff or those of customers, each told to everybody who remembers it', async () => {
    const staff = [await signInStaff(), await signInStaff()];
    const customer = await signIn.customer();
    expect(await end('staff')).toBe(2);
    for (const cookie of staff) expect(await statusOf('staff', cookie)).toBe(401);
    expect(await statusOf('customer', customer)).toBe(200);
    expect(await service.told('auth.session.ended.v1')).toHaveLength(2);
    expect(await end('staff')).toBe(0);
    expect(await end('customer')).toBe(1);
    expect(await statusOf('customer', customer)).toBe(401);
  });

  it('are those of one customer, however the address is written, and nobody else’s', async () => {
    const amina = await signIn.customer();
    const jonas = await asJonas(signIn.customer);
    expect(await end('customer', 'nobody@example.com')).toBe(0);
    expect(await end('customer', 'Jonas@Example.com')).toBe(1);
    expect(await statusOf('customer', jonas)).toBe(401);
    expect(await statusOf('customer', amina)).toBe(200);
  });
});

it('the limits are configured, staff in minutes and customers in days, and never shorter than a warning needs', async () => {
  const short = await startAuthService(issuer, { STAFF_IDLE_MINUTES: '30', CUSTOMER_IDLE_DAYS: '2' });
  expect(short.app.get(AuthConfig).idleSeconds).toEqual({ staff: 1_800, customer: 2 * DAY });
  await short.close();
  for (const limits of [{ STAFF_IDLE_MINUTES: '5' }, { CUSTOMER_IDLE_DAYS: 'never' }])
    expect(() => loadConfig(AuthConfig, limits)).toThrow(Object.keys(limits)[0]);
});
