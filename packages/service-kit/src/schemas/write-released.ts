import { writeFileSync } from 'node:fs';
import { releasedEventsFile } from './kept-events.file.js';
import { readKeptEvents } from './kept-events.reader.js';
import { readMigrations } from './migrations.reader.js';
import { PLACES } from './places.js';

writeFileSync(PLACES.keptEvents, releasedEventsFile(readKeptEvents()));
const names = readMigrations().map(({ name }) => name);
writeFileSync(PLACES.keptMigrations, `${JSON.stringify(names, null, 2)}\n`);
