import { describe, expect, it } from '@jest/globals';
import type { ListedAttraction, ListedPackage } from '@safari/contracts';
import { attractionEntry, packageEntry } from './entry.rules';

const translations = [{ en: 'Serengeti National Park', sw: 'Hifadhi ya Taifa ya Serengeti' }];

const park = {
  id: 7,
  name: 'Serengeti National Park',
  description: 'Endless plains',
  imageUrl: '/pictures/attractions/serengeti.svg',
  location: 'Mara',
  category: 'national_park',
  priceFrom: '70.00',
  priceUnit: 'person',
  duration: '2 days',
  translations,
};
const listedPark = {
  ...park,
  version: 4,
  difficulty: 'easy',
  included: ['Guide'],
} as unknown as ListedAttraction;

const trip = {
  id: 3,
  name: 'Northern Circuit',
  description: 'Parks of the north',
  imageUrl: '/pictures/packages/north.svg',
  location: 'Arusha',
  price: '1200.00',
  duration: 3,
  type: 'classic',
  agency: 'Kilele Safaris',
  isPopular: 1,
  displayOrder: 2,
  highlights: ['Great Migration'],
  inclusions: ['Meals'],
  translations,
};
const day = (title: string, accommodation: string) => ({ title, accommodation, meals: 'All' });
const listedTrip = {
  ...trip,
  version: 9,
  attractionIds: [7],
  itinerary: [day('Karatu', 'Farm House'), day('Serengeti', 'Tented Camp'), day('Serengeti', 'Farm House')],
} as unknown as ListedPackage;

describe('what the cards are made of', () => {
  it('is what they show of an attraction, and nothing else', () => {
    expect(attractionEntry(listedPark, 'sw')).toEqual(park);
  });

  it('is what they show of a package, with every place of its days once', () => {
    const places = ['Karatu', 'Farm House', 'Serengeti', 'Tented Camp'];
    expect(packageEntry(listedTrip, 'sw')).toEqual({ ...trip, places });
  });

  it('has no translation for a reader of English', () => {
    expect(attractionEntry(listedPark, 'en')).toEqual({ ...park, translations: [] });
    expect(packageEntry(listedTrip, 'en').translations).toEqual([]);
  });

  it('has none either where the service of the release before tells none', () => {
    const { translations: _, ...former } = listedPark;
    expect(attractionEntry(former as ListedAttraction, 'sw').translations).toEqual([]);
  });
});
