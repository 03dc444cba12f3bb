import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Database, sessionHash } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';
import { AuditService } from '../src/audit/audit.service.js';
import { CustomerAuditService } from '../src/audit/customer-audit.service.js';
import { sessionIdOf } from '../src/audit/session-id.rules.js';
import { PRUNED } from '../src/privacy/retention.js';
import { SessionService } from '../src/sessions/session.service.js';
import { browserOf, cookiesOf, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { runBeside } from './command.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
const browser = browserOf(
  () => service,
  () => issuer,
);
beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

let client = '';
let last = 0;
beforeEach(() => {
  last += 1;
  client = `10.1.0.${last}`;
  issuer.claims = { sub: client, email: `zawadi.${last}@example.com`, email_verified: true, name: 'Zawadi' };
});

const signIn = (password: string) =>
  service.call({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password },
    headers: { 'x-forwarded-for': client },
  });
const actions = async () => {
  const rows = await service.rows<{ action: string }>(
    'select action from audit_entry where client = $1 order by id',
    [client],
  );
  return rows.map(({ action }) => action);
};
const verify = () => service.app.get(AuditService).verify();

it('keeps every sign-in of staff: done, failed, denied and ended', async () => {
  const cookie = cookiesOf((await signIn(STAFF_PASSWORD)).headers);
  const headers = { cookie, 'x-forwarded-for': client };
  await service.call({ method: 'POST', url: '/api/auth/admin-logout', headers });
  await service.call({ method: 'POST', url: '/api/auth/admin-logout', headers });
  for (let guess = 0; guess < 6; guess += 1) await signIn('wrong');
  expect(await actions()).toEqual([
    'staff-signed-in',
    'staff-signed-out',
    ...Array<string>(5).fill('staff-sign-in-failed'),
    'staff-sign-in-denied',
  ]);
});

it('keeps that staff were signed out from outside', async () => {
  const before = await newest();
  const cookie = cookiesOf((await signIn(STAFF_PASSWORD)).headers);
  const hash = sessionHash(/safari_staff=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(await service.app.get(SessionService).endAll('staff')).toBeGreaterThan(0);
  const ended = await service.rows(
    `select client, session from audit_entry where action = 'staff-session-ended' and id > $1`,
    [before],
  );
  expect(ended).toContainEqual({ client: '', session: sessionIdOf(hash) });
});

/** Entries after an id, with their customer and address as long as those are kept. */
const customersSince = (id: string) =>
  service.rows<{
    action: string;
    client: string;
    session: string | null;
    whose: string | null;
    from: string;
  }>(
    `select action, entry.client, session, customer_id as whose, subject.client as from
     from audit_entry entry join audit_subject subject on entry_id = id where id > $1 order by id`,
    [id],
  );
const newest = async () => {
  const [row] = await service.rows<{ id: string }>('select coalesce(max(id), 0) as id from audit_entry');
  return row?.id ?? '0';
};
const enter = (password: string) =>
  service.call({
    method: 'POST',
    url: '/api/auth/simple-login',
    body: { username: 'traveller', password },
    headers: { 'x-forwarded-for': client },
  });
const leave = (cookie: string) =>
  service.call({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { cookie, 'x-forwarded-for': client },
  });

it('keeps every sign-in of customers: done, failed, denied and ended, under a seal', async () => {
  const before = await newest();
  const { session } = await browser.signIn();
  const { id } = (await browser.user(session)).body;
  await leave(session);
  await leave(session);
  await enter('wrong');
  await browser.finish('?code=made-up&state=made-up', '');
  issuer.claims = { ...issuer.claims, email_verified: false };
  await browser.signIn();

  const entries = await customersSince(before);
  expect(entries.map(({ action }) => action)).toEqual([
    'customer-signed-in',
    'customer-signed-out',
    'customer-sign-in-failed',
    'customer-sign-in-denied',
    'customer-sign-in-denied',
  ]);
  expect(entries.map(({ whose }) => whose)).toEqual([id, id, null, null, null]);
  expect(entries[0]?.session).toMatch(/^[0-9a-f]{12}$/);
  expect(entries[1]?.session).toBe(entries[0]?.session);
  expect(entries[2]?.from).toBe(client);
  for (const entry of entries) expect(entry.client).toMatch(/^sealed:[0-9a-f]{64}$/);
  expect((await verify()).broken).toBeUndefined();
});

it('holds when a customer is forgotten, and says no more whose the entries were', async () => {
  const before = await newest();
  const { session } = await browser.signIn();
  const { id } = (await browser.user(session)).body;
  const entries = await service.count('audit_entry');
  await service.app.get(Database).transaction((tx) => service.app.get(CustomerAuditService).forget(tx, id));
  expect(await customersSince(before)).toEqual([]);
  expect(await service.count('audit_entry')).toBe(entries);
  expect(await verify()).toMatchObject({ entries });
  expect((await verify()).broken).toBeUndefined();
});

const prune = async () => {
  for (const { statement, days } of PRUNED) await service.rows(statement, [days]);
};

it('forgets whose and from where after its days, and holds', async () => {
  await browser.signIn();
  await service.rows("update audit_subject set at = now() - interval '89 days'");
  await prune();
  expect(await service.count('audit_subject')).toBeGreaterThan(0);
  await service.rows("update audit_subject set at = now() - interval '91 days'");
  await prune();
  expect(await service.count('audit_subject')).toBe(0);
  expect((await verify()).broken).toBeUndefined();
});

it('keeps so many failures of one address a minute and no more: nobody fills it from outside', async () => {
  const before = await newest();
  for (let guess = 0; guess < 8; guess += 1) await enter('wrong');
  expect(await customersSince(before)).toHaveLength(5);
});

it('is one chain, however many sign in at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => signIn(STAFF_PASSWORD)));
  const { entries, broken } = await verify();
  expect(broken).toBeUndefined();
  expect(entries).toBe(await service.count('audit_entry'));
});

