import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftoverNats } from './nats/nats-server.js';
import { postgresBinaries } from './postgres/binaries.js';
import { postgresHome, removeOutsideHome } from './postgres/home.js';
import { clearLeftover } from './postgres/leftover.js';
import { EXIT, launch } from './processes/launch.js';
import type { ProcessGroup } from './processes/process-group.js';
import { requireUnclaimed } from './settings/claim.js';
import { defaultData } from './settings/places.js';

/** `npm run reset`: deletes the data of this copy; an external database is not touched. */
export function reset(): Promise<never> {
  return launch(async ({ processes }) => {
    const data = defaultData;
    if (existsSync(data)) {
      requireUnclaimed(data);
      await endLeftovers(processes, data);
      removeOutsideHome(data);
      rmSync(data, { recursive: true, force: true });
    }
    console.log('The data are removed; the next start begins anew.');
    if (process.env.DATABASE_URL) console.log('The database at DATABASE_URL is left as it is.');
    return EXIT.done;
  }, EXIT.interrupted);
}

/** Stops processes that a killed launcher left running on these data. */
async function endLeftovers(processes: ProcessGroup, data: string): Promise<void> {
  const home = postgresHome(data);
  if (existsSync(home.cluster))
    await clearLeftover(processes, home, postgresBinaries(home), join(data, 'logs'));
  await endLeftoverNats(join(data, 'nats'));
}
