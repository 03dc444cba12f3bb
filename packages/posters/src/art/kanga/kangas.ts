import type { Artwork } from '../artwork.js';
import { cashewAndStar } from './cashew-and-star.js';
import { harakaHaraka } from './haraka-haraka.js';
import { oceanBorder } from './ocean-border.js';

export const kangas: readonly Artwork[] = [
  {
    slug: 'haraka-haraka',
    alt: 'Kanga in red, black and white with a sunburst and the saying Haraka haraka haina baraka',
    draw: harakaHaraka,
  },
  {
    slug: 'cashew-and-star',
    alt: 'Kanga with a border of cashew nuts round a field of eight-pointed stars',
    draw: cashewAndStar,
  },
  {
    slug: 'ocean-border',
    alt: 'Kanga in blue and coral: fish along the border, a great shell among waves within',
    draw: oceanBorder,
  },
];
