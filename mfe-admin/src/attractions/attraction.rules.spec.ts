import { describe, expect, it } from '@jest/globals';
import type { AttractionDetails } from '@safari/contracts';
import {
  ATTRACTION_LISTS,
  type AttractionDraft,
  attractionFaults,
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
    expect(toDraft()).toMatchObject({ category: 'wildlife', difficulty: 'easy' });
    for (const list of ATTRACTION_LISTS) expect(toDraft()[list]).toEqual(['']);
  });

  it('needs a name, a description and a price', () => {
    expect(faultsOf(good)).toEqual({});
    expect(Object.keys(faultsOf(toDraft()))).toEqual(['name', 'description', 'priceFrom']);
    expect(faultsOf({ ...good, priceFrom: '0' })).toEqual({});
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

  it('gives back what was stored', () => {
    const fields = fieldsOf({ ...good, pricing: { adult: '70.00', child: '', group: '400.00' } });
    const stored: AttractionDetails = { ...fields, id: 3, version: 2, bestTime: fields.bestTimeToVisit };
    expect(fieldsOf(toDraft(stored))).toEqual(fields);
  });
});
