import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Identity, Package, PackageDetails, Problem, Provider } from '@safari/contracts';
import type { OrProblem, TestService } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { EMPTY_PACKAGE_PAGE } from '../src/item-pages/item-page.rules.js';
import {
  addAttraction,
  addPackage,
  customer,
  listed,
  packageForm,
  providersOf,
  staff,
  startCatalog,
} from './catalog.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog({ BRAND_NAME: 'Twiga Journeys' });
});
afterAll(() => app.close());

const list = async (): Promise<Package[]> => (await app.call<Package[]>({ url: '/api/packages' })).body;
const get = (id: number | string) => app.call<PackageDetails>({ url: `/api/packages/${id}` });
const edit = (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
  app.put<Package>(`/api/packages/${id}`, body, staff, headers);
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.post<Package>('/api/packages', body, staff, headers);
const remove = (id: number | string) =>
  app.call<Problem>({ method: 'DELETE', url: `/api/packages/${id}`, as: staff });

describe('a package', () => {
  it('is sold with four facts alone; the rest is what the house does by default', async () => {
    const added = await post(packageForm());
    expect(added.status).toBe(201);
    expect(added.headers['etag']).toBe('"1"');
    expect(added.body).toEqual({
      id: expect.any(Number),
      name: 'Three days in the south',
      description: 'Two nights by the river.',
      imageUrl: '/pictures/site/share.svg',
      location: '',
      price: '1250.00',
      duration: 3,
      type: 'luxury',
      agency: 'Twiga Journeys',
      isPopular: 0,
      displayOrder: null,
      highlights: [],
      inclusions: [],
      attractionIds: [],
      itinerary: [],
      providers: [],
      page: EMPTY_PACKAGE_PAGE,
      translations: [],
      version: 1,
    });
  });

  it('reads the same to a visitor, alone and in the list, as it was answered to its editor', async () => {
    const attraction = await addAttraction(app);
    const added = await addPackage(app, {
      price: '99.5',
      attractionIds: [attraction.id, attraction.id],
      highlights: [' Serengeti at dawn ', '', '   '],
      itinerary: [
        { day: 7, title: 'Arrival', activities: ['Walk', ''], videoUrl: 'https://films.example/1' },
        { day: 1, title: '', description: '', activities: [''], accommodation: '', meals: '', videoUrl: '' },
        { day: 7, title: 'Departure' },
      ],
      providers: [
        { id: '', name: 'Mto Camp', type: 'hotel', pricePerUnit: '180', rating: 4.5 },
        { id: 'x', name: '', type: 'guide', description: '', pricePerUnit: '', contactInfo: '', rating: '' },
      ],
    });
    expect(added.price).toBe('99.50');
    expect(added.attractionIds).toEqual([attraction.id]);
    expect(added.highlights).toEqual(['Serengeti at dawn']);
    expect(added.itinerary).toEqual([
      {
        day: 1,
        title: 'Arrival',
        description: '',
        activities: ['Walk'],
        accommodation: '',
        meals: '',
        videoUrl: 'https://films.example/1',
        stage: null,
      },
      {
        day: 2,
        title: 'Departure',
        description: '',
        activities: [],
        accommodation: '',
        meals: '',
        stage: null,
      },
    ]);
    expect(await providersOf(app, added.id)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Mto Camp',
        type: 'hotel',
        description: '',
        pricePerUnit: '180.00',
        availability: 'available',
        contactInfo: '',
        rating: 4.5,
      },
    ]);
    const read = await get(added.id);
    expect(read.headers['etag']).toBe('"1"');
    expect(read.body).toEqual(added);
    expect((await list()).find(({ id }) => id === added.id)).toEqual({
      ...listed(added),
      translations: added.translations,
    });
  });

  it('may be sent back whole as it was read', async () => {
    const added = await addPackage(app, { location: 'Ruaha' });
    const answer = await edit(added.id, { ...added, name: 'Ruaha in the dry months' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...added, name: 'Ruaha in the dry months', version: 2 });
  });

  it('keeps what an edit does not speak of', async () => {
    const added = await addPackage(app, { agency: 'Mawingu Trails', isPopular: 1, highlights: ['Baobabs'] });
    const { body } = await edit(added.id, packageForm({ price: '1400.00' }));
    expect(body).toEqual({ ...added, price: '1400.00', version: 2 });
  });

  it('has again what is usual where an edit says that picture and agency are empty', async () => {
    const { id } = await addPackage(app, {
      imageUrl: '/pictures/packages/ruaha.svg',
      agency: 'Mawingu Trails',
    });
    const { status, body } = await edit(id, packageForm({ imageUrl: ' ', agency: '' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ imageUrl: '/pictures/site/share.svg', agency: 'Twiga Journeys' });
  });

  it('of which the picture lies elsewhere can be edited once it is said what to do', async () => {
    const { id } = await addPackage(app);
    await app.app
      .get(DataSource)
      .query(`update package set image_url = 'https://elsewhere.example/a.jpg' where id = $1`, [id]);
    const { body: read } = await get(id);
    const { status, body } = await edit(id, read);
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      imageUrl: [
        'Upload the picture, or enter a path of this site that begins with /: pages show nothing from other sites.',
      ],
    });
    expect((await edit(id, { ...read, imageUrl: '' })).status).toBe(200);
  });

  it('is refused to an editor who saw an older state, with the new one', async () => {
    const added = await addPackage(app);
    const first = await edit(added.id, packageForm({ name: 'First' }), { 'if-match': '"1"' });
    expect(first.headers['etag']).toBe('"2"');
    const stale = await edit(added.id, packageForm({ name: 'Second' }), { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale', current: { name: 'First', version: 2 } });
    expect((await get(added.id)).body.name).toBe('First');
  });

  it('lets one of two editors win who saw the same state', async () => {
    const { id } = await addPackage(app);
    const answers = await Promise.all(
      ['A', 'B'].map((name) => edit(id, packageForm({ name }), { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('disappears from every reading when it is deleted, and stays as a row', async () => {
    const { id } = await addPackage(app, { name: 'Gone tomorrow' });
    const removed = await remove(id);
    expect(removed.status).toBe(204);
    expect(removed.body).toBeUndefined();
    expect((await list()).map((each) => each.id)).not.toContain(id);
    expect((await get(id)).status).toBe(404);
    expect((await edit(id, packageForm())).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const rows = await app.app
      .get(DataSource)
      .query('select name, deleted_at from package where id = $1', [id]);
    expect(rows).toEqual([{ name: 'Gone tomorrow', deleted_at: expect.any(Date) }]);
  });

  it('is made once, however often the same request is repeated', async () => {
    const body = packageForm({ name: 'Only one of me' });
    const headers = { 'idempotency-key': 'the-same' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body, headers)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect((await list()).filter(({ name }) => name === 'Only one of me')).toHaveLength(1);
    expect((await post(packageForm({ name: 'Another' }), headers)).status).toBe(422);
  });
});

describe('whom the office pays what for a package', () => {
  const camp = { name: 'Mto Camp', pricePerUnit: '180.00', contactInfo: 'booking@mto.example' };
  const read = (id: number, as?: Identity) =>
    app.call<OrProblem<Provider[]>>({ url: `/api/packages/${id}/providers`, ...(as && { as }) });

  it('stands in nothing that visitors, customers and caches read', async () => {
    const added = await addPackage(app, { providers: [camp] });
    const placed = await app.put<PackageDetails>(`/api/packages/${added.id}/display-order`, {
      displayOrder: 3,
    });
    const answers: unknown[] = [added, placed.body, (await edit(added.id, packageForm())).body];
    for (const url of ['/api/packages', `/api/packages/${added.id}`]) {
      for (const as of [{}, customer, staff]) answers.push((await app.call<Package>({ url, as })).body);
    }
    expect(JSON.stringify(answers)).not.toMatch(/contactInfo|pricePerUnit/);
  });

  it('is read by the office alone', async () => {
    const { id } = await addPackage(app, { providers: [camp] });
    expect((await read(id, staff)).body).toMatchObject([camp]);
    expect((await read(id)).status).toBe(401);
    expect((await read(id, customer)).status).toBe(403);
    expect((await read(id, { staff: { id: 'tembo', name: 'Tembo', role: 'guide' } })).status).toBe(403);
    await remove(id);
    expect((await read(id, staff)).status).toBe(404);
  });

  it('stays where a package is sent back as it was read, and where a form names nobody', async () => {
    const { id } = await addPackage(app, { providers: [camp] });
    await edit(id, (await get(id)).body);
    await edit(id, packageForm({ providers: [{ id: '', name: '', type: 'hotel', pricePerUnit: null }] }));
    expect(await providersOf(app, id)).toMatchObject([camp]);
  });

  it('is nobody any more where a form says so', async () => {
    const { id } = await addPackage(app, { providers: [camp] });
    expect((await edit(id, packageForm({ providers: null }))).status).toBe(200);
    expect(await providersOf(app, id)).toEqual([]);
  });

  it('is told to an editor who saw an older state', async () => {
    const { id } = await addPackage(app, { providers: [camp] });
    await edit(id, packageForm({ providers: [{ ...camp, pricePerUnit: '190.00' }] }));
    const stale = await edit(id, packageForm(), { 'if-match': '"1"' });
    expect(stale.body).toMatchObject({ current: { version: 2, providers: [{ pricePerUnit: '190.00' }] } });
  });
});

describe('who may change packages', () => {
  it.each([
    ['POST', '/api/packages'],
    ['PUT', '/api/packages/1'],
    ['PUT', '/api/packages/1/display-order'],
    ['DELETE', '/api/packages/1'],
  ] as const)('%s %s asks for staff: 401 to nobody, 403 to a customer', async (method, url) => {
    expect((await app.call({ method, url, body: packageForm() })).status).toBe(401);
    expect((await app.call({ method, url, body: packageForm(), as: customer })).status).toBe(403);
  });
});

describe('what a package form may say', () => {
  const day = { title: 'Day' };
  it.each<[string, Record<string, unknown>]>([
    ['name', { name: '  ' }],
    ['name', { name: 'n'.repeat(121) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 7 }],
    ['name', { name: 'half a character \ud800' }],
    ['description', { description: '' }],
    ['description', { description: 'nul \u0000 byte' }],
    ['price', { price: '0' }],
    ['price', { price: '-5' }],
    ['price', { price: '12.345' }],
    ['price', { price: '1000000000.01' }],
    ['price', { price: 12 }],
    ['price', { price: 'NaN' }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 61 }],
    ['duration', { duration: 2.5 }],
    ['duration', { duration: '3' }],
    ['type', { type: 'deluxe' }],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', { imageUrl: 'data:image/svg+xml,<svg/>' }],
    ['imageUrl', { imageUrl: '//elsewhere.example/a.svg' }],
    ['imageUrl', { imageUrl: '/\\elsewhere.example/a.svg' }],
    ['imageUrl', { imageUrl: 'https://elsewhere.example/a.svg' }],
    ['isPopular', { isPopular: 2 }],
    ['displayOrder', { displayOrder: 4 }],
    ['highlights', { highlights: 'Serengeti' }],
    ['highlights', { highlights: ['h'.repeat(201)] }],
    ['highlights', { highlights: [{ text: 'Serengeti' }] }],
    ['inclusions', { inclusions: Array.from({ length: 41 }, () => 'Tea') }],
    ['attractionIds', { attractionIds: [999_999] }],
    ['attractionIds', { attractionIds: [1e300] }],
    ['attractionIds', { attractionIds: ['1'] }],
    ['itinerary', { itinerary: Array.from({ length: 61 }, () => day) }],
    ['itinerary.0', { itinerary: [null] }],
    ['itinerary.0', { itinerary: ['Day 1'] }],
    ['itinerary.1.title', { itinerary: [day, { title: '', description: 'Without a title' }] }],
    ['itinerary.0.videoUrl', { itinerary: [{ ...day, videoUrl: 'javascript:alert(1)' }] }],
    ['itinerary.0.videoUrl', { itinerary: [{ ...day, videoUrl: 'http://films.example/1' }] }],
    ['itinerary.0.colour', { itinerary: [{ ...day, colour: 'red' }] }],
    ['providers.0.rating', { providers: [{ name: 'Camp', rating: 5.5 }] }],
    ['providers.0.rating', { providers: [{ name: 'Camp', rating: 0 }] }],
    ['providers.0.rating', { providers: [{ name: 'Camp', rating: 4.25 }] }],
    ['providers.0.type', { providers: [{ name: 'Camp', type: 'airline' }] }],
    ['providers.0.pricePerUnit', { providers: [{ name: 'Camp', pricePerUnit: 'free' }] }],
    ['providers.0.name', { providers: [{ name: '', description: 'Nobody' }] }],
    ['surprise', { surprise: true }],
  ])('a fault at %s is named there: %j', async (field, fault) => {
    const { status, body, headers } = await post(packageForm(fault));
    expect(status).toBe(400);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body.code).toBe('validation');
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it.each([
    ['name', { name: undefined }, 'Write 1 to 120 characters.'],
    ['description', { description: 7 }, 'Write 1 to 4000 characters.'],
    ['highlights', { highlights: 'Serengeti' }, 'Send a list.'],
  ])(
    'a wrong %s hears first what it is, and not how it is to be written: %j',
    async (field, fault, first) => {
      const { body } = await post(packageForm(fault));
      expect([body.detail, body.errors?.[field]?.[0]]).toEqual([first, first]);
    },
  );

  it.each([[[]], ['text'], [null], [7]])('a body that is no form is refused: %j', async (body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await post(JSON.stringify(body), headers)).status).toBe(400);
  });

  it('text is text, whatever it looks like', async () => {
    const hostile = `<script>alert(1)</script> '; drop table package; -- {{7*7}} \${x} %00 ../.. 𝕊 🦒`;
    const name = hostile.slice(0, 120);
    const added = await addPackage(app, {
      name,
      description: hostile.repeat(40).slice(0, 4_000).trim(),
      highlights: [hostile],
      itinerary: [{ title: hostile, description: hostile }],
    });
    const { body } = await get(added.id);
    expect(body).toMatchObject({ name: name.trim(), highlights: [hostile] });
    expect(body.itinerary[0]).toMatchObject({ title: hostile, description: hostile });
  });

  it('a body beyond all measure is refused as too large', async () => {
    expect((await post(packageForm({ description: 'a'.repeat(300_000) }))).status).toBe(413);
  });
});

describe('an address of a package', () => {
  it.each(['0', '-1', '999999', '2147483648', '99999999999999999999', 'abc', '1.5', '1e3', '%00', "1'or'1"])(
    '/api/packages/%s is not found, for readers and for staff',
    async (id) => {
      expect((await get(id)).status).toBe(404);
      expect((await edit(id, packageForm())).status).toBe(404);
      expect((await remove(id)).status).toBe(404);
    },
  );

  it('is one alone: its number written in another way is not found', async () => {
    const { id } = await addPackage(app);
    for (const other of [`0${id}`, `0x${id.toString(16)}`, `${id}.0`, `+${id}`, `%20${id}`])
      expect([other, (await get(other)).status]).toEqual([other, 404]);
  });
});
