import { describe, expect, it } from '@jest/globals';
import type { Attraction } from '@safari/contracts';
import { ATTRACTION_LISTS, attractionFaults, toDraft, toFields } from './attraction.rules';

const good = {
  ...toDraft(),
  name: 'Olduvai Gorge',
  description: 'Where the first of us walked.',
  priceFrom: '35',
};

describe('the attraction form', () => {
  it('begins with wildlife that is easy to reach, and one row in every list', () => {
    expect(toDraft()).toMatchObject({ category: 'wildlife', difficulty: 'easy' });
    for (const list of ATTRACTION_LISTS) expect(toDraft()[list]).toEqual(['']);
  });

  it('needs a name, a description and a price', () => {
    expect(attractionFaults(good)).toEqual({});
    expect(Object.keys(attractionFaults(toDraft()))).toEqual(['name', 'description', 'priceFrom']);
    expect(attractionFaults({ ...good, priceFrom: '0' })).toEqual({});
  });

  it('names the amount that cannot be read', () => {
    const pricing = { adult: '70.00', child: 'half', group: '' };
    expect(attractionFaults({ ...good, pricing })).toEqual({ 'pricing.child': 'attraction.fault.amount' });
  });

  it('drops rows in which nothing was written and sends empty amounts as null', () => {
    const fields = toFields({ ...good, whatToBring: ['', ' Hat ', ''] });
    expect(fields.whatToBring).toEqual(['Hat']);
    expect(fields.highlights).toEqual([]);
    expect(fields.pricing).toEqual({ adult: null, child: null, group: null });
  });

  it('gives back what was stored', () => {
    const fields = toFields({ ...good, pricing: { adult: '70.00', child: '', group: '400.00' } });
    const stored: Attraction = { ...fields, id: 3, version: 2, bestTime: fields.bestTimeToVisit };
    expect(toFields(toDraft(stored))).toEqual(fields);
  });
});
