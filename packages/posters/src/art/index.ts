export interface Artwork {
  slug: string;
  alt: string;
  draw: () => string;
}

export const artworks: readonly Artwork[] = [];
