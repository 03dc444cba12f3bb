import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readKeys } from '../settings/keys.js';
import { outsideDatabase } from './database-place.js';

let data: string;
let secret: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'safari-place-'));
  secret = readKeys(data).postgresPassword;
});

afterEach(() => rmSync(data, { recursive: true }));

it('an address without a password gets this copy’s, and roles get theirs from it', () => {
  expect(outsideDatabase('postgres://admin@server', data, {})).toEqual({
    url: `postgres://admin:${secret}@server`,
    secret,
  });
});

it('what has a password of its own is another’s, and its roles are left as they are', () => {
  const own = 'another';
  const url = `postgres://admin:${own}@server`;
  expect(outsideDatabase(url, data, {})).toEqual({ url });
  expect(outsideDatabase('postgres://admin@server', data, { PGPASSWORD: own })).toEqual({
    url: 'postgres://admin@server',
  });
});
