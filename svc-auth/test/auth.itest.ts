import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hashSync } from '@node-rs/argon2';
import type { SignInProblem } from '@safari/contracts';
import { Database, loadConfig } from '@safari/service-kit';
import type { TestService } from '@safari/service-kit/testing';
import { decodeJwt } from 'jose';
import { AuthConfig } from '../src/config.js';
import { SessionService } from '../src/sessions/session.service.js';
import { browserOf, cookiesOf, GATEWAY_SECRET, STAFF_PASSWORD, startAuthService } from './auth-service.js';
import { runBeside } from './command.js';
import { type Issuer, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
let client = 0;
const { start, finish, signIn, user } = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});

afterAll(async () => {
  await Promise.all([service.close(), issuer.close()]);
});

beforeEach(() => {
  issuer.claims = { email: 'Amina@Example.com', email_verified: true, name: 'Amina Msafiri' };
  client += 1;
});

const staffLogin = (password: string, from = `10.0.0.${client}`) =>
  service.call<{ detail: string; retryAfter?: number }>({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password },
    headers: { 'x-forwarded-for': from },
  });

describe('signing in with the provider', () => {
  it('asks for a code with PKCE, state and nonce', async () => {
    const asked = new URL((await start()).address).searchParams;
    expect(asked.get('response_type')).toBe('code');
    expect(asked.get('code_challenge_method')).toBe('S256');
    for (const part of ['code_challenge', 'state', 'nonce'])
      expect(asked.get(part)?.length).toBeGreaterThan(20);
  });

  it.each([
    ['https://pictures.example/amina-2.jpg', 'https://pictures.example/amina-2.jpg'],
    ['http://pictures.example/amina.jpg', null],
    [undefined, null],
  ])('shows the visitor by the picture that they have there now: %s', async (picture, shown) => {
    const amina = { sub: 'amina-with-a-picture', email: 'picture@example.com' };
    issuer.claims = { ...issuer.claims, ...amina, picture: 'https://pictures.example/amina-1.jpg' };
    await signIn();
    issuer.claims = { ...issuer.claims, picture };
    expect((await user((await signIn()).session)).body).toMatchObject({ picture: shown });
  });

  it('brings the visitor back to where they were, signed in', async () => {
    const { answer, session } = await signIn('/?book=package:3');
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toBe('/?book=package:3');
    expect((await user(session)).body).toMatchObject({ email: 'amina@example.com', name: 'Amina Msafiri' });
  });

  it.each([
    ['\u202eJonas \u2067Fernweh', 'Jonas Fernweh'],
    ['\u202e\u200b ', 'jonas'],
    [undefined, 'jonas'],
    ['J'.repeat(201), 'J'.repeat(200)],
  ])('calls the visitor by what is seen of their name, or by their address: %j', async (name, called) => {
    const before = issuer.claims;
    issuer.claims = { email: 'jonas@example.com', email_verified: true, name, sub: 'jonas' };
    const { session } = await signIn();
    issuer.claims = before;
    expect((await user(session)).body).toMatchObject({ name: called });
  });

  it('that failed, or was cancelled there, remembers where they were going', async () => {
    const { address, cookie } = await start('/?book=package:3');
    const state = new URL(address).searchParams.get('state');
    const again = (problem: SignInProblem) => `/login?problem=${problem}&returnTo=%2F%3Fbook%3Dpackage%3A3`;
    const cancelled = await finish(`?error=access_denied&state=${state}`, cookie);
    expect(cancelled.headers['location']).toBe(again('cancelled'));
    const other = await start('/?book=package:3');
    const otherState = new URL(other.address).searchParams.get('state');
    const failed = await finish(`?error=server_error&state=${otherState}`, other.cookie);
    expect(failed.headers['location']).toBe(again('failed'));
    issuer.claims = { ...issuer.claims, email_verified: false };
    expect((await signIn('/?book=package:3')).answer.headers['location']).toBe(again('unverified'));
  });

  it('leads nowhere but to our own pages', async () => {
    for (const trap of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/auth/logout',
      'javascript:alert(1)',
    ]) {
      expect((await signIn(trap)).answer.headers['location']).toBe('/');
    }
  });

  it('keeps one person one user, however the address is written', async () => {
    const first = await user((await signIn()).session);
    issuer.claims = { ...issuer.claims, email: 'AMINA@example.com' };
    expect((await user((await signIn()).session)).body.id).toBe(first.body.id);
  });

  it('refuses an attempt that was started in another browser, or that is used twice', async () => {
    const { address, cookie } = await start();
    const query = issuer.approve(address);
    expect((await finish(query, '')).headers['location']).toBe('/login?problem=not-started');
    expect((await finish(query, cookie)).headers['location']).toBe('/');
    expect((await finish(query, cookie)).headers['location']).toBe('/login?problem=failed');
  });

  it('refuses an attempt whose cookie was changed', async () => {
    const { address, cookie } = await start();
    const forged = cookie.replace(/returnTo%22%3A%22%2F/, 'returnTo%22%3A%22%2Fx');
    expect(forged).not.toBe(cookie);
    expect((await finish(issuer.approve(address), forged)).headers['location']).toBe(
      '/login?problem=not-started',
    );
  });
});

