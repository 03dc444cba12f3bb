import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { claimData, releaseData, requireUnclaimed } from './claim.js';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'safari-claim-'));
});
afterEach(() => rmSync(data, { recursive: true }));

it('says whose the data are, and nothing once they are given back', () => {
  claimData(data, 'http://localhost:8080');
  const claim = JSON.parse(readFileSync(join(data, 'launcher.json'), 'utf8')) as object;
  expect(claim).toEqual({ pid: process.pid, origin: 'http://localhost:8080' });
  releaseData(data);
  expect(readdirSync(data)).toEqual([]);
});

it.each([
  ['EACCES', 'there', /there belongs to another user: .* remove it first\.$/],
  ['EACCES', 'there/new', /there belongs to another user: .* clone it into a folder of your own\.$/],
  ['EROFS', 'there/new', /there can only be read: clone it to where you can write, and start again\.$/],
])('says what to do where it cannot be written to (%s, %s)', (code, folder, sentence) => {
  mkdirSync(join(data, 'there'));
  const denied = () => {
    throw Object.assign(new Error(code), { code });
  };
  expect(() => claimData(join(data, folder), 'http://localhost:8080', denied)).toThrow(sentence);
});

it.each([
  ['emptied by a full disk', ''],
  ['cut off by the power', '{"pid":12'],
  ['filled with zeros', '\0'.repeat(40)],
])('of a launcher whose claim was %s is none', (_, left) => {
  writeFileSync(join(data, 'launcher.json'), left);
  expect(() => requireUnclaimed(data)).not.toThrow();
  expect(() => claimData(data, 'http://localhost:8080')).not.toThrow();
});
