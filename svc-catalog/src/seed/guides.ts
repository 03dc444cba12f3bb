import type { SeededGuide } from './seed.types.js';

export const guides: readonly SeededGuide[] = [];
