// `deploy/nats.conf` of this clone, or of one that is named.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokerFile } from './broker.file.js';
import { PLACES } from './places.js';

const root = process.argv[2] ?? PLACES.root;
writeFileSync(join(root, 'deploy/nats.conf'), brokerFile(root));
