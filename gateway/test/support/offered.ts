import type { Artwork, Package } from '@safari/contracts';

export const trip = (facts: Partial<Package> = {}): Package => ({
  id: 4,
  version: 1,
  name: 'The Northern Circuit',
  description: 'Tarangire, Lake Manyara, the Serengeti and Ngorongoro in one unhurried week.',
  imageUrl: '/pictures/packages/northern-circuit.svg',
  location: 'Serengeti',
  price: '2980.00',
  duration: 2,
  type: 'classic',
  agency: 'Kilele Safaris',
  isPopular: 1,
  displayOrder: 1,
  highlights: [],
  inclusions: [],
  attractionIds: [],
  itinerary: [
    { day: 1, title: 'Arusha', description: '', activities: [], accommodation: '', meals: '' },
    { day: 2, title: 'Tarangire', description: '', activities: [], accommodation: '', meals: '' },
  ],
  providers: [],
  ...facts,
});

export const work = (facts: Partial<Artwork> = {}): Artwork => ({
  id: 3,
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