it.each([
  "update audit_entry set client = 'nobody'",
  'delete from audit_entry',
  'truncate audit_entry',
  "insert into audit_entry (action, client) values ('staff-signed-in', E'a\\nb')",
])('lets the service itself do no such thing: %s', async (sql) => {
  await signIn(STAFF_PASSWORD);
  await expect(service.rows(sql)).rejects.toThrow(/permission denied|never changed|audit_entry_client/);
});

it('chains what claims to be another entry', async () => {
  await service.rows(
    "insert into audit_entry (id, at, action, client, previous, hash) values (1, now(), 'staff-signed-in', 'x', '', 'made up')",
  );
  expect((await verify()).broken).toBeUndefined();
});

it('says at which entry somebody changed whose a sign-in was', async () => {
  await browser.signIn();
  const id = await newest();
  await service.rows('update audit_subject set customer_id = null where entry_id = $1', [id]);
  expect((await verify()).broken?.id).toBe(id);
  await service.rows('delete from audit_subject where entry_id = $1', [id]);
  expect((await verify()).broken).toBeUndefined();
});

it('is looked through by a command beside the service, which ends with 1 where it is broken', async () => {
  await browser.signIn();
  const { entries, head } = await verify();
  const said = `The audit holds: ${entries} entries, the last is ${head}.\n`;
  expect(await runBeside(service, 'verify-audit')).toEqual({ code: 0, said, complained: '' });
  const id = await newest();
  await service.rows('update audit_subject set customer_id = null where entry_id = $1', [id]);
  const broken = await runBeside(service, 'verify-audit');
  expect(broken).toMatchObject({ code: 1, said: '' });
  expect(broken.complained).toContain(`The audit is broken at entry ${id} (`);
  await service.rows('delete from audit_subject where entry_id = $1', [id]);
});

it('says at which entry somebody got round all of it', async () => {
  await signIn(STAFF_PASSWORD);
  await signIn(STAFF_PASSWORD);
  const [{ id }] = (await service.rows<{ id: string }>('select max(id) - 1 as id from audit_entry')) as [
    { id: string },
  ];
  const forge = async (sql: string) => {
    await service.rows('grant update, delete on audit_entry to current_user');
    await service.rows('alter table audit_entry disable trigger audit_entry_kept');
    await service.rows(sql, [id]);
  };
  await forge("update audit_entry set client = '192.0.2.1' where id = $1");
  expect((await verify()).broken?.id).toBe(id);
  await forge('delete from audit_entry where id = $1');
  expect((await verify()).broken?.id).toBe(String(Number(id) + 1));
});
