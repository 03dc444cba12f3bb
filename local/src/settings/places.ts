import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this clone. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The data folder of this copy; `npm run reset` deletes it. */
export const defaultData = join(root, '.data');

/** Downloaded tools; a reset keeps them. */
export const cache = join(root, '.cache');
