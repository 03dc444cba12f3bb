import { artists } from './artists.js';
import { guides } from './guides.js';
import type { Person } from './person.js';
import { drawPortrait } from './portrait.js';

export interface Portrait {
  slug: string;
  alt: string;
  draw: () => string;
}

const portraitOf = (person: Person): Portrait => ({
  slug: person.slug,
  alt: person.alt,
  draw: () => drawPortrait(person),
});

export const artistPortraits: readonly Portrait[] = artists.map(portraitOf);
export const guidePortraits: readonly Portrait[] = guides.map(portraitOf);
