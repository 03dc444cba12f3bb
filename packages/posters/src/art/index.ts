import type { Artwork } from './artwork.js';
import { batiks } from './batik/batiks.js';
import { carvings } from './carving.js';
import { enamels } from './enamel/enamels.js';
import { kangas } from './kanga/kangas.js';
import { paintings } from './painting/paintings.js';
import { photographs } from './photograph/photographs.js';

export const artworks: readonly Artwork[] = [
  ...enamels,
  ...carvings,
  ...batiks,
  ...paintings,
  ...photographs,
  ...kangas,
];
