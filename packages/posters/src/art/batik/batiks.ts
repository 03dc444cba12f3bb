import type { Artwork } from '../artwork.js';
import { dhowAndMoon } from './dhow-and-moon.js';
import { marketMorning } from './market-morning.js';
import { threeAtTheWell } from './three-at-the-well.js';

export const batiks: readonly Artwork[] = [
  {
    slug: 'three-at-the-well',
    alt: 'Batik of three women who carry water pots on their heads before a great sun',
    draw: threeAtTheWell,
  },
  {
    slug: 'market-morning',
    alt: 'Batik of market women under umbrellas among baskets of fruit',
    draw: marketMorning,
  },
  {
    slug: 'dhow-and-moon',
    alt: 'Indigo batik of a dhow on patterned waves below a full moon',
    draw: dhowAndMoon,
  },
];
