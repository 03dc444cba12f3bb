import { UserError } from '../console/user-error.js';
import type { Purpose } from '../settings/keys.js';

const PURPOSES: Readonly<Record<string, Purpose>> = { development: 'local', production: 'production' };

/** The purpose of these containers, from `ENVIRONMENT`. @throws UserError for any other value */
export function purposeSetting({ ENVIRONMENT = '' }: NodeJS.ProcessEnv = process.env): Purpose {
  const purpose = PURPOSES[ENVIRONMENT];
  if (!purpose) throw new UserError(`ENVIRONMENT must be development or production, not "${ENVIRONMENT}".`);
  return purpose;
}
