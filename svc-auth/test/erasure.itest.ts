import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { AccountExport, Erasure, Identity } from '@safari/contracts';
import { Database, sessionHash } from '@safari/service-kit';
import {
  eventually,
  newCustomer,
  type OrProblem,
  PATIENT,
  startBroker,
  type TestBroker,
  type TestService,
  tracesOf,
} from '@safari/service-kit/testing';
import { AuditService } from '../src/audit/audit.service.js';
import { browserOf, startAuthService } from './auth-service.js';
import { runBeside } from './command.js';
import { type Issuer, startIssuer } from './issuer.js';

let broker: TestBroker;
let issuer: Issuer;
let service: TestService;
const { signIn, user } = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  [broker, issuer] = await Promise.all([startBroker(), startIssuer()]);
  service = await startAuthService(issuer, { NATS_URL: broker.url }, PATIENT);
});
afterAll(async () => {
  await service.close();
  await Promise.all([broker.remove(), issuer.close()]);
});

let mark: string;
beforeEach(() => {
  mark = randomUUID().slice(0, 8);
  issuer.claims = {
    sub: mark,
    email: `zawadi.${mark}@example.com`,
    email_verified: true,
    name: `Zawadi ${mark}`,
  };
});

/** A customer with two sessions. */
async function aCustomer() {
  const sessions = [(await signIn()).session, (await signIn()).session];
  const { body } = await user(sessions[0] ?? '');
  const as: Identity = { customer: body };
  return { as, id: body.id, email: body.email, sessions };
}

const ask = (as: Identity, confirmation: string) =>
  service.call<OrProblem<Erasure>>({ method: 'POST', url: '/api/auth/erasures', as, body: { confirmation } });

const standing = async (id: string) =>
  (await service.call<OrProblem<Erasure>>({ url: `/api/auth/erasures/${id}` })).body;

const becomes = (id: string, state: Erasure['state']) =>
  eventually(`it is ${state}`, async () => {
    const erasure = await standing(id);
    return erasure.state === state && erasure;
  });

