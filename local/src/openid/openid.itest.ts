import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as client from 'openid-client';
import { makeKeys } from '../settings/keys.js';
import { freePort } from '../settings/ports.js';
import { openidServer } from './openid.server.js';
import { localProvider } from './provider.js';

const REDIRECT = 'http://localhost:8080/auth/google/callback';
const keys = makeKeys().provider;
let server: Server;
let issuer: string;
let config: client.Configuration;

beforeAll(async () => {
  const port = await freePort();
  issuer = `http://127.0.0.1:${port}`;
  const provider = localProvider({
    issuer,
    clientId: 'safari',
    clientSecret: keys.clientSecret,
    redirectUris: [REDIRECT],
    cookieSecret: keys.cookieSecret,
    signing: keys.signing,
  });
  server = openidServer(provider, new URL(REDIRECT).origin);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  config = await client.discovery(new URL(issuer), 'safari', keys.clientSecret, undefined, {
    execute: [client.allowInsecureRequests],
  });
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('signs the chosen person in by a code with PKCE, state and nonce', async () => {
  const attempt = await newAttempt();
  const browser = new Browser();
  const callback = await browser.signIn(attempt.url, { person: 'local-jonas' });
  const tokens = await client.authorizationCodeGrant(config, callback, attempt.checks);
  expect(tokens.claims()).toMatchObject({
    sub: 'local-jonas',
    name: 'Jonas Fernweh',
    email: 'jonas@example.com',
    email_verified: true,
  });
});

it('asks who signs in every time, so that another person can', async () => {
  const browser = new Browser();
  const names: unknown[] = [];
  for (const person of ['local-amina', 'local-grace']) {
    const attempt = await newAttempt();
    const tokens = await client.authorizationCodeGrant(
      config,
      await browser.signIn(attempt.url, { person }),
      attempt.checks,
    );
    names.push(tokens.claims()?.name);
  }
  expect(names).toEqual(['Amina Msafiri', 'Grace Wanderer']);
});

it('signs in somebody who is only named, the same person every time', async () => {
  for (const name of [' Zoë Mbuni-Kubwa ', 'Zoë Mbuni-Kubwa']) {
    const attempt = await newAttempt();
    const callback = await new Browser().signIn(attempt.url, { name });
    const tokens = await client.authorizationCodeGrant(config, callback, attempt.checks);
    expect(tokens.claims()).toMatchObject({
      sub: 'local-somebody-zoe.mbuni.kubwa',
      name: 'Zoë Mbuni-Kubwa',
      email: 'zoe.mbuni.kubwa@example.com',
      email_verified: true,
    });
  }
});

it.each<Record<string, string>>([{ person: '' }, { person: 'nobody' }, { name: ' ' }])(
  'comes back with a refusal when nobody was chosen: %p',
  async (form) => {
    const { url } = await newAttempt();
    const callback = await new Browser().signIn(url, form);
    expect(callback.searchParams.get('error')).toBe('access_denied');
  },
);

it('refuses an attempt without PKCE, and a code that is used with another verifier', async () => {
  const { url, checks } = await newAttempt();
  const bare = new URL(url);
  bare.searchParams.delete('code_challenge');
  bare.searchParams.delete('code_challenge_method');
  const refused = await new Browser().follow(bare);
  expect(refused.at?.searchParams.get('error_description')).toContain('PKCE');
  const callback = await new Browser().signIn(url, { person: 'local-amina' });
  const other = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  await expect(client.authorizationCodeGrant(config, callback, other)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

it('names its own addresses as the issuer, by whatever name it is reached', async () => {
  const elsewhere = issuer.replace('127.0.0.1', 'localhost');
  const answer = await fetch(`${elsewhere}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({ issuer, token_endpoint: `${issuer}/token` });
});

it('never uses a cookie name that the product could use', async () => {
  const browser = new Browser();
  const { url } = await newAttempt();
  await browser.signIn(url, { person: 'local-amina' });
  expect([...browser.cookies.keys()].filter((name) => !name.startsWith('local_openid_'))).toEqual([]);
  expect(browser.cookies.size).toBeGreaterThan(0);
});

async function newAttempt() {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    scope: 'openid email profile',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, checks };
}

/** The part of a browser that a sign-in needs. */
class Browser {
  readonly cookies = new Map<string, string>();

  /** @returns the address to which the provider finally redirects */
  async signIn(start: URL, form: Record<string, string>): Promise<URL> {
    const page = await this.follow(start);
    const action = /action="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const { at } = await this.follow(new URL(action, issuer), new URLSearchParams(form));
    if (!at) throw new Error('the provider sent nobody back');
    return at;
  }

  /** Follows redirects within the provider. */
  async follow(start: URL, form?: URLSearchParams): Promise<{ body: string; at?: URL }> {
    let url = start;
    let body = form;
    for (;;) {
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        body,
        redirect: 'manual',
        headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
        if (value === '') this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
      const target = answer.headers.get('location');
      if (!target) return { body: await answer.text() };
      url = new URL(target, url);
      if (url.origin !== issuer) return { body: '', at: url };
      body = undefined;
    }
  }
}
