import type { Artwork } from './artwork.js';
import { batiks } from './batik.js';
import { carvings } from './carving.js';
import { enamels } from './enamel.js';
import { kangas } from './kanga.js';
import { paintings } from './painting.js';
import { photographs } from './photograph.js';

export const artworks: readonly Artwork[] = [
  ...enamels,
  ...carvings,
  ...batiks,
  ...paintings,
  ...photographs,
  ...kangas,
];
