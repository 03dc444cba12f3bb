import { describe, expect, it } from '@jest/globals';
import type { AttractionDetails } from '@safari/contracts';
import { blankPage, blankPlace } from '../shared/item-page/item-page.rules';
import {
  type AttractionDraft,
  asShown,
  attractionFaults,
  textsOf,
  toDraft,
  toFields,
} from './attraction.rules';

const good = {
  ...toDraft(),
  name: 'Olduvai Gorge',
  description: 'Where the first of us walked.',
  priceFrom: '35',
};

const faultsOf = (draft: AttractionDraft, currency = 'USD') => attractionFaults(draft, currency);
const fieldsOf = (draft: AttractionDraft, currency = 'USD') => toFields(draft, currency);

describe('the attraction form', () => {
  it('begins with wildlife that is easy to reach, and one row in every list', () => {
    expect(toDraft()).toEqual({
      name: '',
      description: '',
      detailedDescription: '',
      imageUrl: '',
      location: '',
      category: 'wildlife',
      priceFrom: '',
      priceUnit: 'person',
      duration: '',
      difficulty: 'easy',
      bestTimeToVisit: '',
      highlights: [''],
      activities: [''],
      included: [''],
      notIncluded: [''],
      requirements: [''],
      whatToExpect: [''],
      whatToBring: [''],
      pricing: { adult: '', child: '', group: '' },
      page: { ...blankPage, place: blankPlace, pictures: [''] },
      translations: [],
    });
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'attraction.fault.name' }],
    [{ description: ' ' }, { description: 'attraction.fault.description' }],
    [{ priceFrom: '' }, { priceFrom: 'attraction.fault.amount' }],
    [{ priceFrom: '0' }, {}],
    [{ pricing: { adult: ' ', child: '', group: '400' } }, {}],
    [{ imageUrl: ' ' }, {}],
    [{ imageUrl: ' /pictures/a.svg ' }, {}],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'package.fault.imageUrl' }],
    [
      { page: { ...good.page, place: { ...blankPlace, latitude: '-3', longitude: '35.4' } } },
      { 'page.place.name': 'place.fault.name' },
    ],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(faultsOf({ ...good, ...changes })).toEqual(faults);
  });

  it('names the amount that cannot be read', () => {
    const pricing = { adult: '70.00', child: 'half', group: '' };
    expect(faultsOf({ ...good, pricing })).toEqual({ 'pricing.child': 'attraction.fault.amount' });
    expect(faultsOf({ ...good, priceFrom: '35.5' }, 'JPY')).toEqual({ priceFrom: 'attraction.fault.amount' });
  });

  it('drops rows in which nothing was written and sends empty amounts as null', () => {
    const fields = fieldsOf({ ...good, whatToBring: ['', ' Hat ', ''] });
    expect(fields.whatToBring).toEqual(['Hat']);
    expect(fields.highlights).toEqual([]);
    expect(fields.pricing).toEqual({ adult: null, child: null, group: null });
  });

  it('sends amounts in the one form of the currency, however they were typed', () => {
    const pricing = { adult: ' TSh 180,000 ', child: '', group: '1 200 000.5' };
    expect(fieldsOf({ ...good, priceFrom: '180,000', pricing }, 'TZS')).toMatchObject({
      priceFrom: '180000.00',
      pricing: { adult: '180000.00', child: null, group: '1200000.50' },
    });
  });

  it('sends texts without the spaces around them, and a price that cannot be read as it was typed', () => {
    const draft = { ...good, name: ' Olduvai Gorge ', location: ' Ngorongoro', imageUrl: '/pictures/a.svg ' };
    expect(fieldsOf({ ...draft, priceFrom: ' much ' })).toMatchObject({
      name: 'Olduvai Gorge',
      location: 'Ngorongoro',
      imageUrl: '/pictures/a.svg',
      priceFrom: 'much',
    });
  });

  it('gives back what was stored', () => {
    const pricing = { adult: '70.00', child: '', group: '400.00' };
    const fields = fieldsOf({ ...good, priceFrom: '35.00', pricing });
    const stored: AttractionDetails = { ...fields, id: 3, version: 2, bestTime: fields.bestTimeToVisit };
    expect(toDraft(stored)).toEqual({ ...good, priceFrom: '35.00', pricing });
    const nothing = { adult: null, child: '20.00', group: null };
    expect(toDraft({ ...stored, pricing: nothing }).pricing).toEqual({
      adult: '',
      child: '20.00',
      group: '',
    });
  });

  it('offers every text for translation once, without the spaces around it', () => {
    const draft = { ...good, duration: ' ', bestTimeToVisit: ' All year ', highlights: ['All year'] };
    expect(textsOf(draft, 'USD')).toEqual([
      'Olduvai Gorge',
      'Where the first of us walked.',
      'person',
      'All year',
    ]);
  });

  it('shows the attraction as visitors will see it, even while price and picture are missing', () => {
    const draft = { ...good, bestTimeToVisit: 'All year', imageUrl: ' /pictures/a.svg' };
    const { page: _, translations: __, ...fields } = fieldsOf(draft);
    const shown = { ...fields, id: 0, version: 0, priceFrom: '35.00', bestTime: 'All year' };
    expect(asShown(draft, 'USD')).toEqual(shown);
    expect(asShown({ ...draft, priceFrom: 'much', imageUrl: ' ' }, 'USD')).toEqual({
      ...shown,
      priceFrom: '0.00',
      imageUrl: '/pictures/site/share.svg',
    });
  });
});
