import { writeFileSync } from 'node:fs';
import { asyncApiFile } from './asyncapi.js';
import { contractSchemasFile, contractTypesFile } from './contract.file.js';
import { ContractReader } from './contract.reader.js';
import { keptEventsFile } from './kept-events.file.js';
import { readKeptEvents } from './kept-events.reader.js';
import { PLACES } from './places.js';

writeFileSync(PLACES.contractTypes, contractTypesFile(new ContractReader(PLACES.contracts)));
writeFileSync(PLACES.contractSchemas, contractSchemasFile(new ContractReader(PLACES.contracts)));
writeFileSync(PLACES.asyncApi, asyncApiFile(new ContractReader(PLACES.contracts), PLACES.root));
writeFileSync(PLACES.keptEvents, keptEventsFile(new ContractReader(PLACES.contracts), readKeptEvents()));
