import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { UserError } from '../console/user-error.js';
import { makeKeys, readKeys } from './keys.js';

it('makes its keys once, for its owner alone', () => {
  const data = mkdtempSync(join(tmpdir(), 'safari-keys-'));
  const first = readKeys(data);
  expect(readKeys(data)).toEqual(first);
  expect(statSync(join(data, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(first.identity.publicKey).not.toHaveProperty('d');
  rmSync(data, { recursive: true });
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
  const data = mkdtempSync(join(tmpdir(), 'safari-keys-'));
  const { gatewaySecret: _, natsSecret: __, ...older } = readKeys(data);
  writeFileSync(join(data, 'keys.json'), JSON.stringify(older));
  const keys = readKeys(data);
  expect(keys).toMatchObject(older);
  expect(keys.gatewaySecret).toMatch(/^local-.{40}/);
  expect(keys.natsSecret).toMatch(/.{40}/);
  expect(JSON.parse(readFileSync(join(data, 'keys.json'), 'utf8'))).toEqual(keys);
  rmSync(data, { recursive: true });
});

it('makes no others in the place of keys that cannot be read, and names their file', () => {
  const data = mkdtempSync(join(tmpdir(), 'safari-keys-'));
  const file = join(data, 'keys.json');
  writeFileSync(file, '{"postgresPass');
  expect(() => readKeys(data)).toThrow(UserError);
  expect(() => readKeys(data)).toThrow(file);
  expect(readFileSync(file, 'utf8')).toBe('{"postgresPass');
  rmSync(data, { recursive: true });
});
