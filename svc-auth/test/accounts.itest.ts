import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  PasskeyOptions,
  ProviderAddress,
  StaffInvitationLink,
  StaffMember,
  StaffRole,
} from '@safari/contracts';
import { Database, sessionHash } from '@safari/service-kit';
import { eventually, PATIENT, staff, type TestService } from '@safari/service-kit/testing';
import { MemberService } from '../src/members/member.service.js';
import { browserOf, cookiesOf, STAFF_PASSWORD, staffOf, startAuthService } from './auth-service.js';
import { Authenticator } from './authenticator.js';
import { type Issuer, startIssuer } from './issuer.js';

const ORIGIN = 'http://localhost:8080';

let issuer: Issuer;
let service: TestService;
let last = 0;
const customers = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer, { STAFF_OPENID: 'true' }, PATIENT);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));
beforeEach(() => {
  last += 1;
  issuer.lie = {};
});

/** Sets the person at the provider's page; the account of `name` is always the same. */
const as = (name: string, facts: Record<string, unknown> = {}) => {
  const email = `${name}@example.com`;
  issuer.claims = { sub: `sub-${name}`, email, email_verified: true, name, ...facts };
};

const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown, cookie = '') =>
  service.call<T>({
    method,
    url,
    headers: { cookie, 'x-forwarded-for': `192.0.2.${last}` }, // failures are counted by the address
    ...(body !== undefined && { body }),
  });
const post = <T>(path: string, body: unknown, cookie = '') =>
  call<T>('POST', `/api/auth/${path}`, body, cookie);

async function invite(name: string, role: StaffRole = 'staff') {
  const body = { name, email: `${name}@example.com`, role };
  const url = '/api/auth/staff-members';
  const { body: invited } = await service.call<StaffInvitationLink>({ method: 'POST', url, as: staff, body });
  return { member: invited.member, token: tokenOf(invited.link) };
}

const tokenOf = (link: string) => link.split('#')[1] ?? '';
const sessionOf = (headers: Record<string, unknown>) =>
  /safari_staff=[^;]+/.exec(cookiesOf(headers))?.[0] ?? '';

/** Returns from the provider. */
const comeBack = async (query: string, cookie: string) => {
  const answer = await call('GET', `/auth/office/callback${query}`, undefined, cookie);
  return {
    to: String(answer.headers['location']),
    session: sessionOf(answer.headers),
    headers: answer.headers,
  };
};

async function leaveForSignIn(cookie = '') {
  const answer = await call('GET', '/auth/office', undefined, cookie);
  expect(answer.status).toBe(303);
  return { address: String(answer.headers['location']), cookie: cookiesOf(answer.headers) };
}

async function leaveForJoining(token: string) {
  const answer = await post<ProviderAddress>('invitation/provider', { token });
  return { status: answer.status, address: answer.body.address, cookie: cookiesOf(answer.headers) };
}

async function signIn(former = '') {
  const { address, cookie } = await leaveForSignIn(former);
  return comeBack(issuer.approve(address), cookie);
}

async function join(token: string) {
  const { address, cookie } = await leaveForJoining(token);
  return comeBack(issuer.approve(address), cookie);
}

/** A new member with an account of their own. */
async function newMember(role: StaffRole = 'staff') {
  const name = `member-${last}-${Math.random().toString(36).slice(2)}`;
  const { member, token } = await invite(name, role);
  as(name);
  const { session } = await join(token);
  expect(session).not.toBe('');
  return { name, member, token, session };
}

const memberRow = async (id: string) => {
  const { body } = await service.call<StaffMember[]>({ url: '/api/auth/staff-members', as: staff });
  return body.find((member) => member.id === id);
};
const audited = (action: string, memberId?: string) =>
  service.count('audit_entry', `action = '${action}'${memberId ? ` and session = '${memberId}'` : ''}`);

const UNKNOWN = '/adminlogin?problem=unknown';
const FAILED = '/adminlogin?problem=failed';
const ENTERED = '/adminlogin?account=entered';

