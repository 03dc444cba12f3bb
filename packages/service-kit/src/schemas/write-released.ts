import { existsSync, writeFileSync } from 'node:fs';
import { keptApiFaults } from './kept-apis.rules.js';
import { releasedEventsFile } from './kept-events.file.js';
import { readKeptEvents } from './kept-events.reader.js';
import { readMigrations } from './migrations.reader.js';
import { PLACES } from './places.js';
import { servicesOf } from './product.file.js';

const services = Object.values(servicesOf(PLACES.root));
const faults = keptApiFaults(services, (service) => existsSync(PLACES.keptApi(service)));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
writeFileSync(PLACES.keptEvents, releasedEventsFile(readKeptEvents()));
const names = readMigrations().map(({ name }) => name);
writeFileSync(PLACES.keptMigrations, `${JSON.stringify(names, null, 2)}\n`);