describe('a session', () => {
  it('is kept as a hash only', async () => {
    const { session } = await signIn();
    const id = session.split('=')[1] ?? '';
    const rows = await service.app.get(Database).rows<{ hash: string }>('hashes', 'select hash from session');
    const hashes = rows.map(({ hash }) => hash);
    expect(hashes).toContain(createHash('sha256').update(id).digest('hex'));
    expect(JSON.stringify(hashes)).not.toContain(id);
  });

  it('is a new one after every sign-in, and the former one is dead', async () => {
    const first = (await signIn()).session;
    const { address, cookie } = await start();
    const answer = await finish(issuer.approve(address), `${cookie}; ${first}`);
    const second = /safari_session=[^;]+/.exec(cookiesOf(answer.headers))?.[0] ?? '';
    expect(second).not.toBe(first);
    expect((await user(first)).status).toBe(401);
    expect((await user(second)).status).toBe(200);
  });

  it('is dead at once on logout, and everybody who cached it is told', async () => {
    const { session } = await signIn();
    const before = await ended();
    expect(
      (await service.call({ method: 'POST', url: '/api/auth/logout', headers: { cookie: session } })).status,
    ).toBe(204);
    expect((await user(session)).status).toBe(401);
    expect(await ended()).toBe(before + 1);
    expect((await exchange(session)).body.token).toBeNull();
  });

  it('ends by a page, too, which tells the next one that what was typed goes along', async () => {
    const { session } = await signIn();
    const answer = await service.call({ url: '/auth/logout', headers: { cookie: session } });
    expect(answer.status).toBe(303);
    expect(cookiesOf(answer.headers).split('; ')).toContain('signed_out=customer');
    expect((await user(session)).status).toBe(401);
  });

  it('can be ended from outside: of one customer, of all, or of staff', async () => {
    const sessions = service.app.get(SessionService);
    const { session: amina } = await signIn();
    issuer.claims = { email: 'grace@example.com', email_verified: true, name: 'Grace', sub: 'grace' };
    const { session: grace } = await signIn();
    const office = cookiesOf((await staffLogin(STAFF_PASSWORD)).headers);
    const alive = async () => [
      ...(await Promise.all([amina, grace].map(async (cookie) => (await user(cookie)).status))),
      (await service.call({ url: '/api/auth/staff', headers: { cookie: office } })).status,
    ];
    expect(await alive()).toEqual([200, 200, 200]);
    const before = await service.count('outbox', `subject = 'auth.session.ended.v1'`);
    const said = 'Say whose sessions: staff, customers, or the e-mail address of one customer.\n';
    expect(await runBeside(service, 'end-sessions')).toEqual({ code: 2, said: '', complained: said });
    expect(await runBeside(service, 'end-sessions', 'Grace@Example.com')).toEqual({
      code: 0,
      said: '1 session ended.\n',
      complained: '',
    });
    expect(await service.count('outbox', `subject = 'auth.session.ended.v1'`)).toBe(before + 1);
    expect(await alive()).toEqual([200, 401, 200]);
    expect(await sessions.endAll('customer', 'nobody@example.com')).toBe(0);
    await sessions.endAll('customer');
    expect(await alive()).toEqual([401, 401, 200]);
    await sessions.endAll('staff');
    expect(await alive()).toEqual([401, 401, 401]);
  });

  it('of a customer and of staff are apart', async () => {
    const customer = (await signIn()).session;
    const staff = cookiesOf((await staffLogin(STAFF_PASSWORD)).headers);
    expect((await service.call({ url: '/api/auth/staff', headers: { cookie: customer } })).status).toBe(401);
    expect((await user(staff)).status).toBe(401);
    const swapped = staff.replace('safari_staff', 'safari_session');
    expect((await user(swapped)).status).toBe(401);
    expect((await service.call({ url: '/api/auth/staff', headers: { cookie: staff } })).body).toEqual({
      name: 'Staff',
      role: 'owner',
      memberId: null,
      draftKey: expect.any(String),
    });
  });

  it('becomes an identity that says who is behind it', async () => {
    const { session } = await signIn();
    const { token, identity } = (await exchange(session)).body;
    expect(identity).toMatchObject({ customer: { email: 'amina@example.com' } });
    expect(Number(decodeJwt(token ?? '').exp) - Date.now() / 1000).toBeLessThanOrEqual(60); // a stolen one is soon worthless
    for (const unknown of ['unknown', 'x'.repeat(200)])
      expect((await exchange(`safari_session=${unknown}`)).body).toEqual({ token: null, identity: {} });
  });

  it('becomes an identity for the gateway alone', async () => {
    const { session } = await signIn();
    for (const claim of [undefined, '', `${GATEWAY_SECRET}.`]) {
      const answer = await exchange(session, claim === undefined ? {} : { 'x-gateway-secret': claim });
      expect(answer.status).toBe(401);
      expect(answer.body).not.toHaveProperty('token');
    }
  });

  const exchange = (cookie: string, proof: Record<string, string> = { 'x-gateway-secret': GATEWAY_SECRET }) =>
    service.call<{ token: string | null; identity: unknown }>({
      method: 'POST',
      url: '/internal/identity',
      body: { customer: cookie.split('=')[1] },
      headers: proof,
    });
  const ended = async () =>
    (
      await service.app
        .get(Database)
        .rows('ended', `select 1 from outbox where subject = 'auth.session.ended.v1'`)
    ).length;
});

