import { describe, expect, it } from '@jest/globals';
import type { Attraction, Package } from '@safari/contracts';
import { exampleAttraction } from '@safari/contracts/testing';
import { categoriesOf, inCategory, includes, packagesWith } from './attraction.rules';

const attraction = (changes: Partial<Attraction>) =>
  exampleAttraction({ id: 5, name: 'Mnemba Reef', category: 'beach', ...changes });
const trip = (activities: string[], attractionIds: number[] = []) =>
  ({
    attractionIds,
    itinerary: [
      { day: 1, activities: [] },
      { day: 2, activities },
    ],
  }) as unknown as Package;

describe('a package includes an attraction', () => {
  it('that it names by id', () => {
    expect(includes(trip([], [4, 5]), attraction({}))).toBe(true);
    expect(includes(trip([], [4]), attraction({}))).toBe(false);
  });

  it('whose name stands in an activity, whatever the case', () => {
    expect(includes(trip(['Snorkel over MNEMBA reef at noon']), attraction({}))).toBe(true);
  });

  it.each(['Serengeti', 'Ngorongoro', 'Kilimanjaro', 'Tarangire', 'Manyara'])(
    'that shares %s with an activity',
    (place) => {
      expect(
        includes(trip([`Game drive in ${place.toUpperCase()}`]), attraction({ name: `The ${place} Plains` })),
      ).toBe(true);
    },
  );

  it('whose name has blanks around it', () => {
    expect(includes(trip(['Snorkel over Mnemba Reef']), attraction({ name: ' Mnemba Reef ' }))).toBe(true);
  });

  it('and of many packages these alone are named', () => {
    const [with5, without] = [trip([], [5]), trip(['Rest'])];
    expect(packagesWith(attraction({}), [without, with5])).toEqual([with5]);
  });

  it('but not for a great place that the attraction does not bear', () => {
    expect(includes(trip(['Game drive in the Serengeti']), attraction({}))).toBe(false);
  });

  it('and never for an attraction without a name', () => {
    expect(includes(trip(['Rest']), attraction({ name: ' ' }))).toBe(false);
  });
});

it('shows all attractions, or those of one category', () => {
  const all = [
    attraction({ id: 1 }),
    attraction({ id: 2, category: 'wildlife' }),
    attraction({ id: 3, category: 'historical' }),
  ];
  expect(inCategory(all, 'all').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(inCategory(all, 'wildlife').map(({ id }) => id)).toEqual([2]);
});

it('every category that an attraction has can be chosen, and the four known ones always', () => {
  for (const none of [[], [attraction({ category: 'beach' })]])
    expect(categoriesOf(none)).toEqual(['wildlife', 'cultural', 'adventure', 'beach']);
  expect(categoriesOf([attraction({ category: 'historical' })])).toEqual([
    'wildlife',
    'cultural',
    'adventure',
    'beach',
    'historical',
  ]);
});
