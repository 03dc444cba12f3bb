import type { SeededArtist } from './seed.types.js';

export const artists: readonly SeededArtist[] = [];
