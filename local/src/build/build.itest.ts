import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Progress } from '../console/progress.js';
import { ProcessGroup } from '../processes/process-group.js';
import { buildChanged } from './build.js';

const COMPILER_OPTIONS = {
  composite: true,
  module: 'nodenext',
  target: 'es2022',
  rootDir: 'src',
  outDir: 'dist',
  types: [],
};

let root: string;
let processes: ProcessGroup;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'safari-build-'));
  processes = new ProcessGroup();
  write('package.json', { workspaces: ['kit', 'sv*', 'screen'] });
  write('package-lock.json', {});
  workspace('kit', {}, 'export const word = 1;\n');
  workspace('svc', { scripts: { start: 'node dist/main.js' }, dependencies: { kit: '1' } }, 'export {};\n');
  workspace('screen', { scripts: { build: 'node build.js' } }, '');
  write(
    'screen/build.js',
    `require('node:fs').mkdirSync('dist', { recursive: true });
    require('node:fs').appendFileSync('dist/out', 'built ');`,
  );
});

afterEach(async () => {
  await processes.stop();
  rmSync(root, { recursive: true });
});

it('builds each workspace in its own way, and nothing the second time', async () => {
  expect(await build()).toEqual(['svc', 'screen']);
  expect(existsSync(join(root, 'svc/dist/main.js'))).toBe(true);
  expect(await build()).toEqual([]);
  expect(read('screen/dist/out')).toBe('built ');
});

it('builds what changed and what uses what changed, and nothing else', async () => {
  await build();
  write('kit/src/main.ts', 'export const word = 2;\n');
  expect(await build()).toEqual(['svc']);
  write('screen/src/main.ts', 'export const more = 1;\n');
  expect(await build()).toEqual(['screen']);
  write('package-lock.json', { changed: true });
  expect(await build()).toEqual(['svc', 'screen']);
});

it('builds again what somebody removed', async () => {
  await build();
  rmSync(join(root, 'svc/dist'), { recursive: true });
  expect(await build()).toEqual(['svc']);
  expect(existsSync(join(root, 'svc/dist/main.js'))).toBe(true);
});

it('bundles what it compiled, where a workspace has a script for that', async () => {
  const scripts = { start: 'node dist/bundle/main.js', bundle: 'node bundle.js' };
  workspace('svc', { scripts, dependencies: { kit: '1' } }, 'export {};\n');
  write('svc/bundle.js', `require('node:fs').cpSync('dist/main.js', 'dist/bundle/main.js');`);
  await build();
  expect(existsSync(join(root, 'svc/dist/bundle/main.js'))).toBe(true);
});

it('says what the compiler said, and tries again the next time', async () => {
  write('svc/src/main.ts', 'export const count: number = "three";\n');
  await expect(build()).rejects.toThrow(/svc\/src\/main\.ts[^]*TS2322/);
  write('svc/src/main.ts', 'export const count: number = 3;\n');
  expect(await build()).toEqual(['svc', 'screen']);
});

function build(): Promise<string[]> {
  return buildChanged({ root, logs: join(root, 'logs'), processes, progress: new Progress(() => undefined) });
}

function workspace(name: string, manifest: object, source: string): void {
  write(`${name}/package.json`, { name, version: '1.0.0', ...manifest });
  write(`${name}/tsconfig.json`, { compilerOptions: COMPILER_OPTIONS, include: ['src'] });
  write(`${name}/src/main.ts`, source);
}

function write(path: string, content: object | string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
