import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepBeside, ownFiles } from './former-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'safari-former-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Does what a build does: reads the previous files, empties the folder, writes the new files. */
function build(...names: string[]): string[] {
  const former = ownFiles(dist);
  rmSync(dist, { recursive: true });
  mkdirSync(join(dist, 'assets/fonts'), { recursive: true });
  for (const name of names) writeFileSync(join(dist, 'assets', name), name);
  writeFileSync(join(dist, 'remoteEntry.js'), names.join());
  keepBeside(dist, former);
  return readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'fonts')
    .toSorted();
}

it('keeps the files of the release before for pages that are open, and no older ones', () => {
  expect(build('screen-1.js', 'screen-1.js.br')).toEqual(['screen-1.js', 'screen-1.js.br']);
  expect(build('screen-2.js')).toEqual(['screen-1.js', 'screen-1.js.br', 'screen-2.js']);
  expect(build('screen-3.js')).toEqual(['screen-2.js', 'screen-3.js']);
});

it('keeps what did not change once, also below a folder', () => {
  build('fonts/sans.woff2', 'screen-1.js');
  expect(build('fonts/sans.woff2', 'screen-2.js')).toEqual([
    'fonts/sans.woff2',
    'screen-1.js',
    'screen-2.js',
  ]);
});
