import { bibiNakshi } from './artists/bibi-nakshi.js';
import { fundiMpingo } from './artists/fundi-mpingo.js';
import { jumaRangirangi } from './artists/juma-rangirangi.js';
import { mamaUpepo } from './artists/mama-upepo.js';
import { pichaMwanga } from './artists/picha-mwanga.js';
import { zawadiMstari } from './artists/zawadi-mstari.js';
import type { SeededArtist } from './seed.types.js';

export const artists: readonly SeededArtist[] = [
  jumaRangirangi,
  fundiMpingo,
  mamaUpepo,
  zawadiMstari,
  pichaMwanga,
  bibiNakshi,
];
