import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { inSources } from './source-positions.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-positions-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The third line of the compiled file stands for the second of its source. */
function compiled(map: string): string {
  const file = join(folder, 'dist/trip.js');
  writeFileSync(`${file}.map`, map);
  return pathToFileURL(file).href;
}
const MAP = JSON.stringify({ version: 3, sources: ['../src/trip.ts'], names: [], mappings: ';;AACA' });

it('an error in the log names the line of the source that somebody wrote', () => {
  const stack = `Error: no\n    at depart (${compiled(MAP)}:3:1)\n    at node:internal/timers:1:2`;
  const told = `Error: no\n    at depart (${join(folder, 'src/trip.ts')}:2:1)\n    at node:internal/timers:1:2`;
  expect(inSources(stack)).toBe(told);
});

it.each(['{ broken', '{}'])('and what it can where the map says %s', (map) => {
  const stack = `Error: no\n    at depart (${compiled(map)}:3:1)`;
  expect(inSources(stack)).toBe(stack);
});

it('leaves the packages of others as they are', () => {
  const stack = '    at query (file:///app/node_modules/pg/dist/index.js:3:1)';
  expect(inSources(stack)).toBe(stack);
});
