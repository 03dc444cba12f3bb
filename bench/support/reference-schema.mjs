import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareDatabase } from '../../local/dist/postgres/database.js';
import { root } from '../../local/dist/settings/places.js';
import { environmentOf } from './processes.mjs';

/**
 * A second copy of svc-booking's tables, indexes and triggers on the same server, which no process uses.
 * @returns its role's database address
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

/** Runs svc-booking's own migrations. */
async function migrated(product, database) {
  const env = { ...environmentOf(product.pid('svc-booking')), DATABASE_URL: database, SEED: 'none' };
  await promisify(execFile)(process.execPath, [join(root, 'svc-booking/dist/main.js'), '--migrate'], { env });
}
