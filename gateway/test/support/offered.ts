import type { Artwork } from '@safari/contracts';

export const work = (facts: Partial<Artwork> = {}): Artwork => ({
  id: 3,
  version: 1,
  artistId: 2,
  title: 'Three at the Well',
  artist: 'Zawadi Mstari',
  artistPhotoUrl: '/pictures/artists/zawadi-mstari.svg',
  artistBio: 'Draws what the day leaves behind.',
  artistStory: '',
  imageUrl: '/pictures/artworks/three-at-the-well.svg',
  medium: 'Ink on paper',
  description: 'Three women and the morning.',
  dimensions: '40 × 60 cm',
  price: 240,
  yearCreated: 2024,
  category: 'Drawing',
  translations: [],
  ...facts,
});
