import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareDatabase } from '../../local/dist/postgres/database.js';
import { root } from '../../local/dist/settings/places.js';
import { freePort } from '../../local/dist/settings/ports.js';

const NOBODY = 'nats://127.0.0.1:1';

/**
 * A second copy of svc-booking's tables, indexes and triggers in the same server, which no process works on.
 * @returns its role's address of the database
 */
export async function referenceSchema(product) {
  const superuser = new URL(product.databases.booking);
  superuser.username = 'postgres';
  superuser.password = product.keys.postgresPassword;
  const secret = product.keys.postgresPassword;
  const { bench } = await prepareDatabase({ superuser: superuser.href, secret, services: ['bench'] });
  await migrated(product, bench);
  return bench;
}

/** svc-booking itself makes its tables, and ends. */
async function migrated(product, database) {
  const told = readFileSync(`/proc/${product.pid('svc-booking')}/environ`, 'utf8').split('\0');
  const env = Object.fromEntries(told.map((pair) => [pair.split('=')[0], pair.slice(pair.indexOf('=') + 1)]));
  const port = await freePort();
  const own = { ...env, DATABASE_URL: database, NATS_URL: NOBODY, PORT: String(port), SEED: 'none' };
  const child = spawn(process.execPath, [join(root, 'svc-booking/dist/main.js')], {
    env: own,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    await sleep(50);
  }
  child.kill('SIGTERM');
  await ended;
}
