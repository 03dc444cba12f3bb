import type { SeededAttraction } from './seed.types.js';

/** In this order they get the ids 1, 2, 3 …, which other rooms' demonstration data refer to. */
export const attractions: readonly SeededAttraction[] = [];
