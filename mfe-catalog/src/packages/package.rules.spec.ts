import { describe, expect, it } from '@jest/globals';
import type { ListedPackage } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { type PackageEntry, packageEntry } from '../data/entry.rules';
import { filterPackages, frontPage, locationMeant, locationOptions, sortPackages } from './package.rules';

const make = (id: number, changes: Partial<ListedPackage> = {}): PackageEntry =>
  packageEntry(
    {
      ...examplePackage({
        id,
        name: `Package ${id}`,
        description: '',
        location: 'Tanzania',
        price: '1000.00',
        duration: 3,
        itinerary: [],
      }),
      translations: [],
      ...changes,
    },
    'sw',
  );
const ids = (packages: readonly PackageEntry[]) => packages.map(({ id }) => id);

describe('the front page', () => {
  it('shows the first three where nobody has a position', () => {
    expect(ids(frontPage([1, 2, 3, 4].map((id) => make(id))))).toEqual([1, 2, 3]);
  });

  it('shows positions in their order', () => {
    const packages = [
      make(1, { displayOrder: 3 }),
      make(2),
      make(3, { displayOrder: 1 }),
      make(4, { displayOrder: 2 }),
    ];
    expect(ids(frontPage(packages))).toEqual([3, 4, 1]);
  });

  it('fills up with the first of the others', () => {
    expect(ids(frontPage([make(1), make(2), make(3), make(4, { displayOrder: 1 })]))).toEqual([4, 1, 2]);
  });

  it('shows none twice', () => {
    expect(ids(frontPage([make(1, { displayOrder: 1 }), make(2)]))).toEqual([1, 2]);
  });

  it('shows what there is', () => {
    expect(frontPage([])).toEqual([]);
    expect(ids(frontPage([make(1)]))).toEqual([1]);
  });
});

describe('the locations to choose from', () => {
  it('are the highlights that mention one of the great places, each once', () => {
    const packages = [
      make(1, { highlights: ['Great Migration in the Serengeti', 'Bush dinner', 'ZANZIBAR beaches'] }),
      make(2, { highlights: ['Great Migration in the Serengeti', 'Ngorongoro Crater', 'Hot springs'] }),
    ];
    expect(locationOptions(packages)).toEqual([
      'Great Migration in the Serengeti',
      'Ngorongoro Crater',
      'ZANZIBAR beaches',
    ]);
  });

  const listed = ['Kilimanjaro', 'Kilimanjaro and Meru', 'Ngorongoro Crater', 'Zanzibar'];
  it.each([
    ['is the one of that name', 'Kilimanjaro', 'Kilimanjaro'],
    ['is the only one that mentions it', 'Ngorongoro', 'Ngorongoro Crater'],
    ['is that one whatever the case', 'zanzibar', 'Zanzibar'],
    ['stays as it is where several mention it', 'Kili', 'Kili'],
    ['stays as it is where none does', 'Ruaha', 'Ruaha'],
    ['is none where none is named', '', ''],
  ])('a place that a link names %s', (_, named, meant) => {
    expect(locationMeant(listed, named)).toBe(meant);
    expect(locationMeant(['Zanzibar'], '')).toBe('');
  });
});

describe('searching', () => {
  const packages = [
    make(1, {
      name: 'River Crossings',
      description: 'The Mara in August',
      highlights: ['Northern Serengeti'],
    }),
    make(2, { name: 'Zanzibar and Spice', description: 'Stone Town', highlights: ['Old doors'] }),
  ];
  const found = (search: string, location = '') => ids(filterPackages(packages, { search, location }));

  it('looks at names and descriptions, whatever the case', () => {
    expect(found('river')).toEqual([1]);
    expect(found('  STONE ')).toEqual([2]);
    expect(found('serengeti')).toEqual([]);
    expect(found('')).toEqual([1, 2]);
  });

  it('looks at the places of the journey, too', () => {
    const day = { day: 1, description: '', activities: [], meals: '' };
    const coast = make(3, {
      location: 'Pwani',
      itinerary: [{ ...day, title: 'By boat to Zanzibar', accommodation: 'Matemwe Reef House' }],
    });
    const where = (search: string) => ids(filterPackages([coast], { search, location: '' }));
    for (const search of ['zanzibar', 'Matemwe', 'pwani']) expect(where(search)).toEqual([3]);
    expect(where('Mafia')).toEqual([]);
  });

  it('reads what a package is called, is and where it lies in the reader’s language, too, but no other text', () => {
    const coast = make(3, {
      name: 'By the sea',
      description: 'White sand',
      location: 'Coast',
      highlights: ['Bush dinner'],
      translations: [
        { en: 'By the sea', sw: 'Kando ya bahari' },
        { en: 'White sand', sw: 'Mchanga mweupe' },
        { en: 'Coast', sw: 'Pwani' },
        { en: 'Bush dinner', sw: 'Chakula porini' },
      ],
    });
    const where = (search: string) => ids(filterPackages([coast], { search, location: '' }));
    for (const search of ['bahari', 'MWEUPE', 'pwani', 'by the sea'])
      expect([search, where(search)]).toEqual([search, [3]]);
    expect(where('porini')).toEqual([]);
  });

  it('takes text as text', () => {
    expect(found('.*')).toEqual([]);
  });

  it('finds a place in highlights or names', () => {
    expect(found('', 'Serengeti')).toEqual([1]);
    expect(found('', 'zanzibar')).toEqual([2]);
    expect(found('mara', 'Zanzibar')).toEqual([]);
    const one = make(3, { highlights: ['Bush dinner', 'Northern Serengeti'] });
    expect(filterPackages([one], { search: '', location: 'Serengeti' })).toEqual([one]);
    expect(filterPackages([make(4)], { search: '', location: '' })).toHaveLength(1);
  });
});

describe('sorting', () => {
  const packages = [
    make(1, { price: '900.00', duration: 5, name: 'Beta' }),
    make(2, { price: '1000.00', duration: 2, name: 'alpha', isPopular: 1 }),
    make(3, { price: 'ask us', duration: 12, name: 'Gamma' }),
    make(4, { price: '99.50', duration: 2, name: 'Delta', isPopular: 1 }),
  ];

  it.each([
    ['featured', [2, 4, 1, 3]],
    ['priceLow', [4, 1, 2, 3]],
    ['priceHigh', [2, 1, 4, 3]],
    ['durationShort', [2, 4, 1, 3]],
    ['durationLong', [3, 1, 2, 4]],
    ['name', [2, 1, 4, 3]],
  ] as const)('by %s', (sort, order) => {
    expect(ids(sortPackages(packages, sort, 'en'))).toEqual(order);
  });

  it('leaves the list itself alone', () => {
    sortPackages(packages, 'priceHigh', 'en');
    expect(ids(packages)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the order of two without a price', () => {
    const unpriced = [make(7, { price: '' }), make(8, { price: '' })];
    expect(ids(sortPackages(unpriced, 'priceLow', 'en'))).toEqual([7, 8]);
  });
});