describe('an invitation', () => {
  it('is accepted with the account of the invited address, which signs in from then on', async () => {
    const { member, token } = await invite(`Neema-${last}`, 'accountant');
    expect(member).toMatchObject({ state: 'invited', hasAccount: false });
    as(`neema-${last}`, { email: `NEEMA-${last}@Example.com` });
    const joined = await join(token);
    expect(joined.to).toBe(ENTERED);
    const who = { id: member.id, name: member.name, role: 'accountant' };
    expect(await staffOf(service, joined.session)).toEqual(who);
    await service.rows(
      `update staff_account set last_used_at = now() - interval '1 day' where member_id = $1`,
      [member.id],
    );
    const before = (await memberRow(member.id))?.lastUsedAt ?? '';
    const again = await signIn();
    expect([again.to, await staffOf(service, again.session)]).toEqual([ENTERED, who]);
    expect(((await memberRow(member.id))?.lastUsedAt ?? '') > before).toBe(true);
    expect(await memberRow(member.id)).toMatchObject({
      state: 'active',
      hasAccount: true,
      invitedUntil: null,
    });
    expect(await audited('staff-account-bound', member.id)).toBe(1);
    expect(await audited('staff-signed-in', member.id)).toBe(2);
    expect(
      await service.count('outgoing_mail', `topic = 'account-bound' and topic_id = '${member.id}'`),
    ).toBe(1);
  });

  it('is accepted with no account of another address, and opens still for the right one', async () => {
    const { member, token } = await invite(`invited-${last}`);
    as(`stranger-${last}`);
    expect(await join(token)).toMatchObject({ to: `/join?problem=other#${token}`, session: '' });
    expect(await audited('staff-sign-in-denied', member.id)).toBe(1);
    as(`invited-${last}`, { email_verified: false });
    expect((await join(token)).to).toBe(`/join?problem=failed#${token}`);
    as(`invited-${last}`);
    expect((await join(token)).to).toBe(ENTERED);
  });

  it('is accepted with nobody else’s account, although it has the address now', async () => {
    const { name, member: other } = await newMember();
    const { token } = await invite(`heir-${last}`);
    as(name, { email: `heir-${last}@example.com` });
    expect(await join(token)).toMatchObject({ to: `/join?problem=taken#${token}`, session: '' });
    expect(await staffOf(service, (await signIn()).session)).toMatchObject({ id: other.id });
  });

  it('that an owner replaces while somebody accepts it opens no more, and neither waits for the other', async () => {
    const { member, token } = await invite(`late-${last}`);
    as(`late-${last}`);
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from staff_member where id = $1 for update', [member.id]);
      const joining = join(token);
      await eventually('it waits', async () => (await service.locked()) > 0);
      await tx.query("update staff_invitation set hash = 'another' where member_id = $1", [member.id]);
      return { begun: joining };
    });
    expect((await begun).to).toBe(`/join?problem=invitation-closed#${token}`);
  });

  it('waits for the former session, which is ending, and keeps nobody waiting meanwhile', async () => {
    const { token } = await invite(`former-${last}`);
    const former = sessionOf((await post('admin-login', { password: STAFF_PASSWORD })).headers);
    as(`former-${last}`);
    const answer = await post<ProviderAddress>('invitation/provider', { token }, former);
    const back = [issuer.approve(answer.body.address), cookiesOf(answer.headers)] as const;
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from session where hash = $1 for update', [
        sessionHash(former.split('=')[1] ?? ''),
      ]);
      const joining = comeBack(...back);
      await eventually('it waits', async () => (await service.locked()) > 0);
      const [audit] = await tx.query(
        `select pg_try_advisory_xact_lock(hashtextextended('auth:audit', 0)) as free`,
      );
      expect(audit).toEqual({ free: true });
      return { begun: joining };
    });
    expect((await begun).to).toBe(ENTERED);
    expect(await staffOf(service, former)).toBeUndefined();
  });

  it('opens once, also for two who hold it at the same moment', async () => {
    const { member, token } = await invite(`twice-${last}`);
    const both = await Promise.all([leaveForJoining(token), leaveForJoining(token)]);
    const backs = await Promise.all(
      both.map(({ address, cookie }, n) => {
        as(`twice-${last}`, { sub: `sub-twice-${last}-${n}` });
        return comeBack(issuer.approve(address), cookie);
      }),
    );
    expect(backs.map(({ to }) => to).sort()).toEqual([ENTERED, `/join?problem=invitation-closed#${token}`]);
    expect(await service.count('staff_account', `member_id = '${member.id}'`)).toBe(1);
    expect((await leaveForJoining(token)).status).toBe(410);
  });
});