describe('erasing the account', () => {
  it('ends every session, leaves nothing but the id, and is done when every service has followed', async () => {
    const { as, id, email, sessions } = await aCustomer();
    expect(await service.count('audit_subject', `customer_id = '${id}'`)).toBe(sessions.length);
    const { status, body } = await ask(as, ` ${email.toUpperCase()} `);
    expect([status, body.state]).toEqual([202, 'requested']);
    await service.tell('booking.customer.erased.v1', { erasureId: body.id, bookingIds: [] });
    await becomes(body.id, 'under way');
    for (const session of sessions) expect((await user(session)).status).toBe(401);
    expect(await service.told('auth.session.ended.v1')).toHaveLength(sessions.length);
    await service.tell('operators.customer.erased.v1', { erasureId: body.id });
    expect((await becomes(body.id, 'erased')).endedAt).not.toBeNull();
    expect(await tracesOf(service, [mark])).toEqual([]);
    expect(await service.count('audit_subject', `customer_id = '${id}'`)).toBe(0);
    expect((await service.app.get(AuditService).verify()).broken).toBeUndefined();
  });

  it('is the same whichever service answers first, and however often', async () => {
    const { as, email } = await aCustomer();
    const erasureId = (await ask(as, email)).body.id;
    for (let time = 0; time < 2; time += 1) await service.tell('operators.customer.erased.v1', { erasureId });
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    const first = await becomes(erasureId, 'erased');
    const { id } = await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    await eventually(
      'it is heard again',
      async () => (await service.count('inbox', `event_id = '${id}'`)) > 0,
    );
    expect(await standing(erasureId)).toEqual(first);
  });

  it('leaves everything as it is where svc-booking refuses, names the bookings, and can be asked again', async () => {
    const { as, id, email, sessions } = await aCustomer();
    const { body } = await ask(as, email);
    await service.tell('booking.customer.erasure-refused.v1', {
      erasureId: body.id,
      references: ['KS-7F3K2Q'],
    });
    expect((await becomes(body.id, 'refused')).inTheWay).toEqual(['KS-7F3K2Q']);
    expect((await user(sessions[1] ?? '')).body.id).toBe(id);
    expect((await ask(as, email)).body.id).not.toBe(body.id);
  });

  it('is told again to those who decide where they have not for an hour, and whatever they said before counts no more', async () => {
    const { as, email } = await aCustomer();
    const { id } = (await ask(as, email)).body;
    const told = async () =>
      (await service.told('auth.customer.erasure-requested.v1')).filter(({ data }) => data.erasureId === id)
        .length;
    expect([(await ask(as, email)).body.id, await told()]).toEqual([id, 1]);
    await service.rows(`update erasure set requested_at = now() - interval '61 minutes' where id = $1`, [id]);
    expect([(await ask(as, email)).body.id, await told()]).toEqual([id, 2]);
    await service.tell('booking.customer.erasure-refused.v1', { erasureId: id, references: ['KS-7F3K2Q'] });
    await becomes(id, 'refused');
    await service.tell('booking.customer.erased.v1', { erasureId: id, bookingIds: [] });
    await becomes(id, 'under way');
    await service.tell('operators.customer.erased.v1', { erasureId: id });
    await becomes(id, 'erased');
  });

  it('wants the address typed, and asks once however often it is sent', async () => {
    const { as, email } = await aCustomer();
    const wrong = await ask(as, 'somebody@example.com');
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toHaveProperty('confirmation');
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(as, email)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const asked = await service.told('auth.customer.erasure-requested.v1');
    expect(asked.filter(({ data }) => data.customerId === as.customer?.id)).toHaveLength(1);
  });

  it('makes way for a new, empty account when the same person signs in again', async () => {
    const { as, id, email } = await aCustomer();
    const erasureId = (await ask(as, email)).body.id;
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    await becomes(erasureId, 'under way');
    const again = await aCustomer();
    expect(again.email).toBe(email);
    expect(again.id).not.toBe(id);
  });

  it('ends a session that began at the same moment, everywhere, and forgets that it began', async () => {
    const { as, id, email, sessions } = await aCustomer();
    const erasureId = (await ask(as, email)).body.id;
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      // the sign-in has opened its session and waits for the audit, the erasure comes
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('auth:audit', 0))`);
      const entering = signIn();
      await eventually('it waits', async () => (await service.locked()) > 0);
      await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
      await eventually('both wait', async () => (await service.locked()) > 1);
      return { begun: entering };
    });
    const { session } = await begun;
    await becomes(erasureId, 'under way');
    expect((await user(session)).status).toBe(401);
    const ended = (await service.told('auth.session.ended.v1')).map(({ data }) => data.sessionHash);
    const hashes = [...sessions, session].map((cookie) => sessionHash(cookie.split('=')[1] ?? ''));
    expect(ended).toEqual(expect.arrayContaining(hashes));
    expect(await service.count('audit_subject', `customer_id = '${id}'`)).toBe(0);
  });

  it('is asked for by whoever asks again at the moment in which svc-booking refuses', async () => {
    const { as, email } = await aCustomer();
    const { body } = await ask(as, email);
    await service.rows(`
      create function hesitate() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
      create trigger hesitate after insert on erasure for each statement execute function hesitate()`);
    const { asked } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(1)');
      const again = ask(as, email);
      await eventually('it is asked again', async () => (await service.waitingFor(tx)) === 1);
      await service.tell('booking.customer.erasure-refused.v1', {
        erasureId: body.id,
        references: ['KS-7F3K2Q'],
      });
      await eventually(
        'the refusal is noted, or waits',
        async () => (await standing(body.id)).state === 'refused' || (await service.locked()) > 1,
      );
      return { asked: again };
    });
    await service.rows('drop function hesitate cascade');
    expect((await asked).status).toBe(202);
    await becomes(body.id, 'refused');
  });

  it('makes way for a new account also where the address at the provider changed just now', async () => {
    const { as, id, email } = await aCustomer();
    const erasureId = (await ask(as, email)).body.id;
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('lock table audit_subject in exclusive mode');
      await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
      await eventually('the erasure has the account', async () => (await service.waitingFor(tx)) === 1);
      issuer.claims = { ...issuer.claims, email: `new.${email}` };
      const entering = signIn();
      await eventually('the sign-in waits for it', async () => (await service.locked()) > 1);
      return { begun: entering };
    });
    const { body } = await user((await begun).session);
    expect(body.email).toBe(`new.${email}`);
    expect(body.id).not.toBe(id);
  });

  it('is done once a day for whoever signs in again each time: what one customer may do would have no end', async () => {
    const { as, email } = await aCustomer();
    const erasureId = (await ask(as, email)).body.id;
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    await becomes(erasureId, 'under way');
    const again = await aCustomer();
    const refused = await ask(again.as, email);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    await service.rows(`update "user" set created_at = now() - interval '1 day' where id = $1`, [again.id]);
    expect((await ask(again.as, email)).status).toBe(202);
  });

  it('tells strangers nothing: of an erasure there is an id that nobody can guess', async () => {
    expect((await service.call({ url: `/api/auth/erasures/${randomUUID()}` })).status).toBe(404);
    expect((await ask({}, 'somebody@example.com')).status).toBe(401);
    expect((await ask(newCustomer(), 'somebody@example.com')).status).toBe(401);
  });
});

it('the log says by their id who was erased, once, and nothing else of them: a backup of before has them still', async () => {
  const [log, warn] = [jest.spyOn(Logger.prototype, 'log'), jest.spyOn(Logger.prototype, 'warn')];
  const { as, id, email } = await aCustomer();
  const erasureId = (await ask(as, email)).body.id;
  for (let time = 0; time < 2; time += 1) {
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
  }
  await service.tell('operators.customer.erased.v1', { erasureId });
  await becomes(erasureId, 'erased');
  const linesOf = ({ mock }: typeof log) =>
    mock.calls.map(([line]) => line as { user?: string; msg: string });
  const said = linesOf(log).filter(({ msg, user: whose }) => whose === id && msg !== 'customer signed in');
  const warned = linesOf(warn).filter(({ user: whose }) => whose === id);
  jest.restoreAllMocks();
  expect([said, warned]).toEqual([[], [{ msg: 'customer erased', user: id, erasure: erasureId }]]);
});

describe('an erasure from outside, by a command', () => {
  const NOBODY = '00000000-0000-4000-8000-000000000000';
  const erase = (...args: string[]) => runBeside(service, 'erase-customer', ...args);
  const idIn = ({ said }: { said: string }) =>
    /http:\/\/localhost:8080\/erasure\/(\S+)/.exec(said)?.[1] ?? '';
  const asked = async (customerId: string) =>
    (await service.told('auth.customer.erasure-requested.v1')).filter(
      ({ data }) => data.customerId === customerId,
    ).length;

  it('is the one that the customer asks for, by id or address, however often, and its receipt says how it stands', async () => {
    const { as, id, email, sessions } = await aCustomer();
    const first = await erase(id.toUpperCase());
    expect([first.code, first.complained]).toEqual([0, '']);
    expect(first.said).toBe(`It is requested: http://localhost:8080/erasure/${idIn(first)}\n`);
    const erasureId = idIn(first);
    expect(await erase(` ${email.toUpperCase()} `)).toEqual(first);
    expect([(await ask(as, email)).body.id, await asked(id)]).toEqual([erasureId, 1]);
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    await becomes(erasureId, 'under way');
    expect((await user(sessions[0] ?? '')).status).toBe(401);
    await service.tell('operators.customer.erased.v1', { erasureId });
    await becomes(erasureId, 'erased');
    for (const who of [id, email]) {
      expect(await erase(who)).toEqual({ ...first, said: first.said.replace('requested', 'erased') });
    }
    expect(await asked(id)).toBe(1);
  });

  it('of an address that its first holder has no more is not theirs', async () => {
    const { id, email } = await aCustomer();
    issuer.claims = { ...issuer.claims, email: `moved.${mark}@example.com` };
    await aCustomer();
    const { code, complained } = await erase(email);
    expect([code, complained]).toEqual([1, 'The customer was not found.\n']);
    expect(await asked(id)).toBe(0);
    const { said } = await erase(`moved.${mark}@example.com`);
    expect([said, await asked(id)]).toEqual([expect.stringContaining('It is requested: '), 1]);
  });

  it('stands back where svc-booking refuses, names the bookings on its receipt, and can be begun again', async () => {
    const { id, sessions } = await aCustomer();
    const erasureId = idIn(await erase(id));
    await service.tell('booking.customer.erasure-refused.v1', { erasureId, references: ['KS-7F3K2Q'] });
    expect((await becomes(erasureId, 'refused')).inTheWay).toEqual(['KS-7F3K2Q']);
    expect((await user(sessions[0] ?? '')).body.id).toBe(id);
    expect(idIn(await erase(id))).not.toBe(erasureId);
  });

  it('is once a day for whoever signs in again each time', async () => {
    const { email, id } = await aCustomer();
    const erasureId = idIn(await erase(id));
    await service.tell('booking.customer.erased.v1', { erasureId, bookingIds: [] });
    await becomes(erasureId, 'under way');
    await aCustomer();
    for (const who of [email, email.toUpperCase()]) {
      const { code, complained } = await erase(who);
      expect([code, complained]).toEqual([1, expect.stringContaining('once it is a day old')]);
    }
  });

  it.each([
    [[], 2, 'Say whom: npm run customers:erase -- ID, or name@example.com\n'],
    [['Amina'], 2, 'Say whom: npm run customers:erase -- ID, or name@example.com\n'],
    [[NOBODY, NOBODY], 2, 'Say whom: npm run customers:erase -- ID, or name@example.com\n'],
    [[NOBODY], 1, 'The customer was not found.\n'],
    [['nobody.at.all@example.com'], 1, 'The customer was not found.\n'],
  ])('of nobody is none: %j', async (args, code, complained) => {
    const before = await service.count('erasure');
    expect(await erase(...args)).toEqual({ code, said: '', complained });
    expect(await service.count('erasure')).toBe(before);
  });
});

it('an account’s file holds the account, what signs in to it and its sessions, and none of their secrets', async () => {
  const { as, id, email, sessions } = await aCustomer();
  const { body } = await service.call<AccountExport>({ url: '/api/auth/privacy/export', as });
  expect(body).toMatchObject({ id, email, signsInWith: [{ issuer: issuer.url, subject: mark }] });
  expect(body.sessions).toHaveLength(sessions.length);
  expect(body.signIns).toEqual(
    sessions.map(() => ({ at: expect.any(String), what: 'customer-signed-in', from: '127.0.0.1' })),
  );
  for (const session of sessions) expect(JSON.stringify(body)).not.toContain(session.split('=')[1]);
});
