import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type {
  Identity,
  Passkey,
  PasskeyOptions,
  StaffInvitationLink,
  StaffMember,
  StaffRole,
} from '@safari/contracts';
import { Database, sessionHash } from '@safari/service-kit';
import { eventually, type OrProblem, PATIENT, staff, type TestService } from '@safari/service-kit/testing';
import { AuditService } from '../src/audit/audit.service.js';
import { MemberService } from '../src/members/member.service.js';
import { StaffMemberRepository } from '../src/staff-members/staff-member.repository.js';
import { cookiesOf, identityOf, STAFF_PASSWORD, staffOf, startAuthService } from './auth-service.js';
import { Authenticator } from './authenticator.js';
import { runBeside } from './command.js';
import { type Issuer, startIssuer } from './issuer.js';

const ORIGIN = 'http://localhost:8080';
const EVIL = 'https://evil.example';
const DAY_MS = 86_400_000;

let issuer: Issuer;
let service: TestService;
let last = 0;

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer, {}, PATIENT);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));
afterEach(() => {
  jest.restoreAllMocks();
});

const ascending = (a: number, b: number) => a - b;
const post = <T>(path: string, body: unknown, cookie = '') =>
  service.call<T>({ method: 'POST', url: `/api/auth/${path}`, body, headers: { cookie } });

const sendInvitation = (body: object, headers = {}) =>
  service.call<OrProblem<StaffInvitationLink>>({
    method: 'POST',
    url: '/api/auth/staff-members',
    as: staff,
    body,
    headers,
  });
const tokenOf = ({ link }: Partial<StaffInvitationLink>) => link?.split('#')[1] ?? '';

function somebodyNew(role: StaffRole = 'staff') {
  last += 1;
  return { name: `Member ${last}`, email: `Member.${last}@example.com`, role };
}

async function invite(role: StaffRole = 'staff') {
  const answer = await sendInvitation(somebodyNew(role));
  expect(answer.status).toBe(201);
  return { ...answer.body, token: tokenOf(answer.body) };
}

/** The options for an authenticator, and the browser's cookie. */
async function asked(path: string, body: unknown) {
  const answer = await post<PasskeyOptions>(path, body);
  return { challenge: String(answer.body.options?.['challenge']), cookie: cookiesOf(answer.headers) };
}

async function accept(token: string, device = new Authenticator(ORIGIN)) {
  const { challenge, cookie } = await asked('invitation/options', { token });
  const answer = await post('invitation/accept', { token, credential: device.create(challenge) }, cookie);
  return { answer, device, session: sessionOf(answer.headers) };
}

const sessionOf = (headers: Record<string, unknown>) =>
  /safari_staff=[^;]+/.exec(cookiesOf(headers))?.[0] ?? '';

async function signIn(device: Authenticator, lies: Parameters<Authenticator['use']>[1] = {}) {
  const { challenge, cookie } = await asked('passkey-options', {});
  const credential = device.use(challenge, lies);
  const answer = await post<{ detail: string }>('passkey-login', { credential }, cookie);
  return { answer, credential, cookie, session: sessionOf(answer.headers) };
}

async function newMember(role: StaffRole = 'staff') {
  const { member, token } = await invite(role);
  return { member, ...(await accept(token)) };
}

type Lies = Parameters<Authenticator['use']>[1];
/** Of a passkey that was removed, as of any other. */
const NOT_PROVEN =
  'This passkey does not open the office. Please try again. If it opened it before, it may have been removed: use another one, or ask an owner for a new link.';

/** What somebody who is signed in sends to prove that it is still them. */
async function proof(session: string, device: Authenticator, lies: Lies = {}) {
  const first = await post<PasskeyOptions>('passkeys/confirmation', {}, session);
  const challenge = String(first.body.options?.['challenge']);
  return {
    body: { credential: device.use(challenge, lies) },
    cookie: `${session}; ${cookiesOf(first.headers)}`,
  };
}

/** Confirms before a decision about others. @returns the cookies that the browser sends then */
async function confirmDecisions(session: string, device: Authenticator): Promise<string> {
  const { body, cookie } = await proof(session, device);
  const answer = await post('passkeys/confirmation/decisions', body, cookie);
  expect(answer.status).toBe(204);
  return `${session}; ${cookiesOf(answer.headers)}`;
}

const identityAs = ({ id, name, role }: StaffMember): Identity => ({ staff: { id, name, role } });

const passwordSession = async () => {
  const answer = await post('admin-login', { password: STAFF_PASSWORD });
  return sessionOf(answer.headers);
};

it('whoever knows the shared password may invite, until an owner can sign in', async () => {
  const shared = await passwordSession();
  expect(await staffOf(service, shared)).toMatchObject({ name: 'Staff', role: 'owner' });
  await newMember('staff');
  const invited = await service.call<StaffInvitationLink>({
    method: 'POST',
    url: '/api/auth/staff-members',
    as: await identityOf(service, 'staff', shared),
    headers: { cookie: shared },
    body: somebodyNew('owner'),
  });
  const token = tokenOf(invited.body);
  expect(await staffOf(service, shared)).toMatchObject({ role: 'owner' });
  await accept(token);
  expect(await staffOf(service, shared)).toMatchObject({ name: 'Staff', role: 'staff' });
});

