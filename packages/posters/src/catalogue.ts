import { type PictureGroup, pictures } from './pictures.js';

export interface CatalogueEntry {
  group: PictureGroup;
  slug: string;
  alt: string;
}

/** Every picture there is; its file is `/pictures/<group>/<slug>.svg`. */
export const catalogue: readonly CatalogueEntry[] = pictures.map(({ group, slug, alt }) => ({
  group,
  slug,
  alt,
}));
