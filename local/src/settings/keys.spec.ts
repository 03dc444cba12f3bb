import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UserError } from '../console/user-error.js';
import { derivedPassword, type Keys, makeKeys, readKeys, readPostgresPassword } from './keys.js';
import { natsPasswords } from './nats-users.js';
import { gatewaySecrets, secretSettings } from './service-secrets.js';

function inFolder(work: (data: string) => void): void {
  const data = mkdtempSync(join(tmpdir(), 'safari-keys-'));
  work(data);
  rmSync(data, { recursive: true });
}

it('makes its keys once, for its owner alone', () => {
  inFolder((data) => {
    const first = readKeys(data);
    expect(readKeys(data)).toEqual(first);
    expect(statSync(join(data, 'keys.json')).mode & 0o777).toBe(0o600);
    expect(first.identity.publicKey).not.toHaveProperty('d');
  });
});

it('makes secrets that a production process knows as such, and keeps those of a former version', () => {
  const keys = makeKeys();
  const { cookieSecret, gatewaySecret, draftSecret, webhookSecret, provider } = keys;
  for (const secret of [cookieSecret, gatewaySecret, draftSecret, provider.clientSecret])
    expect(secret).toMatch(/^local-.{40}/);
  expect(Buffer.from(webhookSecret, 'base64').toString('latin1')).toMatch(/^local-[^]{32}$/);
  const former = { ...keys, cookieSecret: 'x'.repeat(43), webhookSecret: 'x'.repeat(44) };
  expect(makeKeys(former)).toEqual(former);
});

it('adds a key that a newer product needs, and keeps the others', () => {
  inFolder((data) => {
    const { gatewaySecret: _, natsSecret: __, ...older } = readKeys(data);
    writeFileSync(join(data, 'keys.json'), JSON.stringify(older));
    const keys = readKeys(data);
    expect(keys).toMatchObject(older);
    expect(keys.gatewaySecret).toMatch(/^local-.{40}/);
    expect(keys.natsSecret).toMatch(/.{40}/);
    expect(JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'))).toEqual(keys);
  });
});

describe('of an installation in production', () => {
  const keys = makeKeys({}, 'production');
  const secretsOf = async (all: Keys) => [
    ...Object.values(await secretSettings('auth', all, { auth: 'postgres://x' }, 'nats://x')),
    ...Object.values(await secretSettings('operators', all, { operators: 'postgres://x' }, 'nats://x')),
    ...Object.values(gatewaySecrets(all, 'nats://x')),
    ...Object.values(natsPasswords(['booking'], all)),
    derivedPassword(all.postgresPassword, 'svc_booking'),
  ];
  const isLocal = (secret: string) =>
    secret.includes('local') || Buffer.from(secret, 'base64').toString('latin1').startsWith('local-');

  it('has nothing that a production process refuses, where one of a development machine has nothing else', async () => {
    expect((await secretsOf(keys)).filter(isLocal)).toEqual([]);
    expect((await secretsOf(makeKeys())).filter(isLocal).length).toBeGreaterThan(8);
  });

  it('opens the office to nobody who was not invited, and its figures to whoever has the token', async () => {
    const settings = await secretSettings('auth', keys, { auth: 'postgres://x' }, 'nats://x');
    expect(settings).toMatchObject({ STAFF_PASSWORD_HASH: 'off', METRICS_TOKEN: keys.metricsToken });
    expect(Object.keys(settings).filter((name) => /^DEV_|^OIDC_/.test(name))).toEqual([]);
    expect(
      await secretSettings('booking', makeKeys(), { booking: 'postgres://x' }, 'nats://x'),
    ).not.toHaveProperty('METRICS_TOKEN');
  });

  it('is never mistaken for a development machine’s, nor that for it', () => {
    inFolder((data) => {
      readKeys(data, 'production');
      expect(() => readKeys(data)).toThrow('of an installation in production');
    });
    inFolder((data) => {
      readKeys(data);
      expect(() => readKeys(data, 'production')).toThrow('of a development machine');
    });
  });

  it('makes anew what it is told to, and nothing else', () => {
    inFolder((data) => {
      const { gatewaySecret, ...others } = readKeys(data, 'production');
      const renewed = readKeys(data, 'production', ['gatewaySecret']);
      expect(renewed).toMatchObject(others);
      expect(renewed.gatewaySecret).not.toBe(gatewaySecret);
      expect(readKeys(data, 'production')).toEqual(renewed);
    });
  });
});

it('tells a backup the password of Postgres without writing, whatever a newer product would add', () => {
  inFolder((data) => {
    const { metricsToken: _, ...older } = readKeys(data);
    const text = JSON.stringify(older);
    writeFileSync(join(data, 'keys.json'), text);
    expect(readPostgresPassword(data)).toBe(older.postgresPassword);
    expect(readFileSync(join(data, 'keys.json'), 'utf8')).toBe(text);
  });
  inFolder((data) => expect(() => readPostgresPassword(data)).toThrow(UserError));
});

it('makes no others in the place of keys that cannot be read, and names their file', () => {
  inFolder((data) => {
    const file = join(data, 'keys.json');
    writeFileSync(file, '{"postgresPass');
    expect(() => readKeys(data)).toThrow(UserError);
    expect(() => readKeys(data)).toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe('{"postgresPass');
  });
});
