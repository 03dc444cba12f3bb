// First step in containers, before Postgres can start: the secrets that this copy makes up for itself, once.
import { text } from '../processes/process-settings.js';
import { readKeys } from '../settings/keys.js';
import { writePassword } from './settings-files.js';

const folder = text('FOLDER');
writePassword(folder, readKeys(folder).postgresPassword);
