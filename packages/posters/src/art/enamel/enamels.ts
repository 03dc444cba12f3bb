import type { Artwork } from '../artwork.js';
import { fishOfTheGreatLake } from './fish-of-the-great-lake.js';
import { leopardInTheFlameTree } from './leopard-in-the-flame-tree.js';
import { twoGiraffesAtNoon } from './two-giraffes-at-noon.js';

export const enamels: readonly Artwork[] = [
  {
    slug: 'two-giraffes-at-noon',
    alt: 'Two spotted giraffes cross their necks under a dotted noon sun, in the manner of Tingatinga',
    draw: twoGiraffesAtNoon,
  },
  {
    slug: 'leopard-in-the-flame-tree',
    alt: 'A leopard stretched along a flame tree in scarlet blossom, in the manner of Tingatinga',
    draw: leopardInTheFlameTree,
  },
  {
    slug: 'fish-of-the-great-lake',
    alt: 'Bright fish swim round in a great circle on dotted blue, in the manner of Tingatinga',
    draw: fishOfTheGreatLake,
  },
];
