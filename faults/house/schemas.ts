import { readProductFile } from '../../local/src/product/product-file.js';
import { root } from '../../local/src/settings/places.js';

/** What each service owns, by its name in `product.json`. */
export const SCHEMAS: readonly string[] = Object.keys(readProductFile(root).services);
