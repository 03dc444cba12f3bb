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

const ODD = 'node_modules/odd';
const entry = (facts: object): LockFile => ({
  packages: { [ODD]: { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...facts } },
});

describe('the lock file', () => {
  it('names every package by version and hash, and no place that it comes from', () => {
    expect(lockFaults(lock)).toEqual([]);
    expect(lockFaults(entry({}))).toEqual([]);
    expect(lockFaults(entry({ version: undefined }))).toEqual([`${ODD} has no version`]);
    expect(lockFaults(entry({ integrity: undefined }))).toEqual([`${ODD} has no SHA-512`]);
    expect(lockFaults(entry({ integrity: 'sha1-x' }))).toEqual([`${ODD} has no SHA-512`]);
    expect(lockFaults(entry({ resolved: 'git+ssh://git@example.com/odd.git' }))).toEqual([
      `${ODD} comes from git+ssh://…, not from whatever registry is configured`,
    ]);
  });

  it.each([
    'git+ssh://host/other',
    'github:some/other',
    'http://host/a.tgz',
    'https://host/a.tgz',
    'file:../other',
    'some-one/other',
  ])('has nothing that wants another from %s', (wanted) => {
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])
      expect(lockFaults(entry({ [kind]: { other: wanted } }))).toEqual([`${ODD} wants other from ${wanted}`]);
  });

  it.each(['^1.2.3', '>=1 || 2/3', 'npm:@some/other@1.2.3', '1.0.0 - legit:2'])(
    'may have one that wants %s',
    (wanted) => {
      expect(lockFaults(entry({ dependencies: { other: wanted } }))).toEqual([]);
    },
  );

  it.each([
    [{ os: ['darwin'] }, 0],
    [{ os: ['darwin', 'linux'] }, 1],
    [{ cpu: ['arm64'] }, 0],
    [{ cpu: ['x64'] }, 1],
    [{ libc: ['musl'] }, 0],
    [{ libc: ['glibc'] }, 1],
    [{ os: ['linux'], cpu: ['arm64'] }, 0],
    [{}, 1],
  ])('need not know the hash of what no machine of ours takes: %j', (facts, faults) => {
    expect(lockFaults(entry({ integrity: undefined, optional: true, ...facts }))).toHaveLength(faults);
    expect(lockFaults(entry({ integrity: undefined, ...facts }))).toHaveLength(1);
  });

  it('says the same as every package.json, and those leave no version open', () => {
    const folders = Object.keys(lock.packages).filter((place) => !place.includes('node_modules/'));
    const faults = folders.flatMap((folder) =>
      manifestFaults(lock, folder, read<Manifest>(join(folder, 'package.json'))),
    );
    expect(faults).toEqual([]);
    expect(manifestFaults(lock, '', { ...own, dependencies: { odd: '1.0.0' } })).toEqual([
      'package.json wants odd 1.0.0, the lock file has undefined',
    ]);
    const known = { packages: { one: { dependencies: { odd: '1.0.0' } } } };
    expect(manifestFaults(known, 'one', {})).toEqual([
      'one/package.json wants odd undefined, the lock file has 1.0.0',
    ]);
    expect(manifestFaults(known, 'another', { devDependencies: { odd: '1.0.0' } })).toHaveLength(1);
  });

  it.each([
    ['1.0.0', true],
    ['10.20.30', true],
    ['1.0.0-rc.1', true],
    ['npm:other@1.0.0', true],
    ['npm:@some/other@1.0.0', true],
    ['npm:@some-one/other.js@1.0.0', true],
    ['^1.0.0', false],
    ['1.0', false],
    ['1.0.0 || 2.0.0', false],
    ['npm:@/other@1.0.0', false],
    ['npm:@!/other@1.0.0', false],
    ['latest', false],
  ])('takes %s for one version: %s', (wanted, isOne) => {
    const manifest = { dependencies: { odd: wanted } };
    expect(manifestFaults({ packages: { '': manifest } }, '', manifest)).toEqual(
      isOne ? [] : [`package.json wants odd ${wanted}: name one version`],
    );
    const peers = { peerDependencies: { odd: wanted } };
    expect(manifestFaults({ packages: { '': peers } }, '', peers)).toEqual([]);
  });

  it('has packages of licences that we may use, and no others', () => {
    expect(licenceFaults(lock)).toEqual([]);
    expect(licenceFaults(entry({ license: 'AGPL-3.0-only' }))).toEqual([`${ODD}: AGPL-3.0-only`]);
    expect(licenceFaults(entry({ license: 'MIT AND GPL-2.0-only' }))).toHaveLength(1);
    expect(licenceFaults(entry({ license: '(GPL-2.0-only OR MIT)' }))).toEqual([]);
    expect(licenceFaults(entry({ license: '(MIT OR ISC) AND GPL-2.0-only' }))).toHaveLength(1);
    expect(licenceFaults(entry({ license: '((GPL-2.0-only OR MIT) AND ISC)' }))).toEqual([]);
    expect(licenceFaults(entry({ license: undefined }))).toEqual([`${ODD}: no licence`]);
  });

  it('lets nobody run a script at installation who was not allowed to', () => {
    expect(scriptFaults(lock, own.allowScripts)).toEqual([]);
    const script = entry({ hasInstallScript: true });
    expect(scriptFaults(script, {})).toEqual(['odd runs a script when it is installed']);
    expect(scriptFaults(script, { odd: false })).toEqual([]);
    expect(scriptFaults(entry({}), { odd: true })).toEqual(['odd is decided about and has no script']);
    expect(scriptFaults(entry({ hasInstallScript: true, optional: true, os: ['darwin'] }), {})).toEqual([]);
  });
});

