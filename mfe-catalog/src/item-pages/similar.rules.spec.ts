import { expect, it } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { similarPackages } from './similar.rules';

const trip = (id: number, facts: Partial<Package>): Package =>
  ({ id, type: 'classic', location: 'Serengeti', price: '1000.00', attractionIds: [], ...facts }) as Package;

it('journeys are alike by kind, place, what they visit and what they cost; three are shown, never the one itself', () => {
  const own = trip(1, { attractionIds: [1, 2] });
  const all = [
    own,
    trip(2, { type: 'budget', location: 'Zanzibar', price: '9000.00' }),
    trip(3, { location: 'Ruaha' }),
    trip(4, {}),
    trip(5, { attractionIds: [1, 2] }),
    trip(6, { type: 'luxury', price: '5000.00' }),
  ];
  expect(similarPackages(own, all).map(({ id }) => id)).toEqual([5, 4, 3]);
  expect(similarPackages(own, [own])).toEqual([]);
});
