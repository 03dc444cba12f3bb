import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';

let path: string;
const LAB = { SWARM_ENGINE: 'ssh://{n}', SWARM_ADDRESS: '{n}', SWARM_LAB: 'true' };

/** A system with Node, and with a fake Docker that always succeeds. */
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'safari-scripts-'));
  symlinkSync(process.execPath, join(path, 'node'));
  writeFileSync(join(path, 'docker'), '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(() => rmSync(path, { recursive: true }));

function run(command: string, ...args: string[]) {
  const env = { PATH: path, TMPDIR: path, ...LAB };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

it.each([
  ['deploy/test/run.mjs', 'part', 'There is no part boking; there are several, machine.'],
  ['deploy/test/swarm/run.mjs', 'step', 'There is no step boking; there are start, tls, '],
])('%s does nothing where a %s is not called so, and says which there are', (script, _, sentence) => {
  expect(run(process.execPath, script, 'boking')).toEqual({
    status: 2,
    said: expect.stringMatching(new RegExp(`^${sentence}.*\\n$`)),
  });
});

it('the test of containers fails where a tool is missing before its first step, and names it', () => {
  const { status, said } = run(process.execPath, 'deploy/test/run.mjs', 'machine');
  expect({ status, said }).toEqual({ status: 1, said: expect.stringContaining('openssl') });
});

it('a replacement of nothing is a mistake', () => {
  const asked = run('/bin/sh', 'deploy/replace.sh');
  expect(asked).toEqual({ status: 2, said: expect.stringContaining('deploy/replace.sh svc-booking') });
});