describe('an account', () => {
  it('of a stranger opens nothing, nor one that customers sign in with; each is audited', async () => {
    as(`visitor-${last}`);
    const { session } = await customers.signIn();
    expect(session).not.toBe('');
    const before = await audited('staff-sign-in-denied');
    expect(await signIn()).toMatchObject({ to: UNKNOWN, session: '' });
    expect(await audited('staff-sign-in-denied')).toBe(before + 1);
  });

  it('may be a customer’s, too: the two know nothing of each other', async () => {
    const { name, member, session } = await newMember();
    as(name);
    const customer = await customers.signIn();
    expect((await customers.user(customer.session)).body.id).not.toBe(member.id);
    const asMember = await call('GET', '/api/auth/user', undefined, session);
    const asCustomer = await call('GET', '/api/auth/staff', undefined, customer.session);
    expect([asMember.status, asCustomer.status]).toEqual([401, 401]);
  });

  it('stays the member’s, whatever address and name it has later', async () => {
    const { name, member } = await newMember();
    as(name, { email: `moved-${last}@example.com`, name: 'Somebody Else' });
    expect(await staffOf(service, (await signIn()).session)).toMatchObject({ id: member.id, name });
    expect(await memberRow(member.id)).toMatchObject({ name, email: member.email });
    as(`other-${last}`, { email: member.email });
    expect((await signIn()).to).toBe(UNKNOWN);
  });

  it('opens nothing once its member was let go, or has a new link: that ends what it had opened', async () => {
    const gone = await newMember();
    const removed = await service.call({
      method: 'DELETE',
      url: `/api/auth/staff-members/${gone.member.id}`,
      as: staff,
    });
    expect([removed.status, await staffOf(service, gone.session)]).toEqual([204, undefined]);
    expect((await signIn()).to).toBe(UNKNOWN);

    const { name, member, session } = await newMember();
    const url = `/api/auth/staff-members/${member.id}/invitation`;
    const { body } = await service.call<StaffInvitationLink>({ method: 'POST', url, as: staff });
    expect(body.member).toMatchObject({ state: 'invited', hasAccount: false });
    expect(await staffOf(service, session)).toBeUndefined();
    as(name);
    expect((await signIn()).to).toBe(UNKNOWN);
    expect((await join(tokenOf(body.link))).to).toBe(ENTERED);
  });

  it('ends this browser’s former session, whose cookie does not come along from the provider', async () => {
    const { name, session } = await newMember();
    as(name);
    const { session: next } = await signIn(session);
    expect(await staffOf(service, session)).toBeUndefined();
    expect(await staffOf(service, next)).toBeDefined();
  });
});

describe('a way back from the provider', () => {
  it('counts once, in the browser that left, for what it left for', async () => {
    const { name, member } = await newMember();
    as(name);
    const { address, cookie } = await leaveForSignIn();
    const query = issuer.approve(address);
    expect((await comeBack(query, '')).to).toBe(FAILED);
    expect((await comeBack(query, cookie)).to).toBe(ENTERED);
    expect((await comeBack(query, cookie)).to).toBe(FAILED);
    const code = new URLSearchParams(query).get('code');
    const other = await leaveForSignIn();
    const state = new URL(other.address).searchParams.get('state');
    expect((await comeBack(`?code=${code}&state=${state}`, other.cookie)).to).toBe(FAILED);
    expect((await comeBack('?error=access_denied&state=x', other.cookie)).to).toBe(FAILED);
    expect(await audited('staff-signed-in', member.id)).toBe(2);
  });

  it.each([
    ['within its ten minutes', 500_000, ENTERED],
    ['and no longer, whatever the browser has kept', 600_000, FAILED],
  ])('counts %s', async (_, ago, to) => {
    const { name } = await newMember();
    as(name);
    const { address, cookie } = await leaveForSignIn();
    const [attempt = '', sealed = ''] = cookie.split('=');
    const server = service.app.getHttpAdapter().getInstance();
    const { value } = server.unsignCookie(decodeURIComponent(sealed));
    const begun = { ...(JSON.parse(value ?? '') as object), startedAt: Date.now() - ago };
    const kept = `${attempt}=${encodeURIComponent(server.signCookie(JSON.stringify(begun)))}`;
    expect((await comeBack(issuer.approve(address), kept)).to).toBe(to);
  });

  it('is no customer’s, and a customer’s is none of ours', async () => {
    const { name } = await newMember();
    as(name);
    const office = await leaveForSignIn();
    expect((await customers.finish(issuer.approve(office.address), office.cookie)).headers['location']).toBe(
      '/login?problem=not-started',
    );
    const customer = await customers.start();
    const renamed = customer.cookie.replace('safari_signin_', 'safari_office_');
    expect((await comeBack(issuer.approve(customer.address), renamed)).to).toBe(FAILED);
  });

  it('is none where another cookie of ours stands in the attempt’s place', async () => {
    const { headers } = await post<PasskeyOptions>('passkey-options', {});
    const [, challenge] = cookiesOf(headers).split('=');
    const back = await comeBack('?code=x&state=mine', `safari_office_mine=${challenge}`);
    expect([back.to, back.session]).toEqual(['/adminlogin?problem=failed', '']);
  });

  it('with a token that is not the provider’s is refused and audited, five times a minute for one address', async () => {
    const { name } = await newMember();
    as(name);
    issuer.lie = { signature: 'foreign' };
    const before = await audited('staff-sign-in-failed');
    for (let n = 0; n < 8; n += 1) expect((await signIn()).to).toBe(FAILED);
    expect((await audited('staff-sign-in-failed')) - before).toBe(5);
  });
});