describe('secrets', () => {
  const a = (count: number) => 'a'.repeat(count);
  const b = (count: number) => '-_b'.repeat(count).slice(0, count);

  it.each([
    ['a private key', `-----BEGIN EC ${'PRIVATE'} KEY-----`],
    ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
    ['a private key (JWK)', `{"kty":"OKP","d":"${a(43)}"}`],
    ['a private key (JWK)', `{"kty":"OKP", "d" : "${b(20)}"}`],
    ['a cloud key', `AKIA${'A'.repeat(16)}`],
    ['a cloud key', `ASIA${'7'.repeat(16)} `],
    ['a token', `ghp_${a(36)}`],
    ['a token', `github_pat_${a(22)}`],
    ['a token', `glpat-${b(20)}`],
    ['a token', `xoxb-${b(10)}`],
    ['a token', `sk_live_${a(16)}`],
    ['a token', `npm_${a(36)}`],
    ['a token', `AIza${b(35)}`],
    ['a signed token', `Bearer eyJ${b(10)}.eyJ${b(10)}.${b(10)}`],
    ['a password in an address', `postgres://safari:${'hunter2'}@db/safari`],
    ['a password', `const password = '${'correct-horse-battery'}';`],
    ['a password', `"secretOfTheHouse": "${a(12)}"`],
    ['a password', `TOKEN='${a(12)}'`],
    ['a password', `token  :  '${a(12)}'`],
  ])('are seen, such as %s: %s', (what, line) => {
    expect(secretIn(line)).toBe(what);
  });

  it.each([
    'nothing to see',
    `"d":"${a(19)}"`,
    `ghp_${a(35)}`,
    `github_pat_${a(21)}`,
    `glpat-${b(19)}`,
    `xoxb-${b(9)}`,
    `xoxz-${b(12)}`,
    `sk_live_${a(15)}`,
    `npm_${a(35)}`,
    `AIza${b(34)}`,
    `eyJ${b(9)}.eyJ${b(10)}.${b(10)}`,
    `eyJ${b(10)}.eyJ${b(9)}.${b(10)}`,
    `eyJ${b(10)}.eyJ${b(10)}.${b(9)}`,
    'postgres://safari:$PASSWORD@db/safari',
    `password = '${a(11)}'`,
    `password = '${a(12)}`,
    `password = 'twiga-at-dawn'`,
    `secret: 'x-gateway-secret'`,
    `token: 'signed-token'`,
    `token: 'nobody-has-this'`,
    'postgres://safari:password@db/safari',
    'postgres://safari:secret@db/safari',
  ])('are not seen in %s', (line) => {
    expect(secretIn(line)).toBeUndefined();
  });

  it('are not looked for in what is drawn or packed', () => {
    const line = `ghp_${a(36)} `;
    expect(secretIn(line.padEnd(20_000))).toBe('a token');
    expect(secretIn(line.padEnd(20_001))).toBeUndefined();
  });
});
