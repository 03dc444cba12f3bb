import { rmSync } from 'node:fs';
import { removeOutsideHome } from './postgres/home.js';
import { EXIT, launch } from './processes/launch.js';
import { requireUnclaimed } from './settings/claim.js';
import { defaultData } from './settings/places.js';

/** `npm run reset`: removes the data of this copy; an external database is left alone. */
export function reset(): Promise<never> {
  return launch(async () => {
    requireUnclaimed(defaultData);
    removeOutsideHome(defaultData);
    rmSync(defaultData, { recursive: true, force: true });
    console.log('The data are removed; the next start begins anew.');
    if (process.env.DATABASE_URL) console.log('The database at DATABASE_URL is left as it is.');
    return EXIT.done;
  }, EXIT.interrupted);
}
