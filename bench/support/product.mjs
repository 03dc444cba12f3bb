import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildChanged } from '../../local/dist/build/build.js';
import { Progress } from '../../local/dist/console/progress.js';
import { withClient } from '../../local/dist/postgres/database.js';
import { removeOutsideHome } from '../../local/dist/postgres/home.js';
import { ProcessGroup } from '../../local/dist/processes/process-group.js';
import { Product } from '../../local/dist/product/product.js';
import { readProductFile } from '../../local/dist/product/product-file.js';
import { readKeys } from '../../local/dist/settings/keys.js';
import { root } from '../../local/dist/settings/places.js';
import { freePortOfThree } from '../../local/dist/settings/ports.js';
import { childWith } from './processes.mjs';

/** High enough not to matter. */
const LIMITS = { READS_PER_MINUTE: '1000000000', WRITES_PER_MINUTE: '1000000000' };

const HEARING_MS = 100;

/** The product's own processes. */
export const FOLDERS = [...Object.values(readProductFile(root).services), 'gateway'];

/**
 * Starts a product with demo data, built as in production and durable.
 * @param {object} [options]
 * @param {string} [options.kept] folder in which its data are kept; by default they are deleted
 * @param {boolean} [options.profiled] enables CPU profiles, which use more memory
 */
export async function startProduct({ kept, profiled = false } = {}) {
  const data = kept ?? mkdtempSync(join(tmpdir(), 'safari-bench-'));
  const processes = new ProcessGroup();
  const progress = new Progress((text) => console.error(text));
  await buildChanged({ root, logs: join(data, 'logs'), processes, progress });
  Object.assign(process.env, LIMITS, profiled && profilesIn(data));
  const settings = { port: await freePortOfThree(), seed: 'demo' };
  const product = new Product({ root, data, settings, processes, progress, live: false, durable: true });
  const stop = async () => {
    await product.stop();
    await processes.stop();
    if (kept) return;
    removeOutsideHome(data);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await product.start();
    await offeredWherePlaced(product);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: product.origin,
    services: product.services,
    databases: product.databases,
    keys: readKeys(data),
    data,
    /** @param folder e.g. `svc-booking` */
    pid: (folder) => childWith(join(root, folder, 'dist/bundle/main.js')),
    stop,
  };
}

/** Resolves when svc-booking knows every package. */
async function offeredWherePlaced({ origin, databases }) {
  const offered = await (await fetch(`${origin}/api/packages`)).json();
  const heard = `select count(*)::int as count from item where type = 'package' and not deleted`;
  await withClient(databases.booking, async (database) => {
    while ((await database.query(heard)).rows[0].count < offered.length) await sleep(HEARING_MS);
  });
}

/** What `profiled.mjs` needs. */
function profilesIn(data) {
  const NODE_PROFILES = join(data, 'profiles');
  mkdirSync(NODE_PROFILES, { recursive: true });
  return { NODE_OPTIONS: `--import=${new URL('./profiled.mjs', import.meta.url)}`, NODE_PROFILES };
}
