// First step in containers, before Postgres and the broker can start: creates this installation's secrets, once;
// `make-keys.js gatewaySecret …` replaces the named ones.
import { UserError } from '../console/user-error.js';
import { EXIT, launch } from '../processes/launch.js';
import { text } from '../processes/process-settings.js';
import { readProductFile } from '../product/product-file.js';
import { RENEWABLE, readKeys } from '../settings/keys.js';
import { root } from '../settings/places.js';
import { purposeSetting } from './purpose.setting.js';
import { writeBrokerPasswords, writeSecretFiles } from './settings-files.js';

await launch(async () => {
  const renewed = process.argv.slice(2).map((name) => {
    const known = RENEWABLE.find((one) => one === name);
    if (!known)
      throw new UserError(`${name} is none of those that can be made anew: ${RENEWABLE.join(', ')}.`);
    return known;
  });
  const folder = text('FOLDER');
  const keys = readKeys(folder, purposeSetting(), renewed);
  writeSecretFiles(folder, keys);
  writeBrokerPasswords(folder, readProductFile(root), keys);
  return EXIT.done;
}, EXIT.interrupted);