describe('an invitation', () => {
  it('makes its bearer the member, by a passkey of their own', async () => {
    const { member, token } = await invite('accountant');
    expect(member).toMatchObject({ email: `member.${last}@example.com`, state: 'invited' });
    const daysLeft = (Date.parse(member.invitedUntil ?? '') - Date.now()) / DAY_MS;
    expect(Math.ceil(daysLeft)).toBe(7);
    expect((await post('invitation', { token })).body).toMatchObject({
      name: member.name,
      role: 'accountant',
    });
    const { answer, device, session } = await accept(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    const who = { id: member.id, name: member.name, role: 'accountant' };
    expect(await staffOf(service, session)).toEqual(who);
    expect(await staffOf(service, (await signIn(device)).session)).toEqual(who);
  });

  it('opens once, also for two who hold it at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ answer }) => answer.status).sort(ascending)).toEqual([200, 410, 410]);
    expect((await post('invitation', { token })).status).toBe(410);
  });

  it('says the same of one that ended, was replaced, or was never given', async () => {
    const ended = await invite();
    await service.rows(
      "update staff_invitation set expires_at = now() - interval '1 second' where member_id = $1",
      [ended.member.id],
    );
    const replaced = await invite();
    await again(replaced.member.id);
    for (const token of [ended.token, replaced.token, 'made-up', '']) {
      const { status, body } = await post<{ detail: string }>('invitation', { token });
      expect([status, body.detail]).toEqual([
        410,
        'This invitation does not open any more. Ask an owner for a new link.',
      ]);
    }
  });

  it('is for one address once', async () => {
    const { member } = await invite();
    const answer = await sendInvitation({ ...somebodyNew(), email: member.email.toUpperCase() });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([409, ['email']]);
  });

  it('goes to the address as it is seen, whatever marks were copied with it', async () => {
    const { name, email, role } = somebodyNew();
    const answer = await sendInvitation({ name: `\u202e${name}`, email: `\u202a${email}\u200b`, role });
    expect(answer.status).toBe(201);
    expect(answer.body.member).toMatchObject({ name, email: email.toLowerCase() });
  });

  it('that was sent again is the same member’s, by a link that opens in the place of the lost one', async () => {
    const body = somebodyNew();
    const headers = { 'idempotency-key': `invite-${last}` };
    const first = await sendInvitation(body, headers);
    const both = await Promise.all([sendInvitation(body, headers), sendInvitation(body, headers)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const ids = [first, ...both].map((answer) => answer.body.member.id);
    expect(new Set(ids).size).toBe(1);
    const read = (answer: typeof first) => post('invitation', { token: tokenOf(answer.body) });
    expect((await read(first)).status).toBe(410);
    const opening = await Promise.all(both.map(read));
    expect(opening.map(({ status }) => status).sort(ascending)).toEqual([200, 410]);
    const newest = both[opening.findIndex(({ status }) => status === 200)] ?? first;
    expect((await accept(tokenOf(newest.body))).answer.status).toBe(200);
    expect((await sendInvitation(body, headers)).status).toBe(409); // they have joined
    expect((await sendInvitation({ ...body, role: 'guide' }, headers)).status).toBe(422);
    const kept = await service.rows<{ answer: string }>(
      'select answer::text as answer from idempotency_key where key = $1',
      [headers['idempotency-key']],
    );
    expect(kept).toEqual([{ answer: `{"value": "${ids[0]}"}` }]);
  });

  it('is not told as done where its member was removed since, and the next press invites anew', async () => {
    const body = somebodyNew();
    const headers = { 'idempotency-key': `invite-${last}` };
    const { member } = (await sendInvitation(body, headers)).body;
    expect((await remove(member.id)).status).toBe(204);
    expect(await sendInvitation(body, headers)).toMatchObject({ status: 409, body: { reason: 'undone' } });
    expect((await sendInvitation(body, { 'idempotency-key': `anew-${last}` })).status).toBe(201);
  });

  it('is not accepted with a passkey that was made for another page or challenge, and then still opens', async () => {
    const { token } = await invite();
    for (const lies of [{ origin: EVIL }, { challenge: 'bWluZQ' }, { isVerified: false }]) {
      const { challenge, cookie } = await asked('invitation/options', { token });
      const credential = new Authenticator(ORIGIN).create(challenge, lies);
      expect((await post('invitation/accept', { token, credential }, cookie)).status).toBe(401);
    }
    expect((await accept(token)).answer.status).toBe(200);
  });

  it('is accepted by no challenge that was never given, though another cookie of ours is signed alike', async () => {
    const { token } = await invite();
    const { headers } = await service.call({ url: '/auth/google?returnTo=/x.9999999999999.join.y' });
    const [, sealed = ''] = cookiesOf(headers).split('=');
    const [challenge = ''] = decodeURIComponent(sealed).split('.');
    const credential = new Authenticator(ORIGIN).create(challenge);
    const cookie = `safari_challenge=${sealed}`;
    expect((await post('invitation/accept', { token, credential }, cookie)).status).toBe(401);
  });
});

const again = (id: string, as = staff, cookie = '') =>
  service.call<StaffInvitationLink>({
    method: 'POST',
    url: `/api/auth/staff-members/${id}/invitation`,
    as,
    headers: { cookie },
  });

describe('a passkey', () => {
  it.each([
    ['another page', { origin: EVIL }],
    ['another challenge', { challenge: 'bWluZQ' }],
    ['nobody verified', { isVerified: false }],
  ])('opens nothing by an answer for %s', async (_, lies) => {
    const { device } = await newMember();
    const { answer } = await signIn(device, lies);
    expect(answer.status).toBe(401);
    expect(answer.body.detail).toBe(NOT_PROVEN);
    expect((await signIn(device)).answer.status).toBe(200);
  });

  it('is asked for so that it is found without a name, by whoever proves to be its owner', async () => {
    const { token } = await invite();
    const made = await post<PasskeyOptions>('invitation/options', { token });
    expect(made.body.options['authenticatorSelection']).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    const used = await post<PasskeyOptions>('passkey-options', {});
    expect(used.body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  it('opens nothing that nobody was given', async () => {
    await newMember();
    const { answer } = await signIn(new Authenticator(ORIGIN));
    expect([answer.status, answer.body.detail]).toEqual([401, NOT_PROVEN]);
  });

  it('opens nothing by the answer of another one under its name', async () => {
    const { device } = await newMember();
    const forger = new Authenticator(ORIGIN);
    device.id.copy(forger.id);
    expect((await signIn(forger)).answer.status).toBe(401);
  });

  it('answers a challenge once, also where the same answer comes twice at a time', async () => {
    const { device } = await newMember();
    const { challenge, cookie } = await asked('passkey-options', {});
    const credential = device.use(challenge);
    const answers = await Promise.all([1, 2, 3].map(() => post('passkey-login', { credential }, cookie)));
    expect(answers.map(({ status }) => status).sort(ascending)).toEqual([200, 401, 401]);
  });

  it('that was used less often than we know is a copy', async () => {
    const { device, member } = await newMember();
    expect((await signIn(device, { counter: 7 })).answer.status).toBe(200);
    expect((await signIn(device, { counter: 7 })).answer.status).toBe(401);
    expect((await signIn(device, { counter: 8 })).answer.status).toBe(200);
    const failed = `action = 'staff-sign-in-failed' and session = '${member.id}'`;
    expect(await service.count('audit_entry', failed)).toBe(1);
  });

  it('that counts as often as a copy of it, used at the same moment, opens the office for one of both', async () => {
    const { device, member } = await newMember();
    const questions = [await asked('passkey-options', {}), await asked('passkey-options', {})];
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from staff_member where id = $1 for update', [member.id]);
      const uses = questions.map(({ challenge, cookie }) =>
        post('passkey-login', { credential: device.use(challenge, { counter: 7 }) }, cookie),
      );
      await eventually('both have looked at what was counted', async () => (await service.locked()) > 1);
      return { begun: Promise.all(uses) };
    });
    expect((await begun).map(({ status }) => status).sort(ascending)).toEqual([200, 401]);
  });

  it('answers the browser that was asked, in time', async () => {
    const { device } = await newMember();
    const { challenge } = await asked('passkey-options', {});
    const credential = device.use(challenge);
    for (const cookie of ['', 'safari_challenge=mine', `safari_challenge=${challenge}.9999999999999`]) {
      const answer = await post<{ detail: string }>('passkey-login', { credential }, cookie);
      expect([answer.status, answer.body.detail]).toEqual([401, 'That took too long. Please try again.']);
    }
  });

  it.each([
    ['within its time', 'sign in', 60_000, 200],
    ['once its time is over', 'sign in', -1, 401],
    ['to another question', 'join', 60_000, 401],
  ])('answers what its browser was asked, %s', async (_, purpose, left, status) => {
    const { device } = await newMember();
    const { challenge } = await asked('passkey-options', {});
    const sealed = service.app
      .getHttpAdapter()
      .getInstance()
      .signCookie(`${challenge}.${Date.now() + left}.${purpose}`);
    const cookie = `safari_challenge=${encodeURIComponent(sealed)}`;
    const credential = device.use(challenge);
    expect((await post('passkey-login', { credential }, cookie)).status).toBe(status);
  });

  it('of another shape than any authenticator’s is refused, and nothing breaks', async () => {
    const { device } = await newMember();
    const id = device.id.toString('base64url');
    for (const credential of [
      {},
      { id },
      { id: 7 },
      { id: `${id}\u0000` },
      { id: 'x'.repeat(4_000) },
      { id, response: 7 },
      { id, response: { clientDataJSON: '?' } },
    ]) {
      const { cookie } = await asked('passkey-options', {});
      expect((await post('passkey-login', { credential }, cookie)).status).toBe(401);
    }
    expect((await post('passkey-login', { credential: 'x' })).status).toBe(400);
  });
});

it.each([['\u0000'], [['\u0000', 'internal', 7, 'teleport']], [{ length: 1 }], [7]])(
  'what an authenticator says of its ways, %j, breaks nothing, and only what is known is kept',
  async (transports) => {
    const { member, token } = await invite();
    const { challenge, cookie } = await asked('invitation/options', { token });
    const credential = new Authenticator(ORIGIN).create(challenge);
    Object.assign(credential['response'] as object, { transports });
    expect((await post('invitation/accept', { token, credential }, cookie)).status).toBe(200);
    const kept = await service.rows('select transports from passkey where member_id = $1', [member.id]);
    expect(kept).toEqual([{ transports: Array.isArray(transports) ? ['internal'] : [] }]);
  },
);

const change = (id: string, body: object, version?: number) =>
  service.call<OrProblem<StaffMember>>({
    method: 'PUT',
    url: `/api/auth/staff-members/${id}`,
    as: staff,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
const remove = (id: string) =>
  service.call<{ detail: string }>({ method: 'DELETE', url: `/api/auth/staff-members/${id}`, as: staff });

describe('a member', () => {
  it('whose role changes signs in anew, and is what they are now', async () => {
    const { member, session, device } = await newMember('staff');
    expect((await change(member.id, { name: 'Renamed', role: 'staff' })).status).toBe(200);
    expect(await staffOf(service, session)).toMatchObject({ name: 'Renamed' });
    expect((await change(member.id, { name: 'Renamed', role: 'guide' })).status).toBe(200);
    expect(await staffOf(service, session)).toBeUndefined();
    expect(await staffOf(service, (await signIn(device)).session)).toMatchObject({ role: 'guide' });
  });

  it('whom two owners change at once is what the first decided: the other sees that, and decides again', async () => {
    await newMember('owner'); // the last one cannot become a guide
    const { member } = await newMember('owner');
    const seen = member.version;
    const both = await Promise.all([
      change(member.id, { name: member.name, role: 'guide' }, seen),
      change(member.id, { name: 'Renamed', role: 'owner' }, seen),
    ]);
    expect(both.map(({ status }) => status).sort(ascending)).toEqual([200, 412]);
    const [done] = both.filter(({ status }) => status === 200);
    const [refused] = both.filter(({ status }) => status === 412);
    expect(refused?.body.current).toEqual(done?.body);
    expect(done?.body.version).toBe(Number(seen) + 1);
    const { name, role, version } = done?.body ?? member;
    const again = role === 'guide' ? { name: 'Renamed', role } : { name, role: 'guide' };
    expect((await change(member.id, again, version)).body).toMatchObject({ name: 'Renamed', role: 'guide' });
  });

  it('who is let go is out at once, and their passkey opens nothing', async () => {
    const { member, session, device } = await newMember();
    expect((await remove(member.id)).status).toBe(204);
    expect(await staffOf(service, session)).toBeUndefined();
    const { answer } = await signIn(device);
    expect([answer.status, answer.body.detail]).toEqual([401, NOT_PROVEN]);
    expect((await remove(member.id)).status).toBe(404);
  });

  it('who signs in while they are being let go waits for that, and stays out', async () => {
    const { member, device } = await newMember();
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from staff_member where id = $1 for update', [member.id]);
      const entering = signIn(device);
      await eventually('it waits', async () => (await service.locked()) > 0);
      await tx.query('delete from staff_member where id = $1', [member.id]);
      return { begun: entering };
    });
    expect((await begun).answer.status).toBe(401);
  });

  it('who joins waits for their former session, which is ending, and nobody waits for them meanwhile', async () => {
    const { token } = await invite();
    const former = await passwordSession();
    const { challenge, cookie } = await asked('invitation/options', { token });
    const credential = new Authenticator(ORIGIN).create(challenge);
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from session where hash = $1 for update', [
        sessionHash(former.split('=')[1] ?? ''),
      ]);
      const joining = post('invitation/accept', { token, credential }, `${cookie}; ${former}`);
      await eventually('it waits', async () => (await service.locked()) > 0);
      const [audit] = await tx.query(
        `select pg_try_advisory_xact_lock(hashtextextended('auth:audit', 0)) as free`,
      );
      expect(audit).toEqual({ free: true });
      return { begun: joining };
    });
    expect((await begun).status).toBe(200);
    expect(await staffOf(service, former)).toBeUndefined();
  });

  it('who joins while an owner makes them a new link waits for that, and neither waits for the other', async () => {
    const { member, token } = await invite();
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query('select from staff_member where id = $1 for update', [member.id]);
      const joining = accept(token);
      await eventually('it waits', async () => (await service.locked()) > 0);
      await tx.query("update staff_invitation set hash = 'another' where member_id = $1", [member.id]);
      return { begun: joining };
    });
    expect((await begun).answer.status).toBe(410);
  });

  it('who lost their device gets a new link: the lost one opens nothing from then on', async () => {
    const { member, session, device } = await newMember();
    const { body } = await again(member.id);
    expect(await staffOf(service, session)).toBeUndefined();
    expect((await signIn(device)).answer.status).toBe(401);
    const { answer } = await accept(body.link?.split('#')[1] ?? '');
    expect(answer.status).toBe(200);
  });

  it('gets no new link from themselves: it would end the session in which they read it', async () => {
    const { member, device, session } = await newMember('owner');
    expect((await again(member.id, identityAs(member))).status).toBe(409);
    expect(await staffOf(service, session)).toMatchObject({ name: member.name });
    expect((await signIn(device)).answer.status).toBe(200);
    expect((await remove(member.id)).status).toBe(204);
  });

  it('is left as an owner where two make each other a new link at once: somebody must be able to sign in', async () => {
    const [one, other] = [await newMember('owner'), await newMember('owner')];
    await service.rows(`update staff_member set role = 'staff' where role = 'owner' and id not in ($1, $2)`, [
      one.member.id,
      other.member.id,
    ]);
    const cookies = [
      await confirmDecisions(one.session, one.device),
      await confirmDecisions(other.session, other.device),
    ];
    const both = await Promise.all([
      again(one.member.id, identityAs(other.member), cookies[1]),
      again(other.member.id, identityAs(one.member), cookies[0]),
    ]);
    expect(both.map(({ status }) => status).sort(ascending)).toEqual([201, 409]);
    const signIns = [await signIn(one.device), await signIn(other.device)];
    expect(signIns.map(({ answer }) => answer.status).sort(ascending)).toEqual([200, 401]);
    // a member who has not joined yet may get another link at any time
    const left = signIns[0]?.answer.status === 200 ? one : other;
    await service.rows('delete from passkey where member_id = $1', [left.member.id]);
    expect((await again(left.member.id)).status).toBe(201);
    await accept(tokenOf((await again(left.member.id)).body));
  });

  it.each([
    ['let each other go', (id: string) => remove(id), 204],
    ['take the role from each other', (id: string) => change(id, { name: 'Same', role: 'staff' }), 200],
  ])('is left as an owner where two %s at once', async (_, decide, done) => {
    const two = [await newMember('owner'), await newMember('owner')].map(({ member }) => member.id);
    await service.rows(`update staff_member set role = 'staff' where role = 'owner' and not id = any($1)`, [
      two,
    ]);
    const { begun } = await service.app.get(Database).transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('auth:audit', 0))`);
      const decisions = two.map((id) => decide(id));
      await eventually('both wait', async () => (await service.locked()) > 1);
      return { begun: Promise.all(decisions) };
    });
    expect((await begun).map(({ status }) => status).sort(ascending)).toEqual([done, 409]);
    expect(await service.count('staff_member', `role = 'owner'`)).toBe(1);
  });

  it('is no last owner who stops being one: somebody must be able to invite', async () => {
    const rows = await service.rows<{ id: string }>(
      `select id from staff_member where role = 'owner' and exists (select from passkey where member_id = staff_member.id)`,
    );
    const [only] = rows;
    expect(rows).toHaveLength(1);
    await invite('owner'); // who has not opened the link
    const id = only?.id ?? '';
    expect((await change(id, { name: 'Same', role: 'staff' })).status).toBe(409);
    expect((await remove(id)).status).toBe(409);
    const other = await newMember('owner');
    const both = await Promise.all([remove(id), remove(other.member.id)]);
    expect(both.map(({ status }) => status).sort(ascending)).toEqual([204, 409]);
  });
});

const UNCONFIRMED = {
  code: 'forbidden',
  detail:
    'Nothing was changed: confirm first that it is you. Where nothing asks you to, load this page again.',
  reason: 'unconfirmed',
};
const SUBJECTS = ['A passkey was added to your account', 'A passkey was removed from your account'];

describe('several passkeys of a member', () => {
  const own = (cookie: string) => service.call<Passkey[]>({ url: '/api/auth/passkeys', headers: { cookie } });
  const removeOwn = (cookie: string, id: string, body?: unknown) =>
    service.call<{ detail: string }>({
      method: 'DELETE',
      url: `/api/auth/passkeys/${id}`,
      headers: { cookie },
      ...(body !== undefined && { body }),
    });
  const rename = (cookie: string, id: string, name: unknown) =>
    service.call<Passkey>({
      method: 'PUT',
      url: `/api/auth/passkeys/${id}`,
      headers: { cookie },
      body: { name },
    });

  async function confirm(session: string, device: Authenticator, lies: Lies = {}) {
    const { body, cookie } = await proof(session, device, lies);
    return post<PasskeyOptions>('passkeys/options', body, cookie);
  }

  async function removeBy(session: string, device: Authenticator, id: string, lies: Lies = {}) {
    const { body, cookie } = await proof(session, device, lies);
    return removeOwn(cookie, id, body);
  }

  async function add(session: string, device: Authenticator, name: unknown = 'Laptop') {
    const options = await confirm(session, device);
    const made = new Authenticator(ORIGIN);
    const credential = made.create(String(options.body.options?.['challenge']));
    const cookie = `${session}; ${cookiesOf(options.headers)}`;
    const answer = await post<Passkey>('passkeys', { name, credential }, cookie);
    return { answer, device: made, credential, cookie };
  }

  it('are added, named and seen, and each opens the office', async () => {
    const { session, device, member } = await newMember();
    const { body: asks } = await confirm(session, device);
    const known = { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] };
    expect(asks.options['excludeCredentials']).toEqual([known]); // a device that has one makes no other
    const { answer, device: laptop } = await add(session, device, '  Office laptop ');
    expect([answer.status, answer.body.name]).toEqual([201, 'Office laptop']);
    const { body } = await own(session);
    expect(body.map(({ name }) => name)).toEqual(['Passkey', 'Office laptop']);
    expect(JSON.stringify(body)).not.toContain(laptop.id.toString('base64url'));
    for (const each of [device, laptop]) expect((await signIn(each)).answer.status).toBe(200);
    expect((await rename(session, body[0]?.id ?? '', 'Telephone')).body.name).toBe('Telephone');
    expect((await own(session)).body.map(({ name }) => name)).toEqual(['Telephone', 'Office laptop']);
    const entries = await service.rows<{ action: string }>(
      'select action from audit_entry where session = $1 order by id',
      [member.id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'staff-passkey-added',
      'staff-signed-in',
      'staff-passkey-added',
      'staff-signed-in',
      'staff-signed-in',
      'staff-passkey-renamed',
    ]);
  });

  it.each([[''], ['  '], ['x'.repeat(61)], ['two\nlines'], [7], [null]])(
    'are not called %j',
    async (name) => {
      const { session, device } = await newMember();
      expect((await add(session, device, name)).answer.status).toBe(400);
      const [only] = (await own(session)).body;
      expect((await rename(session, only?.id ?? '', name)).status).toBe(400);
      expect((await own(session)).body).toHaveLength(1);
    },
  );

  it('are added by nobody who only sits at an open screen', async () => {
    const { session, device } = await newMember();
    const { device: strangers, session: strange } = await newMember();
    expect((await confirm(session, strangers)).status).toBe(401);
    for (const lies of [{ isVerified: false }, { origin: EVIL }, { challenge: 'bWluZQ' }])
      expect((await confirm(session, device, lies)).status).toBe(401);
    // a challenge for another purpose, or another member, is not valid here
    const made = new Authenticator(ORIGIN);
    const others = [
      await asked('passkey-options', {}),
      await asked('invitation/options', { token: (await invite()).token }),
    ];
    const confirmation = await post<PasskeyOptions>('passkeys/confirmation', {}, session);
    others.push({
      challenge: String(confirmation.body.options?.['challenge']),
      cookie: cookiesOf(confirmation.headers),
    });
    const theirs = await confirm(strange, strangers);
    others.push({
      challenge: String(theirs.body.options?.['challenge']),
      cookie: cookiesOf(theirs.headers),
    });
    for (const { challenge, cookie } of others) {
      const body = { name: 'Mine', credential: made.create(challenge) };
      expect((await post('passkeys', body, `${session}; ${cookie}`)).status).toBe(401);
    }
    expect((await own(session)).body).toHaveLength(1);
  });

  it('are added once, however often the answer comes', async () => {
    const { session, device } = await newMember();
    const { credential, cookie } = await add(session, device);
    const again = await Promise.all(
      [1, 2].map(() => post('passkeys', { name: 'Twice', credential }, cookie)),
    );
    expect(again.map(({ status }) => status)).toEqual([401, 401]);
    expect((await own(session)).body).toHaveLength(2);
  });

  it('are twenty at most', async () => {
    const { session, device, member } = await newMember();
    await service.rows(
      `insert into passkey (id, member_id, public_key, counter, transports)
       select $1 || i, $1::uuid, '', 0, '{}' from generate_series(1, 18) as i`,
      [member.id],
    );
    const both = [await confirm(session, device), await confirm(session, device)];
    const answers = await Promise.all(
      both.map((options) => {
        const credential = new Authenticator(ORIGIN).create(String(options.body.options?.['challenge']));
        return post('passkeys', { name: 'More', credential }, `${session}; ${cookiesOf(options.headers)}`);
      }),
    );
    expect(answers.map(({ status }) => status).sort(ascending)).toEqual([201, 409]);
  });

  it('are removed: it opens nothing, and every other session of its owner ends', async () => {
    const { session, device } = await newMember();
    const { answer, device: lost } = await add(session, device);
    const open = (await signIn(lost)).session;
    expect((await removeBy(session, device, answer.body.id)).status).toBe(204);
    expect((await signIn(lost)).answer.status).toBe(401);
    expect(await staffOf(service, open)).toBeUndefined();
    expect(await staffOf(service, session)).toBeDefined();
    expect((await removeBy(session, device, answer.body.id)).status).toBe(404);
    expect((await signIn(device)).answer.status).toBe(200);
  });

  it('are removed by nobody who only sits at an open screen', async () => {
    const { session, device } = await newMember();
    const { answer } = await add(session, device);
    const { id } = answer.body;
    const { device: strangers } = await newMember();
    // as pages of the release before ask
    for (const body of [undefined, {}]) {
      const refused = await removeOwn(session, id, body);
      expect([refused.status, refused.body]).toEqual([403, expect.objectContaining(UNCONFIRMED)]);
    }
    for (const lies of [{ isVerified: false }, { origin: EVIL }, { challenge: 'bWluZQ' }])
      expect((await removeBy(session, device, id, lies)).status).toBe(401);
    expect((await removeBy(session, strangers, id)).status).toBe(401);
    expect((await removeOwn(session, id, { credential: 'mine' })).status).toBe(400);
    // the confirmation for adding one is used up
    const { body, cookie } = await proof(session, device);
    expect((await post('passkeys/options', body, cookie)).status).toBe(200);
    expect((await removeOwn(cookie, id, body)).status).toBe(401);
    expect((await own(session)).body).toHaveLength(2);
  });

  it('are removed once, and a repeat of a lost answer hears that it is gone', async () => {
    const { session, device } = await newMember();
    const { answer } = await add(session, device);
    const { body, cookie } = await proof(session, device);
    expect((await removeOwn(cookie, answer.body.id, body)).status).toBe(204);
    expect((await removeOwn(cookie, answer.body.id, body)).status).toBe(404);
  });

  it('never lose the last one, also when two go at the same moment', async () => {
    const { session, device } = await newMember();
    const { device: laptop } = await add(session, device);
    const two = (await own(session)).body;
    const proofs = [await proof(session, device), await proof(session, laptop)];
    const both = await Promise.all(
      proofs.map(({ body, cookie }, n) => removeOwn(cookie, two[n]?.id ?? '', body)),
    );
    expect(both.map(({ status }) => status).sort(ascending)).toEqual([204, 409]);
    const [left] = (await own(session)).body;
    const last = await removeBy(session, left?.id === two[0]?.id ? device : laptop, left?.id ?? '');
    expect([last.status, last.body.detail]).toEqual([
      409,
      'This is the only way to sign in that is left. Add another one first; for a lost device an owner makes a new link.',
    ]);
  });

  it('are nobody else’s, and not the shared password’s', async () => {
    const { session, device } = await newMember();
    const { answer } = await add(session, device);
    const stranger = (await newMember('owner')).session;
    expect((await removeOwn(stranger, answer.body.id)).status).toBe(404);
    expect((await rename(stranger, answer.body.id, 'Mine')).status).toBe(404);
    const shared = await passwordSession();
    expect((await own(shared)).status).toBe(403);
    expect((await removeOwn(shared, answer.body.id)).status).toBe(403);
    for (const nobody of ['', 'safari_staff=made-up'])
      expect([(await own(nobody)).status, (await removeOwn(nobody, answer.body.id)).status]).toEqual([
        401, 401,
      ]);
  });

  it('that are lost an owner removes for their member, but the last, and the audit names both', async () => {
    const { session, device, member } = await newMember();
    const { answer } = await add(session, device);
    const url = `/api/auth/staff-members/${member.id}/passkeys`;
    const { body } = await service.call<Passkey[]>({ url, as: staff });
    expect(body).toHaveLength(2);
    const removeLost = (id: string) => service.call({ method: 'DELETE', url: `${url}/${id}`, as: staff });
    expect((await removeLost(answer.body.id)).status).toBe(204);
    expect(await staffOf(service, session)).toBeUndefined();
    expect((await removeLost(body[0]?.id ?? '')).status).toBe(409);
    expect((await signIn(device)).answer.status).toBe(200);
    const [entry] = await service.rows<{ session: string }>(
      `select session from audit_entry where action = 'staff-passkey-removed' order by id desc limit 1`,
    );
    expect(entry?.session).toBe(`${staff.staff?.id} ${member.id}`);
  });

  it('are removed by an owner among their own alone, where their session goes on', async () => {
    const { session, device, member } = await newMember('owner');
    const { answer } = await add(session, device);
    const refused = await service.call<{ detail: string }>({
      method: 'DELETE',
      url: `/api/auth/staff-members/${member.id}/passkeys/${answer.body.id}`,
      as: identityAs(member),
    });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This is you. Remove it among your own passkeys instead.',
    ]);
    expect(await staffOf(service, session)).toBeDefined();
    expect((await removeBy(session, device, answer.body.id)).status).toBe(204);
    expect(await staffOf(service, session)).toBeDefined();
  });

  it('are written of to their member: when one is added and when one is removed', async () => {
    const { session, device, member } = await newMember();
    const { answer } = await add(session, device, 'Office <laptop>');
    await removeBy(session, device, answer.body.id);
    const letters = await service.rows<{ recipient: string; subject: string; text: string; html: string }>(
      'select recipient, subject, text, html from outgoing_mail where topic_id = $1 order by id',
      [member.id],
    );
    expect(letters.map(({ recipient }) => recipient)).toEqual([member.email, member.email, member.email]);
    expect(letters.map(({ subject }) => subject)).toEqual([
      `${SUBJECTS[0]}: Passkey`,
      `${SUBJECTS[0]}: Office <laptop>`,
      `${SUBJECTS[1]}: Office <laptop>`,
    ]);
    expect(letters[1]?.text).toMatch(
      new RegExp(`^Dear ${member.name},\n\n[^]*Passkey: +Office <laptop>\nWhen: +\\d+ \\w+ \\d{4} at `),
    );
    expect(letters[1]?.text).toContain('If that was not you, ask an owner for a new link at once');
    expect(letters[1]?.html).not.toContain('<laptop>');
  });
});

describe('an owner who decides about members', () => {
  const MEMBERS = '/api/auth/staff-members';
  interface Decision {
    method: 'POST' | 'PUT' | 'DELETE';
    url: string;
    body?: object;
  }
  /** Decisions about members, each over somebody whom no other test knows, with the status of success. */
  const DECISIONS: Record<string, readonly [done: number, prepare: () => Promise<Decision>]> = {
    'invites somebody': [201, async () => ({ method: 'POST', url: MEMBERS, body: somebodyNew('owner') })],
    'makes a new link': [
      201,
      async () => ({ method: 'POST', url: `${MEMBERS}/${(await newMember()).member.id}/invitation` }),
    ],
    'gives another role': [
      200,
      async () => {
        const { id, name } = (await newMember()).member;
        return { method: 'PUT', url: `${MEMBERS}/${id}`, body: { name, role: 'owner' } };
      },
    ],
    'lets somebody go': [
      204,
      async () => ({ method: 'DELETE', url: `${MEMBERS}/${(await newMember()).member.id}` }),
    ],
    'removes somebody’s passkey': [
      204,
      async () => {
        const { id } = (await newMember()).member;
        const [added] = await service.rows<{ id: string }>(
          `insert into passkey (id, member_id, public_key, counter, transports)
           values ('of ' || $1, $1::uuid, '', 0, '{}') returning public_id as id`,
          [id],
        );
        return { method: 'DELETE', url: `${MEMBERS}/${id}/passkeys/${added?.id}` };
      },
    ],
  };
  const decide = (owner: StaffMember, decision: Decision, cookie: string) =>
    service.call<OrProblem<object>>({ ...decision, as: identityAs(owner), headers: { cookie } });
  /** The members with their roles and ways to sign in. */
  const whoMay = () =>
    service.rows(
      `select id, name, role, (select array_agg(passkey.id order by passkey.id) from passkey where member_id = member.id),
         (select hash from staff_invitation where member_id = member.id)
       from staff_member member order by id`,
    );
  const MINUTES = 60_000;
  const later = (ms: number, since = Date.now()) => void jest.spyOn(Date, 'now').mockReturnValue(since + ms);

  it.each(Object.entries(DECISIONS))(
    '%s only once they have just confirmed, in this session, that it is still them',
    async (_, [done, prepare]) => {
      const { member, session, device } = await newMember('owner');
      const other = await newMember('owner');
      const { session: another } = await signIn(device);
      const confirmed = await confirmDecisions(session, device);
      const [, own] = /safari_confirmed=([^;]+)/.exec(confirmed) ?? [];
      const theirs = await confirmDecisions(other.session, other.device);
      const [, others] = /safari_confirmed=([^;]+)/.exec(theirs) ?? [];
      const { cookie: asked } = await proof(session, device);
      const decision = await prepare();
      const before = await whoMay();
      const wrong = {
        nothing: session,
        'what another member confirmed': `${session}; safari_confirmed=${others}`,
        'what another member confirmed, in their session': theirs,
        'what they confirmed in another session': `${another}; safari_confirmed=${own}`,
        'what they confirmed, without a session': `safari_confirmed=${own}`,
        'what nobody signed': `${session}; safari_confirmed=${own?.replace(/\.[^.]+$/, '.mine')}`,
        'what was only asked': `${asked}; ${asked.replace('safari_challenge', 'safari_confirmed')}`,
        'a confirmation under another name': confirmed.replace('safari_confirmed', 'safari_challenge'),
      };
      for (const [what, cookie] of Object.entries(wrong)) {
        const refused = await decide(member, decision, cookie);
        expect([what, refused.status, refused.body]).toEqual([
          what,
          403,
          expect.objectContaining(UNCONFIRMED),
        ]);
      }
      later(5 * MINUTES + 1);
      expect((await decide(member, decision, confirmed)).status).toBe(403);
      jest.restoreAllMocks();
      expect(await whoMay()).toEqual(before);
      expect((await decide(member, decision, confirmed)).status).toBe(done);
      expect(await whoMay()).not.toEqual(before);
    },
  );

  it('confirms once for all that they decide within five minutes', async () => {
    const { member, session, device } = await newMember('owner');
    const since = Date.now();
    const confirmed = await confirmDecisions(session, device);
    const decisions = [];
    for (const [done, prepare] of Object.values(DECISIONS)) decisions.push([done, await prepare()] as const);
    later(5 * MINUTES - 1_000, since);
    for (const [done, decision] of decisions)
      expect((await decide(member, decision, confirmed)).status).toBe(done);
  });

  it('confirms by a passkey of theirs, whose answer counts once', async () => {
    const { session, device } = await newMember('owner');
    const { device: strangers } = await newMember();
    const confirm = ({ body, cookie }: Awaited<ReturnType<typeof proof>>) =>
      post('passkeys/confirmation/decisions', body, cookie);
    const right = await proof(session, device);
    const first = await confirm(right);
    expect(first.status).toBe(204);
    expect(String(first.headers['set-cookie'])).toMatch(
      /safari_confirmed=[^;]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict/,
    );
    const refused = [right, await proof(session, strangers)];
    for (const lies of [{ isVerified: false }, { origin: EVIL }, { challenge: 'bWluZQ' }])
      refused.push(await proof(session, device, lies));
    for (const wrong of refused) {
      const { status, headers } = await confirm(wrong);
      expect([status, cookiesOf(headers)]).toEqual([401, expect.not.stringContaining('safari_confirmed')]);
    }
    expect((await post('passkeys/confirmation/decisions', {}, session)).status).toBe(400);
    const shared = await passwordSession();
    expect((await post('passkeys/confirmation/decisions', right.body, shared)).status).toBe(403);
  });

  it('has confirmed nothing by it for passkeys of their own, which ask each time', async () => {
    const { session, device } = await newMember('owner');
    const confirmed = await confirmDecisions(session, device);
    const [, own] = /safari_confirmed=([^;]+)/.exec(confirmed) ?? [];
    for (const cookie of [confirmed, `${session}; safari_challenge=${own}`])
      expect((await post('passkeys/options', {}, cookie)).status).toBe(401);
  });

  it('confirms nothing to name somebody otherwise, nor of what is not there any more', async () => {
    const { member, session } = await newMember('owner');
    const { id, role } = (await newMember()).member;
    const url = `${MEMBERS}/${id}`;
    const renamed = { method: 'PUT', url, body: { name: 'Renamed', role } } as const;
    expect((await decide(member, renamed, session)).status).toBe(200);
    expect((await remove(id)).status).toBe(204);
    expect((await decide(member, { method: 'DELETE', url }, session)).status).toBe(404);
  });
});

const sessions = (cookie: string) =>
  service.call<{ id: string; name: string; device: string; isThis: boolean }[]>({
    url: '/api/auth/staff-sessions',
    headers: { cookie },
  });
const end = (cookie: string, id: string) =>
  service.call({ method: 'DELETE', url: `/api/auth/staff-sessions/${id}`, headers: { cookie } });

describe('sessions of the office', () => {
  it('are seen by whose they are, and by owners, and end one by one', async () => {
    const { member, session, device } = await newMember();
    const second = (await signIn(device)).session;
    const { session: stranger } = await newMember();
    const own = (await sessions(session)).body;
    expect(own.map(({ name }) => name)).toEqual([member.name, member.name]);
    expect(own.filter(({ isThis }) => isThis)).toHaveLength(1);
    const id = own.find(({ isThis }) => !isThis)?.id ?? '';
    for (const wrong of [id.replaceAll(/./g, '0'), 'x', '%25%25%25%25%25%25%25%25%25%25%25%25'])
      expect((await end(session, wrong)).status).toBe(404);
    expect((await end(stranger, id)).status).toBe(404);
    expect((await end(session, id)).status).toBe(204);
    expect(await staffOf(service, second)).toBeUndefined();
    expect(await staffOf(service, session)).toBeDefined();
    const owner = (await newMember('owner')).session;
    const all = (await sessions(owner)).body;
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([member.name, 'Staff']));
    const ofMember = all.find(({ name }) => name === member.name)?.id ?? '';
    expect((await end(owner, ofMember)).status).toBe(204);
    expect(await staffOf(service, session)).toBeUndefined();
  });

  it('are those behind the shared password alone for whoever knows it, once an owner can sign in', async () => {
    const owner = (await newMember('owner')).session;
    const shared = await passwordSession();
    const seen = (await sessions(shared)).body;
    expect(new Set(seen.map(({ name }) => name))).toEqual(new Set(['Staff']));
    const ofOwner = (await sessions(owner)).body.find(({ isThis }) => isThis)?.id ?? '';
    expect((await end(shared, ofOwner)).status).toBe(404);
    expect(await staffOf(service, owner)).toBeDefined();
  });
});

describe('a customer', () => {
  const open = async (agent: string) => {
    const answer = await service.call({
      method: 'POST',
      url: '/api/auth/simple-login',
      body: { username: 'traveller', password: 'karibu' },
      headers: { 'user-agent': agent },
    });
    return /safari_session=[^;]+/.exec(cookiesOf(answer.headers))?.[0] ?? '';
  };
  const list = (cookie: string) =>
    service.call<{ id: string; device: string; isThis: boolean }[]>({
      url: '/api/auth/sessions',
      headers: { cookie },
    });

  it('sees where they are signed in, and ends what they do not know', async () => {
    const own = await open('Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0');
    const lost = await open('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1');
    const over = await open('Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0');
    await service.rows('update session set expires_at = now() where hash = $1', [
      sessionHash(over.split('=')[1] ?? ''),
    ]);
    const seen = (await list(own)).body;
    expect(seen).toMatchObject([
      { device: 'Safari on iPhone', browser: 'Safari', system: 'iPhone', isThis: false },
      { device: 'Firefox on Windows', browser: 'Firefox', system: 'Windows', isThis: true },
    ]);
    const { id = '' } = seen.find(({ isThis }) => !isThis) ?? {};
    const url = `/api/auth/sessions/${id}`;
    expect((await service.call({ method: 'DELETE', url, headers: { cookie: own } })).status).toBe(204);
    expect((await list(lost)).status).toBe(401);
    expect((await list(own)).body.map(({ isThis }) => isThis)).toEqual([true]);
    expect(await service.count('audit_entry', `action = 'customer-signed-out' and session = '${id}'`)).toBe(
      1,
    );
  });
});

it('the audit says who was invited, changed and let go, and by whom, and holds', async () => {
  const { member } = await newMember();
  await change(member.id, { name: 'Renamed', role: 'accountant' });
  await remove(member.id);
  const entries = await service.rows<{ action: string; session: string }>(
    `select action, session from audit_entry where session like $1 order by id`,
    [`%${member.id}%`],
  );
  expect(entries).toEqual([
    { action: 'staff-member-invited', session: `desk-1 ${member.id}` },
    { action: 'staff-passkey-added', session: member.id },
    { action: 'staff-signed-in', session: member.id },
    { action: 'staff-member-changed', session: `desk-1 ${member.id}` },
    { action: 'staff-member-removed', session: `desk-1 ${member.id}` },
  ]);
  expect((await service.app.get(AuditService).verify()).broken).toBeUndefined();
});

describe('an owner who is invited from outside, by a command', () => {
  const inviteOwner = async (...args: string[]) => {
    const { code, said, complained } = await runBeside(service, 'invite-owner', ...args);
    return { code, said, complained, tokens: [...said.matchAll(/\/join#(\S+)/g)].map(([, token]) => token) };
  };
  const auditOf = (id: string) =>
    service.rows(`select action, client from audit_entry where session = $1`, [`system ${id}`]);

  it('decides about members again where every owner is gone: by the newest link, and the audit names no person', async () => {
    await newMember('owner'); // who left the firm
    const before = await service.count('staff_member');
    const first = await inviteOwner(' Neema Mwongozi ', 'Neema.New@Example.com');
    const second = await inviteOwner('Neema Mwongozi', 'neema.new@example.com');
    expect([first.code, second.code, first.complained, second.complained]).toEqual([0, 0, '', '']);
    expect([first.tokens.length, second.tokens.length]).toEqual([1, 1]);
    expect(await service.count('staff_member')).toBe(before + 1);
    expect((await post('invitation', { token: first.tokens[0] })).status).toBe(410);
    const { session } = await accept(second.tokens[0] ?? '');
    const neema = await staffOf(service, session);
    expect(neema).toMatchObject({ name: 'Neema Mwongozi', role: 'owner' });
    const invited = { action: 'staff-member-invited', client: '' };
    expect(await auditOf(neema?.id ?? '')).toEqual([invited, invited]);
    expect((await service.app.get(AuditService).verify()).broken).toBeUndefined();
  });

  it('may be a member already: what signs them in goes on, and they sign in anew with the role', async () => {
    const { member, device, session } = await newMember('guide');
    const { code, tokens } = await inviteOwner('Somebody Else', member.email);
    expect([code, await staffOf(service, session)]).toEqual([0, undefined]);
    const owner = { id: member.id, name: member.name, role: 'owner' };
    const known = await signIn(device);
    expect(await staffOf(service, known.session)).toEqual(owner);
    expect(await staffOf(service, (await accept(tokens[0] ?? '')).session)).toEqual(owner);
    expect((await inviteOwner(member.name, member.email)).code).toBe(0);
    expect(await staffOf(service, known.session)).toEqual(owner); // an owner already stays signed in
  });

  it('joins by an account again where theirs was a former provider’s, which opens nothing', async () => {
    const { member } = await invite('owner');
    await service.rows(
      `insert into staff_account (issuer, subject, member_id) values ('http://former', 'a', $1)`,
      [member.id],
    );
    await inviteOwner(member.name, member.email);
    expect(await service.count('staff_account', `member_id = '${member.id}'`)).toBe(0);
  });

  it('waits for whoever decides about members', async () => {
    const { waiting } = await service.app.get(Database).transaction(async (tx) => {
      await service.app.get(StaffMemberRepository).lock(tx);
      const inviting = service.app.get(MemberService).inviteOwner(somebodyNew());
      await eventually('it waits', async () => (await service.waitingFor(tx)) === 1);
      return { waiting: inviting };
    });
    expect((await waiting).member.role).toBe('owner');
  });

  it.each([
    [[], 'Say whom: npm run owners:invite -- "Name" name@example.com\n'],
    [['neema@example.com'], 'Say whom: npm run owners:invite -- "Name" name@example.com\n'],
    [
      ['Neema', 'Mwongozi', 'neema@example.com'],
      'Say whom: npm run owners:invite -- "Name" name@example.com\n',
    ],
    [[' ', 'neema@example.com'], 'Enter the name.\n'],
    [['neema@example.com', 'Neema'], 'Enter a valid email address.\n'],
  ])('is nobody where the command is told %j', async (args, complained) => {
    const before = await service.count('staff_member');
    expect(await inviteOwner(...args)).toEqual({ code: 2, said: '', complained, tokens: [] });
    expect(await service.count('staff_member')).toBe(before);
  });
});

it('where the shared password is switched off, it opens nothing', async () => {
  const without = await startAuthService(issuer, { STAFF_PASSWORD_HASH: 'off' });
  const answer = await without.call<{ detail: string }>({
    method: 'POST',
    url: '/api/auth/admin-login',
    body: { password: STAFF_PASSWORD },
  });
  expect([answer.status, answer.body.detail]).toEqual([404, 'Sign in with your passkey.']);
  await without.close();
});
