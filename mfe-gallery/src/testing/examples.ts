import type { Artwork } from '@safari/contracts';

export const anArtwork: Artwork = {
  id: 3,
  version: 1,
  title: 'Three at the Well',
  artistId: 2,
  artist: 'Zawadi',
  artistPhotoUrl: '/pictures/artists/zawadi.svg',
  artistBio: '',
  artistStory: '',
  imageUrl: '/pictures/art/well.svg',
  medium: 'Ink on paper',
  description: '',
  dimensions: '',
  price: 240,
  yearCreated: 2024,
  category: 'Drawing',
  translations: [],
};