describe('the staff password', () => {
  it('opens a session whose cookie no script reads and no other site sends', async () => {
    const answer = await staffLogin(STAFF_PASSWORD);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^safari_staff=[\w-]{43}; .*HttpOnly; SameSite=Strict/,
    );
  });

  it('is refused with its sentence when it is wrong', async () => {
    const answer = await staffLogin('wrong');
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe('Invalid password. Please try again.');
  });

  it('cannot be guessed quickly from one address, which locks nobody out elsewhere', async () => {
    const thief = '203.0.113.7';
    for (let guess = 0; guess < 5; guess += 1)
      expect((await staffLogin(`guess ${guess}`, thief)).status).toBe(401);
    const throttled = await staffLogin(STAFF_PASSWORD, thief);
    expect(throttled.status).toBe(429);
    expect(throttled.body.retryAfter).toBeGreaterThan(0);
    expect((await staffLogin(STAFF_PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it.each([[undefined], [''], [17], [['a']], ['x'.repeat(300)]])(
    'names the field for %p',
    async (password) => {
      const answer = await staffLogin(password as string);
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('errors.password');
    },
  );
});

describe('a body that would cost much to check', () => {
  const send = (body: unknown) =>
    service.call<{ detail: string; errors?: object }>({
      method: 'POST',
      url: '/api/auth/admin-login',
      body,
      headers: { 'content-type': 'application/json' },
    });
  const keyed = (count: number, name = 'unknown') =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, n]));

  it('is refused before anything walks it', async () => {
    const wide = await send(keyed(15_000, 'x'));
    expect(wide.body).toMatchObject({ status: 400, detail: 'The request has too many fields.' });
    expect(wide.body).not.toHaveProperty('errors');
    const nested = await send(`{"password":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    expect(nested.body).toMatchObject({ status: 400, detail: 'The request is nested too deeply.' });
  });

  it('is told its first faults alone, each once and none longer than a name', async () => {
    const { status, body } = await send(keyed(900, 'n'.repeat(150)));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([`${'n'.repeat(100)}…`, 'password']);
    const { body: many } = await send(keyed(900));
    expect(Object.keys(many.errors ?? {})).toHaveLength(20);
    expect(JSON.stringify(many).length + JSON.stringify(body).length).toBeLessThan(5_000);
  });
});

describe('the development sign-in', () => {
  const login = (body: unknown) =>
    service.call<{ detail: string }>({ method: 'POST', url: '/api/auth/simple-login', body });

  it('answers a success flag and a session', async () => {
    const answer = await login({ username: 'traveller', password: 'karibu' });
    expect(answer.body).toEqual({ success: true });
    expect((await user(cookiesOf(answer.headers))).status).toBe(200);
  });

  it('says no to anything else', async () => {
    const answer = await login({ username: 'traveller', password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe('Invalid credentials');
    expect((await login({ username: 'traveller' })).body).toHaveProperty('errors.password');
  });
});

describe('the key of a person’s drafts', () => {
  const keyOf = async (url: string, cookie: string) =>
    (await service.call<{ draftKey: string }>({ url, headers: { cookie } })).body.draftKey;
  const OFFICE = '/api/auth/staff';
  const ME = '/api/auth/user';

  it('is the same after the next sign-in, 256 bits long, and nobody else’s', async () => {
    const amina = await keyOf(ME, (await signIn()).session);
    expect(Buffer.from(amina, 'base64url')).toHaveLength(32);
    expect(await keyOf(ME, (await signIn()).session)).toBe(amina);
    issuer.claims = { ...issuer.claims, sub: 'another person', email: 'jonas@example.com' };
    const jonas = await keyOf(ME, (await signIn()).session);
    const office = await keyOf(OFFICE, cookiesOf((await staffLogin(STAFF_PASSWORD)).headers));
    expect(new Set([amina, jonas, office]).size).toBe(3);
  });

  it('is given to nobody who is not signed in', async () => {
    for (const url of [ME, OFFICE]) {
      const { status, body } = await service.call({ url });
      expect([status, JSON.stringify(body)]).toEqual([401, expect.not.stringContaining('draftKey')]);
    }
  });
});

describe('settings in production', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = (key: KeyObject, more = {}) => JSON.stringify({ ...key.export({ format: 'jwk' }), ...more });
  const local = `local-${'x'.repeat(43)}`;
  const complete = {
    NODE_ENV: 'production',
    PORT: '3000',
    NATS_URL: 'nats://svc-auth:secret@nats:4222',
    PUBLIC_ORIGIN: 'https://safari.example',
    DATABASE_URL: 'postgres://u:p@db:5432/safari',
    IDENTITY_PUBLIC_KEY: jwk(publicKey),
    IDENTITY_PRIVATE_KEY: jwk(privateKey),
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'info@kilele-safaris.example',
    BRAND_EMAIL: 'info@safari.example',
    BRAND_PHONE: '+255 27 000 0000',
    OIDC_CLIENT_ID: 'x',
    OIDC_CLIENT_SECRET: 'y',
    STAFF_PASSWORD_HASH: hashSync('something long and secret'),
    COOKIE_SECRET: 'another cookie secret of 32 letters',
    METRICS_TOKEN: 'a token for figures of more than 32 letters',
    GATEWAY_SECRET,
    DRAFT_SECRET: 'a secret of drafts of more than 32 letters',
  };

  it('are accepted when nothing in them is a development default', () => {
    expect(loadConfig(AuthConfig, complete).OIDC_ISSUER).toBe('https://accounts.google.com');
  });

  it.each([
    ['DEV_SIGN_IN', { DEV_SIGN_IN: 'true', DEV_USERNAME: 'a', DEV_PASSWORD: 'b' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'http://localhost:8081' }],
    ['OIDC_BACK_CHANNEL', { OIDC_BACK_CHANNEL: 'http://openid:8080' }],
    ['SEED', { SEED: 'demo' }],
    ['IDENTITY_PUBLIC_KEY', { IDENTITY_PUBLIC_KEY: jwk(publicKey, { kid: 'local' }) }],
    ['STAFF_PASSWORD_HASH', { STAFF_PASSWORD_HASH: hashSync('twiga-at-dawn') }],
    ['GATEWAY_SECRET', { GATEWAY_SECRET: local }],
    ['DRAFT_SECRET', { DRAFT_SECRET: local }],
    ['COOKIE_SECRET', { COOKIE_SECRET: local }],
    ['OIDC_CLIENT_SECRET', { OIDC_CLIENT_SECRET: local }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'http://safari.example' }],
  ])('are refused for a development %s', (name, bad) => {
    expect(() => loadConfig(AuthConfig, { ...complete, ...bad })).toThrow(name);
  });

  const whole = hashSync('something long and secret');
  it.each([
    ['the line of the example', '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>'],
    ['cut off', whole.slice(0, -1)],
    ['without its dollars', whole.replaceAll('$', '')],
    ['of too little memory', hashSync('something long and secret', { memoryCost: 8 })],
    ['of too few passes', hashSync('something long and secret', { timeCost: 1 })],
  ])('name a STAFF_PASSWORD_HASH that is %s, on a development machine too', (_, hash) => {
    for (const NODE_ENV of ['production', 'development'])
      expect(() => loadConfig(AuthConfig, { ...complete, NODE_ENV, STAFF_PASSWORD_HASH: hash })).toThrow(
        'STAFF_PASSWORD_HASH must be a whole argon2id hash of at least 19 MiB and 2 passes, or off',
      );
  });

  it('name an IDENTITY_PRIVATE_KEY that signs nothing', () => {
    for (const key of ['{}', jwk(publicKey), jwk(generateKeyPairSync('x25519').privateKey)])
      expect(() => loadConfig(AuthConfig, { ...complete, IDENTITY_PRIVATE_KEY: key })).toThrow(
        'IDENTITY_PRIVATE_KEY must be the private Ed25519 key as a JWK',
      );
  });
});
