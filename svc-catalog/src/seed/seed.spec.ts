import { describe, expect, it } from '@jest/globals';
import { artistTexts, artworkTexts, attractionTexts, guideTexts, packageTexts } from '@safari/contracts';
import { fieldErrors } from '@safari/service-kit';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { AttractionDto } from '../attractions/attraction.dto.js';
import { EMPTY_ATTRACTION_PAGE, EMPTY_PACKAGE_PAGE } from '../item-pages/item-page.rules.js';
import { PackageDto } from '../packages/package.dto.js';
import { itineraryDays, stagedDays } from '../packages/package.rules.js';
import { artists } from './artists.js';
import { attractions } from './attractions.js';
import { guides } from './guides.js';
import { packages } from './packages.js';
import { attractionPages } from './pages/attractions.js';
import { packagePages } from './pages.js';
import { prose } from './prose.js';
import { swahili } from './swahili.js';

const faults = (type: new () => object, form: object): Record<string, string[]> =>
  fieldErrors(validateSync(plainToInstance(type, form), { whitelist: true, forbidNonWhitelisted: true }));

const slugs = (things: readonly { slug: string }[]): string[] => things.map(({ slug }) => slug);

describe('the demonstration packages', () => {
  it.each(packages.map((each) => [each.slug, each] as const))('%s would pass the staff form', (_, seeded) => {
    const { slug: _slug, attractions: _visited, ...form } = seeded;
    expect(faults(PackageDto, form)).toEqual({});
  });

  it.each(packages.map((each) => [each.slug, each] as const))(
    '%s tells of each of its days in full',
    (_, seeded) => {
      expect(seeded.itinerary).toHaveLength(seeded.duration);
      for (const day of seeded.itinerary) {
        expect(day.description.length).toBeGreaterThan(80);
        expect(day.activities.length).toBeGreaterThanOrEqual(2);
        expect(day.activities.length).toBeLessThanOrEqual(4);
        expect(day.accommodation).not.toBe('');
        expect(day.meals).not.toBe('');
      }
    },
  );

  it('visit only attractions that there are', () => {
    const known = slugs(attractions);
    for (const { attractions: visited } of packages) expect(known).toEqual(expect.arrayContaining(visited));
  });

  it('fill each position of the front page once', () => {
    const positions = packages.flatMap(({ displayOrder }) => displayOrder ?? []);
    expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('offer the location filter places, and not sentences', () => {
    const places = /tanzania|serengeti|ngorongoro|kilimanjaro|zanzibar/i;
    const options = new Set(
      packages.flatMap(({ highlights }) => highlights.filter((each) => places.test(each))),
    );
    expect([...options].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Kilimanjaro',
      'Ngorongoro Crater',
      'Northern Tanzania',
      'Serengeti National Park',
      'Southern Tanzania',
      'Western Tanzania',
      'Zanzibar',
    ]);
  });
});

describe('the demonstration attractions', () => {
  it.each(attractions.map((each) => [each.slug, each] as const))(
    '%s would pass the staff form',
    (_, seeded) => {
      const { slug: _slug, ...form } = seeded;
      expect(faults(AttractionDto, form)).toEqual({});
    },
  );

  it('leave nothing for a visitor to guess', () => {
    for (const each of attractions) {
      expect(each.detailedDescription.length).toBeGreaterThan(400);
      for (const list of [
        each.highlights,
        each.included,
        each.notIncluded,
        each.activities,
        each.whatToExpect,
      ]) {
        expect(list.length).toBeGreaterThanOrEqual(2);
      }
      expect(each.pricing.adult).toBe(each.priceFrom);
    }
  });
});

describe('the demonstration catalogue', () => {
  it('is complete, and no two things share a picture', () => {
    const groups = [packages, attractions, guides, artists, artists.flatMap(({ artworks }) => artworks)];
    expect(groups.map(({ length }) => length)).toEqual([14, 19, 6, 6, 18]);
    for (const group of groups) expect(new Set(slugs(group)).size).toBe(group.length);
  });
});

describe('the demonstration in Swahili', () => {
  const known = new Map(swahili.map(({ en, sw }) => [en, sw]));
  const items: [string, string[]][] = [
    ...packages.map((each): [string, string[]] => {
      const seeded = packagePages[each.slug];
      const itinerary = stagedDays(itineraryDays(each.itinerary), seeded?.stages ?? []);
      return [
        each.slug,
        packageTexts({ ...each, itinerary, page: { ...EMPTY_PACKAGE_PAGE, ...seeded?.page } }),
      ];
    }),
    ...attractions.map((each): [string, string[]] => {
      const page = { ...EMPTY_ATTRACTION_PAGE, ...attractionPages[each.slug]?.page };
      return [each.slug, attractionTexts({ ...each, page })];
    }),
    ...guides.map((each): [string, string[]] => [each.slug, guideTexts(each)]),
    ...artists.map((each): [string, string[]] => [
      each.slug,
      [...artistTexts(each), ...each.artworks.flatMap(artworkTexts)],
    ]),
  ];

  it.each(items)('tells the whole of %s', (_, texts) => {
    expect(texts.filter((en) => !known.get(en)?.trim())).toEqual([]);
  });

  it('stands for texts that somebody reads', () => {
    const read = new Set(items.flatMap(([, texts]) => texts));
    expect([...known.keys()].filter((en) => !read.has(en))).toEqual([]);
  });

  it('says the same figures, but for the hours, which Swahili counts from sunrise', () => {
    const figures = (text: string) =>
      (text.match(/\d(?:[\d.,]*\d)?/g) ?? []).filter((figure) => !/^\d{1,2}\.[03]0$/.test(figure)).toSorted();
    for (const [en, sw] of known) expect([en, figures(sw)]).toEqual([en, figures(en)]);
  });
});

describe('prose', () => {
  it('runs its lines together and keeps its paragraphs apart', () => {
    expect(prose`
      One line
      and another.

      A new paragraph.
    `).toBe('One line and another.\n\nA new paragraph.');
  });
});
