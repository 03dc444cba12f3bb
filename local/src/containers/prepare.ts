// Second step in containers, once Postgres is running: creates a role and a schema for each service, and each program's
// settings.
import { prepareDatabase } from '../postgres/database.js';
import { EXIT, launch } from '../processes/launch.js';
import { text } from '../processes/process-settings.js';
import { readProductFile } from '../product/product-file.js';
import { readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { purposeSetting } from './purpose.setting.js';
import { containerSettings, writeSettings } from './settings-files.js';

await launch(async () => {
  const folder = text('FOLDER');
  const keys = readKeys(folder, purposeSetting());
  const product = readProductFile(root);
  const superuser = new URL(text('DATABASE_URL'));
  superuser.password = keys.postgresPassword;
  const databases = await prepareDatabase({
    superuser: superuser.href,
    secret: keys.postgresPassword,
    services: Object.keys(product.services),
  });
  for (const [program, settings] of Object.entries(await containerSettings(product, keys, databases))) {
    writeSettings(folder, program, settings);
  }
  return EXIT.done;
}, EXIT.interrupted);
