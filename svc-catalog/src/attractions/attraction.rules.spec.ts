import { describe, expect, it } from '@jest/globals';
import { EMPTY_ATTRACTION_PAGE } from '../item-pages/item-page.rules.js';
import { ATTRACTION_DEFAULTS, type AttractionContent, attractionFields } from './attraction.rules.js';

const told = { name: 'Baobab Alley', description: 'Old trees.', priceFrom: '35.00' };
/** An attraction of which everything is known. */
const known: AttractionContent = {
  ...told,
  detailedDescription: 'Very old trees.',
  imageUrl: '/pictures/attractions/baobab-alley.svg',
  location: 'Tarangire',
  category: 'adventure',
  priceUnit: 'group',
  duration: '2 hours',
  difficulty: 'moderate',
  bestTimeToVisit: 'June',
  highlights: ['Shade'],
  included: ['Water'],
  notIncluded: ['Lunch'],
  activities: ['Walk'],
  pricing: { adult: '35.00', child: '10.00', group: '90.00' },
  requirements: ['Shoes'],
  whatToExpect: ['Dust'],
  whatToBring: ['Hat'],
  page: { ...EMPTY_ATTRACTION_PAGE, bestMonths: [6, 7], pictures: ['/a.svg'] },
  translations: [{ en: 'Old trees.', sw: 'Miti ya kale.' }],
};

describe('an attraction', () => {
  it('of which the form says all is what the form says', () => {
    expect(attractionFields(known, ATTRACTION_DEFAULTS)).toEqual(known);
  });

  it('keeps what the form does not say when it is changed', () => {
    const changed = { name: 'The Alley', description: 'Old trees.', priceFrom: '40.00' };
    expect(attractionFields(changed, known)).toEqual({ ...known, ...changed });
  });

  it('can be emptied, line by line', () => {
    const emptied = { ...told, location: '', highlights: [], whatToBring: [] };
    expect(attractionFields(emptied, known)).toMatchObject({ location: '', highlights: [], whatToBring: [] });
  });

  it('has the picture and the unit of a new one where the form says that they are empty', () => {
    expect(attractionFields({ ...told, imageUrl: '', priceUnit: '' }, known)).toMatchObject({
      imageUrl: '/pictures/site/share.svg',
      priceUnit: 'person',
    });
  });

  it('that is new has a picture, a kind and a unit of its price, and is nowhere priced but in its beginning', () => {
    const made = attractionFields(told, ATTRACTION_DEFAULTS);
    expect(made).toMatchObject({
      ...told,
      category: 'wildlife',
      difficulty: 'easy',
      priceUnit: 'person',
      pricing: { adult: null, child: null, group: null },
    });
    expect(made.imageUrl).toMatch(/^\/pictures\/site\/.+\.svg$/);
    const rest = Object.entries(made).filter(([, value]) => value === '' || Array.isArray(value));
    expect(rest.flatMap(([, value]) => value)).toEqual(['', '', '', '']); // nothing is made up
    expect(ATTRACTION_DEFAULTS.translations).toEqual([]);
  });

  it('has every price of its list, those without a figure as null', () => {
    const { pricing } = attractionFields({ ...told, pricing: { child: '10.00' } }, known);
    expect(pricing).toEqual({ adult: null, child: '10.00', group: null });
  });
});
