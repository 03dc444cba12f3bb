import type { Artwork } from '../artwork.js';
import { cityInFourColours } from './city-in-four-colours.js';
import { rainOverKariakoo } from './rain-over-kariakoo.js';
import { redRoad } from './red-road.js';

/** Contemporary painting: fields of colour with hand-cut edges and dry brush over them. */
export const paintings: readonly Artwork[] = [
  {
    slug: 'city-in-four-colours',
    alt: 'An abstract city of stacked blocks, windows and one round sun in rust, teal, ochre and cream',
    draw: cityInFourColours,
  },
  {
    slug: 'rain-over-kariakoo',
    alt: 'Umbrellas seen from above as discs of colour in slanting rain, their light on a wet street',
    draw: rainOverKariakoo,
  },
  {
    slug: 'red-road',
    alt: 'A red road runs through bands of green and gold to a low horizon with dark trees',
    draw: redRoad,
  },
];
