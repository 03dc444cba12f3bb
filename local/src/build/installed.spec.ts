import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';

interface Locked {
  version?: string;
  integrity?: string;
  optional?: boolean;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}
type Packages = Record<string, Locked>;

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages };

describe('the lock file', () => {
  it('lists the packages of every platform, for `npm ci` refuses one that does not', () => {
    const listed = new Set(Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1)));
    const missing = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies).filter((name) => !listed.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('names no registry, so that everybody’s own is asked', () => {
    const named = Object.entries(lock.packages).filter(([, { resolved, link }]) => resolved && !link);
    expect(named).toEqual([]);
  });
});

describe('packages count as installed', () => {
  let folder: string;
  let packagesAreInstalled: (root: string) => boolean;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'safari-installed-'));
    const script = pathToFileURL(join(root, 'local/bin/installed.mjs')).href;
    ({ packagesAreInstalled } = (await import(script)) as {
      packagesAreInstalled: typeof packagesAreInstalled;
    });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const one = { version: '1.0.0', integrity: 'sha512-a' };
  const mac = { version: '1.0.0', optional: true };
  it.each([
    ['they are as the lock file says', { one }, { one }, true],
    ['only another platform’s are missing', { one, mac }, { one }, true],
    ['one is missing', { one, two: one }, { one }, false],
    ['one is older', { one: { ...one, version: '1.1.0' } }, { one }, false],
    ['one is another of the same version', { one: { ...one, integrity: 'sha512-b' } }, { one }, false],
    ['there is one that nobody wants any more', { one }, { one, two: one }, false],
    ['the installation was interrupted', { one }, undefined, false],
    ['somebody removed one', { one, removed: one }, { one, removed: one }, false],
  ] as [string, Packages, Packages | undefined, boolean][])('when %s', (_, wanted, there, expected) => {
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
    for (const path of ['node_modules', 'one', 'two']) mkdirSync(join(folder, path));
    if (there) {
      const list = join(folder, 'node_modules/.package-lock.json');
      writeFileSync(list, JSON.stringify({ packages: there }));
    }
    expect(packagesAreInstalled(folder)).toBe(expected);
  });
});
