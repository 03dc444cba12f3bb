import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from '@jest/globals';
import { scratch } from './scratch.js';

const { TMPDIR } = process.env;

afterEach(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
});

it('is where whoever set TMPDIR wants it', () => {
  process.env.TMPDIR = '/var/tmp/mine';
  expect(scratch()).toBe('/var/tmp/mine');
});

it('is a folder in memory or the system’s own where nobody chose', () => {
  delete process.env.TMPDIR;
  expect(['/dev/shm', tmpdir()]).toContain(scratch());
  expect(existsSync(scratch())).toBe(true);
});
