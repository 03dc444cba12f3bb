import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Artwork,
  Attraction,
  EventEnvelope,
  Guide,
  ListedAttraction,
  ListedPackage,
  Package,
  Translation,
} from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { type TestService, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { DemoSeed } from '../src/seed/demo.seed.js';
import { startCatalog } from './catalog.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog({ SEED: 'demo' });
});
afterAll(() => app.close());

const read = async <T>(url: string): Promise<T> => (await app.call<T>({ url })).body;
const outbox = () =>
  app.app
    .get(Database)
    .rows<{ envelope: EventEnvelope }>('outbox', 'select envelope from outbox order by id')
    .then((rows) => rows.map(({ envelope }) => envelope));

describe('the demonstration catalogue', () => {
  it('has fourteen packages, whose ids follow the agreed order, and the front page’s three in front', async () => {
    const packages = await read<Package[]>('/api/packages');
    expect(packages).toHaveLength(14);
    expect(packages.slice(0, 3).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
    const byId = packages.toSorted((a, b) => a.id - b.id);
    expect(byId.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
    expect(byId.map(({ imageUrl }) => imageUrl.replace(/^\/pictures\/packages\/|\.svg$/g, ''))).toEqual([
      'tarangire-overnight',
      'crater-and-elephants',
      'serengeti-camping',
      'northern-circuit',
      'calving-season',
      'river-crossings',
      'serengeti-by-balloon',
      'ruaha-and-nyerere',
      'kilimanjaro-lemosho',
      'mount-meru',
      'mahale-chimpanzees',
      'peoples-of-the-rift',
      'stone-town-and-spice',
      'bush-to-beach',
    ]);
    expect(byId[3]).toMatchObject({ agency: 'Kilele Safaris', attractionIds: [3, 4, 1, 18, 2] });
    expect(byId[3]?.itinerary.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('has nineteen attractions of five kinds', async () => {
    const attractions = await read<Attraction[]>('/api/attractions');
    expect(attractions.map(({ id }) => id)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(new Set(attractions.map(({ category }) => category)).size).toBe(5);
    expect(attractions[18]).toMatchObject({
      name: 'Kilwa Kisiwani, City of the Gold Trade',
      category: 'historical',
    });
  });

  it('is listed with the Swahili of what cards show, and with no more', async () => {
    const swahiliOf = ({ translations = [] }: { translations?: Translation[] }, texts: string[]) => {
      expect(translations.map(({ en }) => en).toSorted()).toEqual([...new Set(texts)].toSorted());
    };
    for (const item of await read<ListedPackage[]>('/api/packages'))
      swahiliOf(item, [item.name, item.description, item.location, ...item.highlights, ...item.inclusions]);
    for (const item of await read<ListedAttraction[]>('/api/attractions'))
      swahiliOf(item, [item.name, item.description, item.location, item.priceUnit, item.duration]);
    for (const guide of await read<Guide[]>('/api/guides'))
      swahiliOf(guide, [guide.title, guide.bio, ...guide.languages, ...guide.specialties]);
  });

  it('tells of every artwork and its artist in Swahili, too', async () => {
    for (const work of await read<Artwork[]>('/api/artworks')) {
      const texts = work.translations?.map(({ en }) => en);
      for (const text of [work.title, work.description, work.category, work.artistBio, work.artistStory])
        expect(texts).toContain(text);
    }
  });

  it('has six guides', async () => {
    const guides = await read<Guide[]>('/api/guides');
    expect(guides).toHaveLength(6);
    expect(guides[0]).toEqual({
      id: 1,
      name: 'Baraka Nyayo',
      photoUrl: '/pictures/guides/baraka-nyayo.svg',
      translations: expect.any(Array),
      title: expect.any(String),
      bio: expect.any(String),
      languages: expect.arrayContaining(['Swahili']),
      specialties: expect.any(Array),
      yearsOfExperience: expect.any(Number),
      version: 1,
    });
  });

  it('shows a different hand in each of the gallery’s first six works', async () => {
    const artworks = await read<Artwork[]>('/api/artworks');
    expect(artworks).toHaveLength(18);
    expect(new Set(artworks.slice(0, 6).map(({ artist }) => artist)).size).toBe(6);
  });

  it('tells everybody of each package, attraction and artwork, and does so once', async () => {
    const before = await outbox();
    await app.app.get(DemoSeed).run();
    const events = await outbox();
    expect(events).toHaveLength(before.length);
    const count = (type: string): number => events.filter((event) => event.type === type).length;
    expect(count('catalog.package.changed.v1')).toBe(14);
    expect(count('catalog.attraction.changed.v1')).toBe(19);
    expect(count('catalog.artwork.changed.v1')).toBe(18);
    const [listed] = await read<ListedPackage[]>('/api/packages');
    const first = listed as ListedPackage;
    expect(events.map(({ data }) => data)).toContainEqual({
      id: first.id,
      version: 1,
      deleted: false,
      package: { ...first, translations: [{ en: first.name, sw: expect.any(String) }] },
    });
  });
});

describe('an artwork', () => {
  it('is read alone with its artist’s story and its version as the tag', async () => {
    const [listed] = await read<Artwork[]>('/api/artworks');
    const { status, body, headers } = await app.call<Artwork>({ url: `/api/artworks/${listed?.id}` });
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"1"');
    expect(body).toEqual(listed);
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      title: 'Two Giraffes at Noon',
      artistId: expect.any(Number),
      artist: 'Juma Rangirangi',
      artistPhotoUrl: '/pictures/artists/juma-rangirangi.svg',
      artistBio: expect.stringContaining('in the manner of Tingatinga'),
      artistStory: expect.any(String),
      imageUrl: '/pictures/artworks/two-giraffes-at-noon.svg',
      medium: 'Enamel on board',
      description: expect.stringContaining('in the manner of Tingatinga'),
      dimensions: '60 × 60 cm',
      price: 180,
      yearCreated: 2022,
      category: 'Painting',
      translations: expect.any(Array),
    });
  });

  it.each(['0', '999', '99999999999', 'abc'])('is not found at /api/artworks/%s', async (id) => {
    expect((await app.call({ url: `/api/artworks/${id}` })).status).toBe(404);
  });

  it('is found by its artist’s name as a browser writes it', async () => {
    const artworks = await read<Artwork[]>(`/api/artist/${encodeURIComponent('Bibi Nakshi')}/artworks`);
    expect(artworks.map(({ title }) => title)).toEqual(['Haraka Haraka', 'Cashew and Star', 'Ocean Border']);
  });

  it.each(['Nobody', "x' or '1'='1", 'a\0b', '%', '🦒', 'a/b', '<script>'])(
    'is none under the name %j, which is an answer and no failure',
    async (name) => {
      const answer = await app.call({ url: `/api/artist/${encodeURIComponent(name)}/artworks` });
      expect([answer.status, answer.body]).toEqual([200, []]);
    },
  );
});

describe('the schema', () => {
  it('can be taken down to nothing and put up again', async () => {
    const source = app.app.get(DataSource);
    await takeBack(source, 'Catalog1760000100000');
    const tables = (await source.query(
      `select table_name from information_schema.tables where table_schema = current_schema()
         and table_name in ('package', 'attraction', 'guide', 'artist', 'artwork')`,
    )) as unknown[];
    expect(tables).toEqual([]);
    await source.runMigrations();
    expect(await read<Package[]>('/api/packages')).toEqual([]);
  });
});
