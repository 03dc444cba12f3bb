import { UserError } from '../console/user-error.js';
import type { Purpose } from '../settings/keys.js';

const PURPOSES: Readonly<Record<string, Purpose>> = { development: 'local', production: 'production' };

/** What `ENVIRONMENT` says that these containers are for. @throws UserError where it is anything else */
export function purposeSetting({ ENVIRONMENT = '' }: NodeJS.ProcessEnv = process.env): Purpose {
  const purpose = PURPOSES[ENVIRONMENT];
  if (!purpose) throw new UserError(`ENVIRONMENT must be development or production, not "${ENVIRONMENT}".`);
  return purpose;
}
