import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

it('an image says of what it is made, with the hash of every package and no tool of ours', () => {
  const npm = spawnSync(process.execPath, ['deploy/bom.mjs', 'svc-auth'], { cwd: root, encoding: 'utf8' });
  const { bomFormat, components } = JSON.parse(npm.stdout) as {
    bomFormat: string;
    components: { name: string; purl: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['@nestjs/common', 'jose', 'openid-client', 'pg', 'typeorm']));
  expect(names.filter((name) => /jest|fast-check|typescript|playwright/.test(name))).toEqual([]);
  const unhashed = components.filter(({ hashes, purl }) => !hashes?.length && !purl.includes('%40safari/'));
  expect(unhashed).toEqual([]);
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

  it('stand in no line that was ever committed, nor in a file that will be', async () => {
    const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (git('rev-parse', '--git-dir').status !== 0) {
      process.stderr.write('no history here: secrets were not looked for\n');
      return;
    }
    const found = [
      ...(await secretsIn('log', '--all', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=')),
      ...(await secretsIn('diff', 'HEAD', '-U0', '--no-color', '--no-ext-diff')),
    ];
    expect(found).toEqual([]);
  });
});

/** Lines that were added and look like a secret, by their file; the secret itself is not said again. */
async function secretsIn(...args: string[]): Promise<string[]> {
  const git = spawn('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const found: string[] = [];
  let file = '';
  for await (const line of createInterface({ input: git.stdout })) {
    if (line.startsWith('+++ ')) file = line.slice(6);
    else if (line.startsWith('+')) {
      const what = secretIn(line);
      if (what) found.push(`${file}: ${what}`);
    }
  }
  return found;
}