describe('what signs a member in', () => {
  /** A member who joined by their account and has made a passkey. */
  async function addPasskey(session: string, name: string, claims: Record<string, unknown>) {
    const { body, headers } = await post<ProviderAddress>('passkeys/provider-confirmation', {}, session);
    expect(new URL(body.address).searchParams.get('max_age')).toBe('0');
    as(name, claims);
    const back = await comeBack(issuer.approve(body.address), cookiesOf(headers));
    const confirmed = `${session}; ${cookiesOf(back.headers)}`;
    const options = await post<PasskeyOptions>('passkeys/options', {}, confirmed);
    if (options.status !== 200) return { to: back.to, status: options.status, confirmed };
    const device = new Authenticator(ORIGIN);
    const credential = device.create(String(options.body.options['challenge']));
    const cookie = `${session}; ${cookiesOf(options.headers)}`;
    const added = await post<{ id: string }>('passkeys', { name: 'Laptop', credential }, cookie);
    return { to: back.to, status: added.status, id: added.body.id, confirmed };
  }
  const now = () => Math.floor(Date.now() / 1000);

  async function confirmAgain(
    session: string,
    name: string,
    purpose: unknown,
    claims = { auth_time: now() },
  ) {
    const { body, headers } = await post<ProviderAddress>('passkeys/provider-confirmation', purpose, session);
    as(name, claims);
    const back = await comeBack(issuer.approve(body.address), cookiesOf(headers));
    return { to: back.to, confirmed: `${session}; ${cookiesOf(back.headers)}` };
  }

  it('may be an account first and a passkey then, once the provider says that it is still them', async () => {
    const { name, session } = await newMember();
    const { status: without } = await post('passkeys/options', {}, session);
    expect(without).toBe(401);
    const added = await addPasskey(session, name, { auth_time: now() });
    expect([added.to, added.status]).toEqual(['/people?account=confirmed', 201]);
    // a confirmation counts once
    expect((await post('passkeys/options', {}, added.confirmed)).status).toBe(401);
  });

  it.each([
    ['says nothing of when they signed in', {}, 'not-anew'],
    [
      'says that they signed in some minutes before',
      { auth_time: Math.floor(Date.now() / 1000) - 180 },
      'not-anew',
    ],
    [
      'says that it is somebody else',
      { sub: 'somebody-else', auth_time: Math.floor(Date.now() / 1000) },
      'other',
    ],
  ])('gets no passkey where the provider %s', async (_, claims, problem) => {
    const { name, member, session } = await newMember();
    const before = await audited('staff-sign-in-denied', member.id);
    const refused = await addPasskey(session, name, claims);
    expect([refused.to, refused.status]).toEqual([`/people?problem=${problem}`, 401]);
    expect(await audited('staff-sign-in-denied', member.id)).toBe(before + 1);
  });

  it('confirms nothing for another member', async () => {
    const { session, name } = await newMember();
    const other = await newMember();
    const { body, headers } = await post<ProviderAddress>('passkeys/provider-confirmation', {}, session);
    as(name, { auth_time: now() });
    const back = await comeBack(issuer.approve(body.address), cookiesOf(headers));
    const theirs = `${other.session}; ${cookiesOf(back.headers)}`;
    expect((await post('passkeys/options', {}, theirs)).status).toBe(401);
  });

  it('is an account where the last passkey goes', async () => {
    const { name, session } = await newMember();
    const { id } = await addPasskey(session, name, { auth_time: now() });
    const back = await confirmAgain(session, name, { removes: id });
    expect(back.to).toBe(`/people?account=confirmed&removes=${id}`);
    const remove = () => call('DELETE', `/api/auth/passkeys/${id}`, {}, back.confirmed);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    as(name);
    expect((await signIn()).to).toBe(ENTERED);
  });

  it('is removed by nobody whom the provider does not confirm anew, nor by what it confirmed before', async () => {
    const { name, session } = await newMember();
    const { id, confirmed } = await addPasskey(session, name, { auth_time: now() });
    const remove = (cookie: string) => call('DELETE', `/api/auth/passkeys/${id}`, {}, cookie);
    expect((await remove(String(confirmed))).status).toBe(401);
    const denied = await confirmAgain(session, name, { removes: id }, { auth_time: now() - 3_600 });
    expect(denied.to).toBe('/people?problem=not-anew');
    expect((await remove(denied.confirmed)).status).toBe(403);
    expect((await post('passkeys/provider-confirmation', { removes: 'all' }, session)).status).toBe(400);
  });

  it('is an account where an owner is counted, and only while accounts sign in here', async () => {
    const shared = sessionOf((await post('admin-login', { password: STAFF_PASSWORD })).headers);
    expect(await staffOf(service, shared)).toMatchObject({ name: 'Staff', role: 'owner' });
    const { member } = await newMember('owner');
    expect(await staffOf(service, shared)).toMatchObject({ name: 'Staff', role: 'staff' });
    const remove = () =>
      service.call<{ detail: string }>({
        method: 'DELETE',
        url: `/api/auth/staff-members/${member.id}`,
        as: staff,
      });
    expect((await remove()).status).toBe(409);
    await service.rows("update staff_account set issuer = 'https://former.example' where member_id = $1", [
      member.id,
    ]);
    expect(await staffOf(service, shared)).toMatchObject({ role: 'owner' });
    expect(await memberRow(member.id)).toMatchObject({ state: 'invited', hasAccount: false });
  });

  it('is the account as before of whoever is made an owner from outside', async () => {
    const { name, member } = await newMember('guide');
    await service.app.get(MemberService).inviteOwner({ name, email: member.email });
    as(name);
    const { to, session } = await signIn();
    expect(to).toBe(ENTERED);
    expect(await staffOf(service, session)).toMatchObject({ id: member.id, role: 'owner' });
  });

  describe('confirms who decides about members:', () => {
    const leave = async (cookie: string) => {
      const answer = await call('GET', '/auth/office/confirmation', undefined, cookie);
      return {
        status: answer.status,
        address: String(answer.headers['location']),
        cookie: cookiesOf(answer.headers),
      };
    };
    async function confirmDecisions(session: string, name: string, claims: Record<string, unknown>) {
      const { address, cookie } = await leave(session);
      expect(new URL(address).searchParams.get('max_age')).toBe('0');
      as(name, claims);
      const back = await comeBack(issuer.approve(address), cookie);
      return { to: back.to, confirmed: `${session}; ${cookiesOf(back.headers)}` };
    }
    const inviteBy = ({ id, name, role }: StaffMember, cookie: string) =>
      service.call<StaffInvitationLink>({
        method: 'POST',
        url: '/api/auth/staff-members',
        as: { staff: { id, name, role } },
        headers: { cookie },
        body: { name: 'Invited', email: `invited-${Math.random()}@example.com`, role: 'owner' },
      });

    it('the account does, signed in to anew, for five minutes of the session that asked', async () => {
      const { name, member, session } = await newMember('owner');
      expect((await inviteBy(member, session)).status).toBe(403);
      const { to, confirmed } = await confirmDecisions(session, name, { auth_time: now() });
      expect(to).toBe('/people?account=decides');
      for (const _ of [1, 2]) expect((await inviteBy(member, confirmed)).status).toBe(201);
      // it adds no passkey, and is not valid in another session
      expect((await post('passkeys/options', {}, confirmed)).status).toBe(401);
      as(name);
      const { session: next } = await signIn();
      expect((await inviteBy(member, confirmed.replace(session, next))).status).toBe(403);
    });

    it.each([
      ['says nothing of when they signed in', {}, 'not-anew'],
      ['says that they signed in some minutes before', { auth_time: now() - 180 }, 'not-anew'],
      ['says that it is somebody else', { sub: 'somebody-else', auth_time: now() }, 'other'],
    ])('no provider does that %s', async (_, claims, problem) => {
      const { name, member, session } = await newMember('owner');
      const before = await audited('staff-sign-in-denied', member.id);
      const { to, confirmed } = await confirmDecisions(session, name, claims);
      expect([to, confirmed]).toEqual([
        `/people?problem=${problem}`,
        expect.not.stringContaining('safari_confirmed'),
      ]);
      expect((await inviteBy(member, confirmed)).status).toBe(403);
      expect(await audited('staff-sign-in-denied', member.id)).toBe(before + 1);
    });

    it('nobody does who is not signed in as themselves', async () => {
      const shared = sessionOf((await post('admin-login', { password: STAFF_PASSWORD })).headers);
      for (const cookie of ['', 'safari_staff=made-up', shared])
        expect(await leave(cookie)).toEqual({ status: 303, address: '/adminlogin', cookie: '' });
    });
  });
});

