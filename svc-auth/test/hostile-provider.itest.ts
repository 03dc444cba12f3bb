import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignInProblem } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import { browserOf, startAuthService } from './auth-service.js';
import { type Issuer, type Lie, startIssuer } from './issuer.js';

let issuer: Issuer;
let service: TestService;
const { start, finish, signIn, user } = browserOf(
  () => service,
  () => issuer,
);

beforeAll(async () => {
  issuer = await startIssuer();
  service = await startAuthService(issuer);
});
afterAll(() => Promise.all([service.close(), issuer.close()]));

let last = 0;
beforeEach(() => {
  last += 1;
  as(`person-${last}`, `person-${last}@example.com`);
  issuer.lie = {};
});

/** Sets the person at the provider's page. */
const as = (sub: string, email: string) => {
  issuer.claims = { sub, email, email_verified: true, name: 'Amina Msafiri' };
};
const userOf = async () => (await user((await signIn()).session)).body;
const refusal = (problem: SignInProblem) => `/login?problem=${problem}`;
const expectRefused = async (problem: SignInProblem) => {
  const { answer, session } = await signIn();
  expect([answer.headers['location'], session]).toEqual([refusal(problem), '']);
};

describe('a provider that lies opens no session:', () => {
  const past = Math.floor(Date.now() / 1000) - 3_600;
  it.each<[string, Lie, problem?: SignInProblem]>([
    ['another issuer in the token', { claims: { iss: 'https://accounts.google.com' } }],
    ['a token for somebody else', { claims: { aud: 'another-client' } }],
    ['a token for many, of whom we are not the one', { claims: { aud: ['safari', 'x'], azp: 'x' } }],
    ['a nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['a token that is over', { claims: { iat: past - 300, exp: past } }],
    ['a token without a subject', { claims: { sub: undefined } }],
    ['an unsigned token', { signature: 'none' }],
    ['a token signed with a foreign key', { signature: 'foreign' }],
    ['a token signed with the secret that both sides know', { signature: 'symmetric' }],
    ['an address that is not verified', { claims: { email_verified: false } }, 'unverified'],
    ['an address that is verified by the word of it', { claims: { email_verified: 'true' } }, 'unverified'],
    ['no address', { claims: { email: undefined } }, 'unverified'],
    ['an address that is a list', { claims: { email: 'a@example.com, b@example.com' } }, 'unverified'],
  ])('%s', async (_, lie, problem = 'failed') => {
    issuer.lie = lie;
    await expectRefused(problem);
    issuer.lie = {};
    expect((await signIn()).session).not.toBe('');
  });

  it('a state that belongs to another attempt', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const query = issuer.approve(one.address);
    const swapped = query.replace(/state=.*/, `state=${new URL(other.address).searchParams.get('state')}`);
    const cookies = `${one.cookie}; ${other.cookie}`;
    expect((await finish(swapped, cookies)).headers['location']).toBe(refusal('failed'));
    expect((await finish(`${query}x`, cookies)).headers['location']).toBe(refusal('failed'));
  });

  it('a code that was used before, in the same browser or in another', async () => {
    const { address, cookie } = await start();
    const query = issuer.approve(address);
    expect((await finish(query, cookie)).headers['location']).toBe('/');
    const code = new URLSearchParams(query).get('code');
    const again = await start();
    const state = new URL(again.address).searchParams.get('state');
    const replayed = await finish(`?code=${code}&state=${state}`, again.cookie);
    expect(replayed.headers['location']).toBe(refusal('failed'));
  });
});

describe('a user belongs to an account, not to an address:', () => {
  it('who changes the address at the provider stays the same user, under the new address', async () => {
    const before = await userOf();
    as(`person-${last}`, `renamed-${last}@example.com`);
    expect(await userOf()).toMatchObject({ id: before.id, email: `renamed-${last}@example.com` });
  });

  it('another account with the same address is refused, and the owner goes on', async () => {
    const owner = await userOf();
    as('thief', owner.email);
    await expectRefused('other-account');
    as(`person-${last}`, owner.email);
    expect((await userOf()).id).toBe(owner.id);
  });

  it('whoever gets an address that somebody had before is a new user', async () => {
    const former = await userOf();
    as(`person-${last}`, `moved-${last}@example.com`);
    await userOf();
    as(`heir-${last}`, former.email);
    const heir = await userOf();
    expect(heir.email).toBe(former.email);
    expect(heir.id).not.toBe(former.id);
  });

  it('who changes to an address that is another user’s keeps the former one', async () => {
    const other = await userOf();
    as(`second-${last}`, `second-${last}@example.com`);
    const second = await userOf();
    as(`second-${last}`, other.email);
    expect(await userOf()).toMatchObject({ id: second.id, email: second.email });
  });

  it('a user from before accounts were kept belongs to the first that proves the address', async () => {
    const before = await userOf();
    await service.rows('delete from provider_account where user_id = $1', [before.id]);
    expect((await userOf()).id).toBe(before.id);
    as('late', before.email);
    await expectRefused('other-account');
  });

  it('who signs in for the first time in two tabs at once is one user', async () => {
    const both = await Promise.all([signIn(), signIn()]);
    const users = await Promise.all(both.map(({ session }) => user(session)));
    expect(new Set(users.map(({ body }) => body.id)).size).toBe(1);
    expect(await service.count('provider_account', `subject = 'person-${last}'`)).toBe(1);
  });
});
