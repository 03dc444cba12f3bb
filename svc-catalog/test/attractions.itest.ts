import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Attraction, AttractionDetails, Package, PackageDetails, Problem } from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import { EMPTY_ATTRACTION_PAGE } from '../src/item-pages/item-page.rules.js';
import {
  addAttraction,
  addPackage,
  attractionForm,
  customer,
  listedAttraction,
  packageForm,
  staff,
  startCatalog,
} from './catalog.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog();
});
afterAll(() => app.close());

const list = async (): Promise<Attraction[]> =>
  (await app.call<Attraction[]>({ url: '/api/attractions' })).body;
const get = (id: number | string) => app.call<AttractionDetails>({ url: `/api/attractions/${id}` });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.post<Attraction>('/api/attractions', body, staff, headers);
const edit = (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
  app.put<Attraction>(`/api/attractions/${id}`, body, staff, headers);
const remove = (id: number | string) =>
  app.call<Problem>({ method: 'DELETE', url: `/api/attractions/${id}`, as: staff });
const packageOf = async (id: number): Promise<PackageDetails> =>
  (await app.call<PackageDetails>({ url: `/api/packages/${id}` })).body;

describe('an attraction', () => {
  it('is offered with three facts alone; the rest is what the house does by default', async () => {
    const added = await post(attractionForm());
    expect(added.status).toBe(201);
    expect(added.headers['etag']).toBe('"1"');
    expect(added.body).toEqual({
      id: expect.any(Number),
      name: 'The old harbour',
      description: 'Coral stone and a mango tree.',
      detailedDescription: '',
      imageUrl: '/pictures/site/share.svg',
      location: '',
      category: 'wildlife',
      priceFrom: '45.00',
      priceUnit: 'person',
      duration: '',
      difficulty: 'easy',
      bestTime: '',
      bestTimeToVisit: '',
      highlights: [],
      included: [],
      notIncluded: [],
      activities: [],
      pricing: { adult: null, child: null, group: null },
      requirements: [],
      whatToExpect: [],
      whatToBring: [],
      page: EMPTY_ATTRACTION_PAGE,
      translations: [],
      version: 1,
    });
  });

  it('reads the same to a visitor, with its best time under both names', async () => {
    const added = await addAttraction(app, {
      priceFrom: '70',
      bestTimeToVisit: 'June to October',
      category: 'historical',
      pricing: { adult: '70.5', child: '' },
      whatToBring: ['Hat', ''],
    });
    expect(added).toMatchObject({
      priceFrom: '70.00',
      bestTime: 'June to October',
      bestTimeToVisit: 'June to October',
      pricing: { adult: '70.50', child: null, group: null },
      whatToBring: ['Hat'],
    });
    const read = await get(added.id);
    expect(read.headers['etag']).toBe('"1"');
    expect(read.body).toEqual(added);
    expect((await list()).find(({ id }) => id === added.id)).toEqual({
      ...listedAttraction(added),
      translations: added.translations,
    });
  });

  it('keeps what an edit does not speak of and may be sent back whole', async () => {
    const added = await addAttraction(app, { detailedDescription: 'At length.', included: ['Guide'] });
    const partly = await edit(added.id, attractionForm({ priceFrom: '50.00' }));
    expect(partly.body).toEqual({ ...added, priceFrom: '50.00', version: 2 });
    const whole = await edit(added.id, { ...partly.body, name: 'The new harbour' }, { 'if-match': '"2"' });
    expect(whole.body).toEqual({ ...partly.body, name: 'The new harbour', version: 3 });
  });

  it('is refused to an editor who saw an older state, with the new one', async () => {
    const { id } = await addAttraction(app);
    await edit(id, attractionForm({ name: 'First' }), { 'if-match': '"1"' });
    const stale = await edit(id, attractionForm({ name: 'Second' }), { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ code: 'stale', current: { name: 'First', version: 2 } });
  });

  it('lets one of two editors win who saw the same state', async () => {
    const { id } = await addAttraction(app);
    const answers = await Promise.all(
      ['A', 'B'].map((name) => edit(id, attractionForm({ name }), { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it('is made once, however often the same request is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(attractionForm({ name: 'Once' }), { 'idempotency-key': 'k' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('leaves the catalogue and every package that lists it when it is deleted', async () => {
    const [stays, goes] = [await addAttraction(app), await addAttraction(app)];
    const listing = await addPackage(app, { attractionIds: [goes.id, stays.id] });
    const other = await addPackage(app, { attractionIds: [stays.id] });
    expect((await remove(goes.id)).status).toBe(204);
    expect((await list()).map(({ id }) => id)).not.toContain(goes.id);
    expect((await get(goes.id)).status).toBe(404);
    expect((await remove(goes.id)).status).toBe(404);
    expect(await packageOf(listing.id)).toEqual({ ...listing, attractionIds: [stays.id], version: 2 });
    expect(await packageOf(other.id)).toEqual(other);
  });

  it('is never listed by a package once it is gone, however the two requests cross', async () => {
    const attractions = await Promise.all(Array.from({ length: 10 }, () => addAttraction(app)));
    const answers = await Promise.all(
      attractions.flatMap(({ id }) => [
        app.post<Package>('/api/packages', packageForm({ attractionIds: [id] })),
        remove(id),
      ]),
    );
    expect(answers.filter(({ status }) => ![201, 204, 400].includes(status))).toEqual([]);
    const { body } = await app.call<Package[]>({ url: '/api/packages' });
    const gone = new Set(attractions.map(({ id }) => id));
    expect(body.filter(({ attractionIds }) => attractionIds.some((id) => gone.has(id)))).toEqual([]);
  });
});

describe('who may change attractions', () => {
  it.each([
    ['POST', '/api/attractions'],
    ['PUT', '/api/attractions/1'],
    ['DELETE', '/api/attractions/1'],
  ] as const)('%s %s asks for staff: 401 to nobody, 403 to a customer', async (method, url) => {
    expect((await app.call({ method, url, body: attractionForm() })).status).toBe(401);
    expect((await app.call({ method, url, body: attractionForm(), as: customer })).status).toBe(403);
  });
});

describe('what an attraction form may say', () => {
  it.each<[string, Record<string, unknown>]>([
    ['name', { name: '' }],
    ['description', { description: ' ' }],
    ['priceFrom', { priceFrom: '-1' }],
    ['priceFrom', { priceFrom: undefined }],
    ['category', { category: 'space' }],
    ['difficulty', { difficulty: 'deadly' }],
    ['imageUrl', { imageUrl: '//elsewhere.example/a.svg' }],
    ['bestTimeToVisit', { bestTimeToVisit: 'x'.repeat(201) }],
    ['highlights', { highlights: ['x'.repeat(201)] }],
    ['pricing', { pricing: 'cheap' }],
    ['pricing.child', { pricing: { child: 'half' } }],
    ['pricing.senior', { pricing: { senior: '10.00' } }],
    ['surprise', { surprise: 1 }],
  ])('a fault at %s is named there: %j', async (field, fault) => {
    const { status, body } = await post(attractionForm(fault));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toContain(field);
  });

  it('a visit may be free', async () => {
    expect((await post(attractionForm({ priceFrom: '0' }))).body.priceFrom).toBe('0.00');
  });
});

describe('an address of an attraction', () => {
  it.each(['0', '999999', '2147483648', 'abc', '%00'])('/api/attractions/%s is not found', async (id) => {
    expect((await get(id)).status).toBe(404);
    expect((await edit(id, attractionForm())).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
  });
});