it('whoever joins while they are made an owner from outside keeps the account by which they have joined', async () => {
  const name = `joining-${last}`;
  const { member, token } = await invite(name);
  as(name);
  const { joining, inviting } = await service.app.get(Database).transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('auth:audit', 0))`);
    const joined = join(token);
    await eventually('they have joined, but for the audit', async () => (await service.waitingFor(tx)) === 1);
    const invited = service.app.get(MemberService).inviteOwner({ name, email: member.email });
    await eventually('who makes them an owner waits', async () => (await service.locked()) > 1);
    return { joining: joined, inviting: invited };
  });
  expect((await joining).to).toBe(ENTERED);
  expect((await inviting).member).toMatchObject({ id: member.id, role: 'owner', hasAccount: true });
  expect((await signIn()).to).toBe(ENTERED);
});

describe('where accounts do not sign in,', () => {
  let off: TestService;
  beforeAll(async () => {
    off = await startAuthService(issuer);
  });
  afterAll(() => off.close());

  it('nothing leads to the provider, and its callback opens nothing', async () => {
    expect((await off.call({ url: '/api/auth/staff-sign-in-ways' })).body).toEqual({ account: false });
    for (const url of ['/auth/office', '/auth/office/confirmation'])
      expect((await off.call({ url })).status).toBe(404);
    const { address, cookie } = await leaveForSignIn();
    const url = `/auth/office/callback${issuer.approve(address)}`;
    const back = await off.call({ url, headers: { cookie } });
    expect([back.headers['location'], sessionOf(back.headers)]).toEqual([FAILED, '']);
  });
});

it('a provider that is away is said so on the sign-in screen, and fills no audit', async () => {
  const away = await startIssuer();
  const alone = await startAuthService(away, { STAFF_OPENID: 'true' });
  await away.close();
  const departure = async (url: string) => (await alone.call({ url })).headers['location'];
  expect(await departure('/auth/office')).toBe('/adminlogin?problem=unavailable');
  const again = '/login?problem=unavailable';
  expect(await departure('/auth/google?returnTo=/my-bookings')).toBe(`${again}&returnTo=%2Fmy-bookings`);
  expect(await departure('/auth/google?returnTo=//evil.example')).toBe(again);
  await alone.close();
});

it.each([
  ['answers no more', (away: Issuer) => away.close()],
  ['fails where it hands out tokens', async (away: Issuer) => void away.failing.add('/token')],
  ['fails where its keys are', async (away: Issuer) => void away.failing.add('/jwks')],
])('neither does one that %s once somebody has left for it', async (_, go) => {
  const away = await startIssuer();
  away.claims = { email: 'amina@example.com', email_verified: true, name: 'Amina' };
  const alone = await startAuthService(away, { STAFF_OPENID: 'true' });
  const office = await alone.call({ url: '/auth/office' });
  const customer = await alone.call({ url: '/auth/google' });
  await go(away);
  const back = async ({ headers }: typeof office, callback: string) => {
    const url = `${callback}${away.approve(String(headers['location']))}`;
    const answer = await alone.call({ url, headers: { cookie: cookiesOf(headers) } });
    return answer.headers['location'];
  };
  expect(await back(office, '/auth/office/callback')).toBe('/adminlogin?problem=unavailable');
  expect(await back(customer, '/auth/google/callback')).toBe('/login?problem=unavailable');
  expect(await alone.count('audit_entry')).toBe(0);
  await Promise.all([alone.close(), away.close()]);
});
