import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { catalogue } from './catalogue.js';
import { type PictureGroup, pictures } from './pictures.js';
import { sizeOf } from './press/share-card.js';

const PROMISED: Record<PictureGroup, string> = {
  packages: `tarangire-overnight crater-and-elephants serengeti-camping northern-circuit calving-season river-crossings
    serengeti-by-balloon ruaha-and-nyerere kilimanjaro-lemosho mount-meru mahale-chimpanzees peoples-of-the-rift
    stone-town-and-spice bush-to-beach`,
  attractions: `serengeti-plains ngorongoro-crater tarangire-elephants lake-manyara nyerere-rufiji ruaha-baobabs
    mkomazi-rhino gombe-chimpanzees maasai-village hadzabe-lake-eyasi stone-town chagga-coffee kilimanjaro-day-hike
    ol-doinyo-lengai lake-natron-flamingos nungwi-beach mnemba-reef olduvai-gorge kilwa-ruins`,
  days: `balloon-breakfast baobab-ridge camp-under-stars cloud-forest green-season high-camp jacaranda-street
    lava-tower leopard-tree market-garden moorland old-harbour small-aircraft storm-over-the-plain uhuru-peak`,
  artworks: `two-giraffes-at-noon leopard-in-the-flame-tree fish-of-the-great-lake tree-of-life shetani-wind
    mother-and-child three-at-the-well market-morning dhow-and-moon city-in-four-colours rain-over-kariakoo red-road
    elephant-dust fisherman-at-dawn stone-town-door haraka-haraka cashew-and-star ocean-border`,
  artists: 'juma-rangirangi fundi-mpingo mama-upepo zawadi-mstari picha-mwanga bibi-nakshi',
  guides: 'baraka-nyayo asha-darubini tumaini-mlima neema-ndege daudi-savana salma-bahari',
  site: 'hero journey community night-camp share favicon mark',
};

const KILOBYTE = 1024;
const drawn = pictures.map((picture) => ({
  ...picture,
  svg: picture.draw(),
  phoneSvg: picture.drawPhone?.(),
}));
const everySvg = drawn.flatMap(({ group, slug, svg, phoneSvg }) => [
  { name: `${group}/${slug}`, svg },
  ...(phoneSvg ? [{ name: `${group}/${slug}.portrait`, svg: phoneSvg }] : []),
]);

/** The drawing without the words that name it. */
const inkOf = (svg: string): string =>
  svg.replace(/ aria-label="[^"]*"/, '').replace(/<title>.*?<\/title>/, '');

const failing = (test: (svg: string) => boolean): string[] =>
  everySvg.filter(({ svg }) => test(svg)).map(({ name }) => name);

describe('The pictures', () => {
  it.each(Object.entries(PROMISED))('are there for every one of the %s', (group, slugs) => {
    const have = catalogue.filter((entry) => entry.group === group).map(({ slug }) => slug);
    expect(have.toSorted()).toEqual(slugs.split(/\s+/).toSorted());
  });

  it('come out the same, byte for byte, however often they are drawn', () => {
    const changed = drawn.filter(
      (picture) => picture.draw() !== picture.svg || picture.drawPhone?.() !== picture.phoneSvg,
    );
    expect(changed.map(({ slug }) => slug)).toEqual([]);
  });

  it('are all different, in ink and in words', () => {
    const inks = new Set(drawn.map(({ svg }) => inkOf(svg)));
    const words = new Set(drawn.map(({ alt }) => alt));
    expect(inks.size).toBe(drawn.length);
    expect(words.size).toBe(drawn.length - 1); // favicon and mark both say the brand's name
  });

  it('say in a sentence what is seen', () => {
    const terse = drawn.filter(({ slug, alt }) => !['favicon', 'mark'].includes(slug) && alt.length < 40);
    expect(terse.map(({ slug }) => slug)).toEqual([]);
  });

  it('weigh at most 14 KB on the wire, and 10 KB on average', () => {
    const weights = everySvg.map(({ name, svg }) => ({ name, weight: gzipSync(svg).length / KILOBYTE }));
    expect(weights.filter(({ weight }) => weight > 14)).toEqual([]);
    const average = weights.reduce((sum, { weight }) => sum + weight, 0) / weights.length;
    expect(average).toBeLessThan(10);
  });

  it('run nothing, load nothing and need no font', () => {
    expect(failing((svg) => /<(script|style|foreignObject|image|text|animate|a)\b/.test(svg))).toEqual([]);
    expect(failing((svg) => /\s(on\w+|style)=/.test(svg))).toEqual([]);
    expect(failing((svg) => /https?:/.test(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')))).toEqual(
      [],
    );
    expect(failing((svg) => /href="[^#]/.test(svg) || /url\((?!#)/.test(svg))).toEqual([]);
  });

  it('refer only to what they define, and hold no broken number', () => {
    const dangling = (svg: string): boolean => {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
      return used.some((id) => !defined.has(id));
    };
    expect(failing(dangling)).toEqual([]);
    expect(failing((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('have a crop of 960 by 1200 for phones: every package, attraction and the hero', () => {
    const cropped = drawn.filter(({ phoneSvg }) => phoneSvg);
    expect(cropped.map(({ phoneSvg }) => sizeOf(phoneSvg ?? ''))).toEqual(
      cropped.map(() => ({ width: 960, height: 1200 })),
    );
    const without = drawn.filter(({ group, slug, phoneSvg }) => {
      return (group === 'packages' || group === 'attractions' || slug === 'hero') && !phoneSvg;
    });
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it('have a card to share: every package, attraction, artwork and artist, and one for the site', () => {
    const groups: PictureGroup[] = ['packages', 'attractions', 'artworks', 'artists'];
    const wrong = drawn.filter(({ group, slug, share }) => {
      return (groups.includes(group) || slug === 'share') !== Boolean(share);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
