import { writeFileSync } from 'node:fs';
import { asyncApiFile } from './asyncapi.js';
import { contractFile } from './contract.file.js';
import { ContractReader } from './contract.reader.js';
import { PLACES } from './places.js';

writeFileSync(PLACES.contractFile, contractFile(new ContractReader(PLACES.contracts)));
writeFileSync(PLACES.asyncApi, asyncApiFile(new ContractReader(PLACES.contracts), PLACES.root));
