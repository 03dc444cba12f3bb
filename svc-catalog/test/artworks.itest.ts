import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Artist, Artwork, Problem } from '@safari/contracts';
import type { OrProblem, TestService } from '@safari/service-kit/testing';
import { customer, staff, startCatalog } from './catalog.js';

let app: TestService;
let nakshi: Artist;
beforeAll(async () => {
  app = await startCatalog();
  nakshi = await addArtist({ name: 'Nakshi of the coast' });
});
afterAll(() => app.close());

const ART = '/api/artworks';
const ARTISTS = '/api/artists';

const call = <Body = Problem>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => app.call<OrProblem<Body>>({ method, url, as: staff, body, headers });
const artists = async (): Promise<Artist[]> => (await app.call<Artist[]>({ url: ARTISTS, as: staff })).body;
const artworks = async (): Promise<Artwork[]> => (await app.call<Artwork[]>({ url: ART })).body;

const artistForm = (changes: Record<string, unknown> = {}) => ({
  name: 'Somebody',
  bio: 'Paints doors.',
  story: 'Began with a door.',
  ...changes,
});
const artworkForm = (changes: Record<string, unknown> = {}) => ({
  title: 'The blue door',
  artistId: nakshi.id,
  medium: 'Enamel on board',
  description: 'A door in the rain.',
  dimensions: '40 × 60 cm',
  price: '120.00',
  yearCreated: 2019,
  category: 'Painting',
  ...changes,
});

async function made<Body>(url: string, body: unknown): Promise<Body> {
  const answer = await call<Body>('POST', url, body);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as Body;
}
const addArtist = (changes: Record<string, unknown> = {}) => made<Artist>(ARTISTS, artistForm(changes));
const addArtwork = (changes: Record<string, unknown> = {}) => made<Artwork>(ART, artworkForm(changes));

const told = async (thing: 'artist' | 'artwork', id: number) => {
  const rows = await app.rows<{ data: unknown }>(
    `select envelope -> 'data' as data from outbox where subject = $1 and envelope -> 'data' ->> 'id' = $2 order by id`,
    [`catalog.${thing}.changed.v1`, String(id)],
  );
  return rows.map(({ data }) => data);
};

