import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone this code stands in. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** What one copy of the product keeps on disk; `npm run reset` removes it. */
export const defaultData = join(root, '.data');

/** Downloaded tools. A reset leaves them. */
export const cache = join(root, '.cache');
