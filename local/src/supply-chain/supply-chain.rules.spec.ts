import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';
import { licenceFaults } from './licences.rules.js';
import { type LockFile, lockFaults, type Manifest, manifestFaults, scriptFaults } from './lock-file.rules.js';
import { secretIn } from './secrets.rules.js';

const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const lock = read<LockFile>('package-lock.json');
const own = read<Manifest & { allowScripts: Record<string, boolean> }>('package.json');

const entry = (facts: object): LockFile => ({
  packages: { 'node_modules/odd': { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...facts } },
});

describe('the lock file', () => {
  it('names every package by version and hash, and no place that it comes from', () => {
    expect(lockFaults(lock)).toEqual([]);
    expect(lockFaults(entry({ integrity: undefined }))).toHaveLength(1);
    expect(lockFaults(entry({ integrity: 'sha1-x' }))).toHaveLength(1);
    expect(lockFaults(entry({ resolved: 'git+ssh://git@example.com/odd.git' }))).toHaveLength(1);
    expect(lockFaults(entry({ dependencies: { other: 'github:some/other' } }))).toHaveLength(1);
  });

  it('says the same as every package.json, and those leave no version open', () => {
    const folders = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
    const faults = folders.flatMap((folder) =>
      manifestFaults(lock, folder, read<Manifest>(join(folder, 'package.json'))),
    );
    expect(faults).toEqual([]);
    expect(manifestFaults(lock, '', { ...own, dependencies: { odd: '1.0.0' } })).toHaveLength(1);
    const open = { dependencies: { odd: '^1.0.0' } };
    expect(manifestFaults({ packages: { '': open } }, '', open)).toHaveLength(1);
  });

  it('has packages of licences that we may use, and no others', () => {
    expect(licenceFaults(lock)).toEqual([]);
    expect(licenceFaults(entry({ license: 'AGPL-3.0-only' }))).toHaveLength(1);
    expect(licenceFaults(entry({ license: 'MIT AND GPL-2.0-only' }))).toHaveLength(1);
    expect(licenceFaults(entry({ license: undefined }))).toHaveLength(1);
  });

  it('lets nobody run a script at installation who was not allowed to', () => {
    expect(scriptFaults(lock, own.allowScripts)).toEqual([]);
    expect(scriptFaults(entry({ hasInstallScript: true }), {})).toHaveLength(1);
  });
});

describe('secrets', () => {
  it.each([
    `-----BEGIN EC ${'PRIVATE'} KEY-----`,
    `{"kty":"OKP","d":"${'a'.repeat(43)}"}`,
    `AKIA${'A'.repeat(16)}`,
    `ghp_${'a'.repeat(36)}`,
    `postgres://safari:${'hunter2'}@db/safari`,
    `const password = '${'correct-horse-battery'}';`,
  ])('are seen: %s', (line) => {
    expect(secretIn(line)).toBeDefined();
  });
});
