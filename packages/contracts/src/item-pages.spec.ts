import { describe, expect, it } from '@jest/globals';
import {
  type AttractionWords,
  artistTexts,
  artworkTexts,
  attractionTexts,
  guideTexts,
  type ItemPage,
  type PackageWords,
  packageTexts,
  textReader,
  translationsOf,
} from './item-pages.js';

const page: ItemPage = {
  bestMonths: [],
  closedMonths: [],
  seasons: 'Dry from June',
  suits: { minimumAge: null, fitness: 'easy', effort: 'Little', health: 'Malaria', access: '' },
  questions: [{ question: 'Why?', answer: 'Because' }],
  guideIds: [],
};

describe('the texts of an item', () => {
  it('are all of a package, each once and in the order of its page', () => {
    const day = {
      title: 'Arrival',
      description: 'Met',
      activities: ['Walk'],
      accommodation: 'Camp',
      meals: 'Lunch',
    };
    const item = {
      name: 'Trip',
      description: 'Far',
      location: 'Ruaha',
      highlights: ['Ruaha'],
      inclusions: ['Tea'],
      itinerary: [
        { ...day, stage: { places: [{ name: 'Airport' }, { name: 'Camp' }] } },
        { ...day, title: 'Departure', stage: null },
      ],
      page: { ...page, notIncluded: ['Tips'] },
    } as unknown as PackageWords;
    expect(packageTexts(item)).toEqual(
      'Trip,Far,Ruaha,Arrival,Airport,Camp,Met,Walk,Lunch,Departure,Tea,Tips,Dry from June,Little,Malaria,Why?,Because'.split(
        ',',
      ),
    );
  });

  it('are all of an attraction', () => {
    const lists = {
      activities: ['Swim'],
      whatToExpect: ['Dust'],
      requirements: ['Shoes'],
      whatToBring: ['Hat'],
    };
    const item = {
      name: 'Crater',
      description: 'Round',
      detailedDescription: 'Very round',
      location: 'Ngorongoro',
      priceUnit: 'person',
      duration: '6 hours',
      bestTimeToVisit: 'June',
      highlights: ['Rim'],
      included: ['Fee'],
      notIncluded: ['Fee'],
      ...lists,
      page: { ...page, place: { name: 'Crater floor' }, pictures: [] },
    } as unknown as AttractionWords;
    expect(attractionTexts(item)).toEqual(
      'Crater,Round,Very round,Ngorongoro,person,6 hours,June,Rim,Crater floor,Swim,Dust,Fee,Shoes,Hat,Dry from June,Little,Malaria,Why?,Because'.split(
        ',',
      ),
    );
    const nowhere = { ...item, page: { ...item.page, place: null } };
    expect(attractionTexts(nowhere)).toEqual(attractionTexts(item).filter((text) => text !== 'Crater floor'));
  });

  it('are all of a guide, a work and its artist', () => {
    const guide = { title: 'Tracker', bio: 'Born near', languages: ['English'], specialties: ['Birds'] };
    expect(guideTexts(guide)).toEqual(['Tracker', 'Born near', 'English', 'Birds']);
    const work = {
      title: 'Baobab',
      medium: 'Oil',
      description: 'Old',
      dimensions: '40 × 60 cm',
      category: 'painting',
    } as const;
    expect(artworkTexts(work)).toEqual(['Baobab', 'Oil', 'Old', '40 × 60 cm', 'painting']);
    expect(artistTexts({ bio: 'Paints', story: 'Began late' })).toEqual(['Paints', 'Began late']);
  });

  it('are read in Swahili where somebody has written it, and else in English that says so', () => {
    const read = textReader([{ en: 'Trip', sw: 'Safari' }], 'sw');
    expect(read('Trip')).toEqual({ text: 'Safari', language: 'sw' });
    expect(read('Far')).toEqual({ text: 'Far', language: 'en' });
    expect(textReader([{ en: 'Trip', sw: 'Safari' }], 'en')('Trip')).toEqual({
      text: 'Trip',
      language: 'en',
    });
  });

  it('lose the translations of what is not said any more, and of what was left empty', () => {
    const given = [
      { en: 'Gone', sw: 'Imekwenda' },
      { en: 'Far', sw: '' },
      { en: 'Trip', sw: 'Safari' },
    ];
    expect(translationsOf(['Trip', 'Far'], given)).toEqual([{ en: 'Trip', sw: 'Safari' }]);
    expect(translationsOf(['Trip'], undefined)).toEqual([]);
  });
});
