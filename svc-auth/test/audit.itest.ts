import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { TestService } from '@safari/service-kit/testing';
import { AuditService } from '../src/audit/audit.service.js';
import { cookiesOf, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
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
