import { expect, it } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { similarPackages } from './similar.rules';

const trip = (id: number, facts: Partial<Package>) => examplePackage({ id, price: '1000.00', ...facts });

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

it('a place counts where both go there, and of two that are as much alike the one made first comes first', () => {
  const own = trip(1, { attractionIds: [1, 2] });
  const elsewhere = { location: 'Zanzibar', price: '9000.00' };
  const all = [
    trip(5, { ...elsewhere, attractionIds: [7, 8, 9] }),
    trip(3, elsewhere),
    trip(4, { ...elsewhere, attractionIds: [2] }),
    trip(2, elsewhere),
  ];
  expect(similarPackages(own, all).map(({ id }) => id)).toEqual([4, 2, 3]);
});

it.each([
  ['600.00', false],
  ['601.00', true],
  ['1699.00', true],
  ['1700.00', false],
])('a journey for 1000 costs about as much as one for %s: %p', (price, isAlike) => {
  const all = [trip(2, { price: '9000.00' }), trip(3, {})];
  expect(similarPackages(trip(1, { price }), all).map(({ id }) => id)).toEqual(isAlike ? [3, 2] : [2, 3]);
});
