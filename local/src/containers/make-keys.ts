// First step in containers, before Postgres and the broker can start: the secrets that this copy makes up for itself, once.
import { text } from '../processes/process-settings.js';
import { readProductFile } from '../product/product-file.js';
import { readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { writeBrokerPasswords, writePassword } from './settings-files.js';

const folder = text('FOLDER');
const keys = readKeys(folder);
writePassword(folder, keys.postgresPassword);
writeBrokerPasswords(folder, readProductFile(root), keys);
