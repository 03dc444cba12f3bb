import { type ExecFileOptions, execFile, execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';

let clone: string;

/** A clone whose compiler is a local package, so that no registry is needed. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'safari-prepare-'));
  mkdirSync(join(clone, 'local/bin'), { recursive: true });
  for (const file of ['prepare.mjs', 'installed.mjs', 'node-version.mjs']) {
    copyFileSync(join(root, 'local/bin', file), join(clone, 'local/bin', file));
  }
  writePackage({ engines: { node: '>=20.0.0' } });
  mkdirSync(join(clone, 'compiler/bin'), { recursive: true });
  const compiler = { name: 'typescript-native', version: '1.0.0' };
  writeFileSync(join(clone, 'compiler/package.json'), JSON.stringify(compiler));
  writeFileSync(
    join(clone, 'compiler/bin/tsc'),
    `console.log('compiled by', process.argv.slice(2).join(' '))`,
  );
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], { cwd: clone });
});

afterEach(() => {
  chmodSync(clone, 0o755);
  rmSync(clone, { recursive: true });
});

it.each(['development', 'production'])(
  'what compiles the launcher is installed with NODE_ENV=%s',
  async (NODE_ENV) => {
    expect(await prepare({ NODE_ENV })).toEqual([0, expect.stringContaining('compiled by -b local')]);
  },
);

it('what npm fetches lies in the clone where its usual place cannot be written to', async () => {
  const place = { npm_config_cache: join(clone, 'package.json/npm') };
  expect(await prepare(place)).toEqual([0, expect.stringContaining('compiled by -b local')]);
  expect(existsSync(join(clone, '.cache/npm'))).toBe(true);
});

it('a launcher that cannot be compiled since the clone is not ours to write says that, and no fault of the compiler', async () => {
  await prepare({});
  writeFileSync(join(clone, 'compiler/bin/tsc'), 'process.exit(2)');
  const [code, said] = await prepare({});
  expect([code, said]).toEqual([1, 'The launcher in local/ does not compile (see above).\n']);
  chmodSync(clone, 0o555);
  const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}; // root may write anywhere
  expect(await prepare({}, somebody)).toEqual([
    2,
    `${clone}/ belongs to another user: clone it into a folder of your own and start again.\n`,
  ]);
});

it('another Node than the product runs on is refused in a sentence', async () => {
  writePackage({ engines: { node: '^18.19.0 || >=99.1.0' } });
  const sentence = `Node ${process.versions.node} will not do: install one of ^18.19.0 || >=99.1.0`;
  expect(await prepare({})).toEqual([2, expect.stringContaining(sentence)]);
});

function writePackage(more: object): void {
  const content = { name: 'clone', devDependencies: { 'typescript-native': 'file:compiler' }, ...more };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(content));
}

function prepare(
  more: object,
  as: Pick<ExecFileOptions, 'uid' | 'gid'> = {},
): Promise<readonly [code: unknown, said: string]> {
  const script = `await (await import('./local/bin/prepare.mjs')).prepare()`;
  const env = { PATH: process.env.PATH, HOME: clone, npm_config_update_notifier: 'false', ...more };
  return new Promise((resolve) => {
    const args = ['--input-type=module', '-e', script];
    execFile(process.execPath, args, { cwd: clone, env, ...as }, (error, out, told) =>
      resolve([error?.code ?? 0, out + told]),
    );
  });
}
