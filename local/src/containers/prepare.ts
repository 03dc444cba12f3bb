// Second step in containers, once Postgres is there: a role and a schema for each service, and each program's settings.
import { prepareDatabase } from '../postgres/database.js';
import { text } from '../processes/process-settings.js';
import { readKeys } from '../settings/keys.js';
import { privateSettings, writeSettings } from './settings-files.js';

const folder = text('FOLDER');
const keys = readKeys(folder);
const superuser = new URL(text('DATABASE_URL'));
superuser.password = keys.postgresPassword;
const databases = await prepareDatabase({ superuser: superuser.href, secret: keys.postgresPassword });
for (const [program, settings] of Object.entries(await privateSettings(keys, databases))) {
  writeSettings(folder, program, settings);
}
