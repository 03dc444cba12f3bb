import type { Artwork } from '../artwork.js';
import { elephantDust } from './elephant-dust.js';
import { fishermanAtDawn } from './fisherman-at-dawn.js';
import { stoneTownDoor } from './stone-town-door.js';

/** Duotone prints: one scene in two inks, with grain, a soft vignette and a white margin. */
export const photographs: readonly Artwork[] = [
  {
    slug: 'elephant-dust',
    alt: 'Duotone photograph: a bull elephant walks through backlit dust, others faint behind him, birds rising',
    draw: elephantDust,
  },
  {
    slug: 'fisherman-at-dawn',
    alt: 'Duotone photograph: a fisherman poles a canoe across a still lake, sun low behind him',
    draw: fishermanAtDawn,
  },
  {
    slug: 'stone-town-door',
    alt: 'Duotone photograph: light falls across a carved and studded door',
    draw: stoneTownDoor,
  },
];