describe('an artwork', () => {
  it('hangs in the gallery with its artist, and with the house’s picture where it has none of its own', async () => {
    const added = await call<Artwork>('POST', ART, artworkForm({ title: '  The red door ' }));
    expect([added.status, added.headers['etag']]).toEqual([201, '"1"']);
    expect(added.body).toEqual({
      ...artworkForm({ title: 'The red door', price: 120 }),
      id: expect.any(Number),
      version: 1,
      imageUrl: '/pictures/site/share.svg',
      artist: nakshi.name,
      artistPhotoUrl: nakshi.photoUrl,
      artistBio: nakshi.bio,
      artistStory: nakshi.story,
      translations: [],
    });
    const { id } = added.body as Artwork;
    expect((await artworks()).find((work) => work.id === id)).toEqual(added.body);
    expect((await app.call({ url: `${ART}/${id}` })).body).toEqual(added.body);
  });

  it('can be sent back as it was read, and goes to another artist', async () => {
    const title = { en: 'The green door', sw: 'Mlango wa kijani' };
    const work = await addArtwork({
      title: title.en,
      price: '99.50',
      translations: [title, { en: 'x', sw: 'y' }],
    });
    expect(work).toMatchObject({ price: 99.5, translations: [title] });
    const other = await addArtist({ name: 'Of another hand' });
    const changed = await call<Artwork>('PUT', `${ART}/${work.id}`, { ...work, artistId: other.id });
    expect(changed.body).toMatchObject({
      price: 99.5,
      artist: other.name,
      translations: [title],
      version: 2,
    });
    const again = await call<Artwork>('PUT', `${ART}/${work.id}`, artworkForm({ title: 'The last door' }));
    expect(again.body).toMatchObject({ title: 'The last door', translations: [], version: 3 });
  });

  it('is made once, however often the same request is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call('POST', ART, artworkForm({ title: 'Once' }), { 'idempotency-key': 'a' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => (body as { id?: number }).id)).size).toBe(1);
    expect((await artworks()).filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  it('lets one of two editors win who saw the same state, and shows the other what is there now', async () => {
    const { id } = await addArtwork();
    const answers = await Promise.all(
      ['A', 'B'].map((title) => call('PUT', `${ART}/${id}`, artworkForm({ title }), { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
      current: { id, version: 2, artist: nakshi.name },
    });
  });

  it.each([
    ['title', ' '],
    ['title', 'x'.repeat(121)],
    ['artistId', 999_999],
    ['artistId', '1'],
    ['artistId', 2 ** 40],
    ['medium', ''],
    ['description', undefined],
    ['dimensions', 4],
    ['category', null],
    ['price', '0'],
    ['price', -1],
    ['price', '12,50'],
    ['price', 1e12],
    ['yearCreated', 1999.5],
    ['yearCreated', 12],
    ['yearCreated', '2019'],
    ['imageUrl', 'javascript:alert(1)'],
    ['wages', 1],
  ])('is refused with a wrong %s (%j), which is named', async (field, wrong) => {
    const { status, body } = await call('POST', ART, artworkForm({ [field]: wrong }));
    expect([status, Object.keys((body as Problem).errors ?? {})]).toEqual([400, [field]]);
  });

  it('goes out of the gallery, and screens hear of every change', async () => {
    const { id } = await addArtwork();
    await call('PUT', `${ART}/${id}`, artworkForm({ title: 'Changed' }));
    expect((await call('DELETE', `${ART}/${id}`)).status).toBe(204);
    expect((await app.call({ url: `${ART}/${id}` })).status).toBe(404);
    expect((await call('DELETE', `${ART}/${id}`)).status).toBe(404);
    expect(await told('artwork', id)).toEqual([
      { id, version: 1, deleted: false },
      { id, version: 2, deleted: false },
      { id, version: 3, deleted: true },
    ]);
  });
});

describe('an artist', () => {
  it('is listed for the office by name, with the number of their works', async () => {
    const added = await call<Artist>('POST', ARTISTS, artistForm({ name: ' Asha wa Kanga ' }));
    expect([added.status, added.headers['etag']]).toEqual([201, '"1"']);
    expect(added.body).toEqual({
      ...artistForm({ name: 'Asha wa Kanga' }),
      id: expect.any(Number),
      photoUrl: '',
      translations: [],
      version: 1,
      artworks: 0,
    });
    const { id } = added.body as Artist;
    await addArtwork({ artistId: id });
    const all = await artists();
    expect(all.find((artist) => artist.id === id)).toMatchObject({ artworks: 1 });
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  });

  it('who changes makes every work of theirs a new one, which its readers hear', async () => {
    const artist = await addArtist({ name: 'Before' });
    const works = [await addArtwork({ artistId: artist.id }), await addArtwork({ artistId: artist.id })];
    const bio = { en: 'Paints gates.', sw: 'Huchora malango.' };
    const changed = await call<Artist>('PUT', `${ARTISTS}/${artist.id}`, {
      ...artist,
      name: 'After',
      bio: bio.en,
      translations: [bio],
    });
    expect(changed.body).toMatchObject({ name: 'After', version: 2, artworks: 2, translations: [bio] });
    for (const { id } of works) {
      expect((await app.call<Artwork>({ url: `${ART}/${id}` })).body).toMatchObject({
        version: 2,
        artist: 'After',
        artistBio: bio.en,
        translations: [bio],
      });
      expect(await told('artwork', id)).toEqual([
        { id, version: 1, deleted: false },
        { id, version: 2, deleted: false },
      ]);
    }
    expect((await app.call<Artwork[]>({ url: '/api/artist/Before/artworks' })).body).toEqual([]);
  });

  it('bears a name that no other bears, also where two are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call<Artist>('POST', ARTISTS, artistForm({ name: 'Alone' }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201))
      expect(body).toMatchObject({ status: 400, errors: { name: ['Another artist bears this name.'] } });
    const { id } = await addArtist({ name: 'Second' });
    expect((await call('PUT', `${ARTISTS}/${id}`, artistForm({ name: 'Alone' }))).status).toBe(400);
    expect((await call('PUT', `${ARTISTS}/${id}`, artistForm({ name: 'Second' }))).status).toBe(200);
  });

  it('stays as long as the gallery shows works of theirs, and it is said which', async () => {
    const { id } = await addArtist({ name: 'With works' });
    const work = await addArtwork({ artistId: id });
    const refused = await call('DELETE', `${ARTISTS}/${id}`);
    expect([refused.status, (refused.body as { works?: unknown }).works]).toEqual([
      409,
      [{ id: work.id, title: work.title }],
    ]);
    await call('DELETE', `${ART}/${work.id}`);
    expect((await call('DELETE', `${ARTISTS}/${id}`)).status).toBe(204);
    expect((await call('DELETE', `${ARTISTS}/${id}`)).status).toBe(404);
    expect(await told('artist', id)).toEqual([
      { id, version: 1, deleted: false },
      { id, version: 2, deleted: true },
    ]);
  });

  it('is not gone from a work that was added meanwhile, and is changed while works are', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, run) => {
        const { id } = await addArtist({ name: `Meanwhile ${run}` });
        const [added, removed] = await Promise.all([
          call('POST', ART, artworkForm({ artistId: id })),
          call('DELETE', `${ARTISTS}/${id}`),
        ]);
        return [added.status, removed.status];
      }),
    );
    for (const outcome of outcomes)
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual(outcome);

    const { id } = await addArtist({ name: 'Busy' });
    const works = await Promise.all(Array.from({ length: 4 }, () => addArtwork({ artistId: id })));
    const answers = await Promise.all([
      ...works.map((work) =>
        call('PUT', `${ART}/${work.id}`, artworkForm({ artistId: id, title: 'At once' })),
      ),
      ...['One', 'Two'].map((bio) => call('PUT', `${ARTISTS}/${id}`, artistForm({ name: 'Busy', bio }))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    for (const work of works)
      expect((await app.call<Artwork>({ url: `${ART}/${work.id}` })).body).toMatchObject({
        title: 'At once',
        version: 4,
      });
  });
});

describe('art', () => {
  it('is changed by nobody but staff, who alone read the list of artists, and only where there is any', async () => {
    const { id } = await addArtwork();
    for (const [method, url, body] of [
      ['POST', ART, artworkForm()],
      ['PUT', `${ART}/${id}`, artworkForm()],
      ['DELETE', `${ART}/${id}`, undefined],
      ['GET', ARTISTS, undefined],
      ['POST', ARTISTS, artistForm({ name: 'Mine' })],
      ['PUT', `${ARTISTS}/${nakshi.id}`, artistForm({ name: 'Mine' })],
      ['DELETE', `${ARTISTS}/${nakshi.id}`, undefined],
    ] as const) {
      expect((await app.call({ method, url, body })).status).toBe(401);
      expect((await app.call({ method, url, body, as: customer })).status).toBe(403);
    }
    for (const nobody of [999_999, 0, 'x', '1e3']) {
      expect((await call('PUT', `${ART}/${nobody}`, artworkForm())).status).toBe(404);
      expect((await call('DELETE', `${ART}/${nobody}`)).status).toBe(404);
      expect((await call('PUT', `${ARTISTS}/${nobody}`, artistForm({ name: 'Nobody' }))).status).toBe(404);
      expect((await call('DELETE', `${ARTISTS}/${nobody}`)).status).toBe(404);
    }
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['bio', ''],
    ['story', undefined],
    ['photoUrl', '//elsewhere.example'],
    ['translations', 'none'],
  ])('is refused with an artist’s wrong %s (%j), which is named', async (field, wrong) => {
    const { status, body } = await call('POST', ARTISTS, artistForm({ [field]: wrong }));
    expect([status, Object.keys((body as Problem).errors ?? {})]).toEqual([400, [field]]);
  });
});
