import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { root } from '../settings/places.js';

let home: string;

/** A fake psql that records its arguments, as the process list would show them, and its input. */
const PSQL = '#!/bin/sh\nhome=${0%/*}\necho "$*" >>"$home/arguments"\ncat >>"$home/read"\necho t\n';
/** Replaces the server; runs until the passwords have been set. */
const SERVER = '#!/bin/sh\nuntil grep -q "alter role replicator" "${0%/*}/read"; do sleep 0.05; done\n';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'safari-passwords-'));
  mkdirSync(join(home, 'data'));
  for (const [file, text] of Object.entries({
    psql: PSQL,
    'docker-entrypoint.sh': SERVER,
    read: '',
    postgres: 'of the superuser',
    replicator: 'of the replicator',
    'data/PG_VERSION': '17',
  }))
    writeFileSync(join(home, file), text, { mode: 0o755 });
});
afterEach(() => rmSync(home, { recursive: true }));

it.each(['start.sh', 'replicator.sh'])('%s tells no password to whoever lists processes', (script) => {
  const text = readFileSync(join(root, 'deploy/swarm/postgres', script), 'utf8');
  writeFileSync(join(home, script), text.replaceAll('/run/secrets', home));
  const { PATH } = process.env;
  const members = { SELF: 'postgres-1', PRIMARY: 'postgres-1', MEMBERS: 'postgres-1 postgres-2' };
  const env = { PATH: `${home}:${PATH}`, TMPDIR: home, PGDATA: join(home, 'data'), ...members };
  expect(spawnSync('sh', [join(home, script)], { env, timeout: 60_000 }).status).toBe(0);
  expect(readFileSync(join(home, 'arguments'), 'utf8')).not.toContain('of the ');
  expect(readFileSync(join(home, 'read'), 'utf8')).toContain(`\`cat ${home}/replicator\``);
});
