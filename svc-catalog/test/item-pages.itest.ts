import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type AttractionDetails,
  type Guide,
  type Package,
  type PackageDetails,
  packageTexts,
} from '@safari/contracts';
import type { TestService } from '@safari/service-kit/testing';
import { addAttraction, addPackage, attractionForm, packageForm, startCatalog } from './catalog.js';

let app: TestService;
let guide: Guide;
beforeAll(async () => {
  app = await startCatalog({ SEED: 'demo' });
  const { body } = await app.call<Guide[]>({ url: '/api/guides' });
  [guide] = body as [Guide];
});
afterAll(() => app.close());

const read = async (id: number) => (await app.call<PackageDetails>({ url: `/api/packages/${id}` })).body;
const edit = (id: number, body: unknown) => app.put<PackageDetails>(`/api/packages/${id}`, body);
const post = (path: string, body: unknown) => app.post<AttractionDetails>(`/api/${path}`, body);

const tarangire = { name: 'Tarangire', latitude: -3.84, longitude: 36.02, by: 'road' };
const stage = { places: [tarangire], drivingHours: 2.5, walkingHours: null, imageUrl: '' };
const suits = { minimumAge: 6, fitness: 'easy', effort: 'Little.', health: 'Malaria.', access: '' };
const page = () => ({
  bestMonths: [7, 6],
  closedMonths: [4],
  seasons: 'Dry from June.',
  suits,
  questions: [{ question: 'Is it cold?', answer: 'At night.' }],
  guideIds: [guide.id],
  notIncluded: ['Tips', ''],
});

describe('the page of a package', () => {
  it('is read with the package alone, months in order, and costs lists nothing', async () => {
    const added = await addPackage(app, {
      itinerary: [{ title: 'Out', stage }, { title: 'Back' }],
      page: page(),
      translations: [
        { en: 'Out', sw: 'Kwenda' },
        { en: 'Never said', sw: 'Haikusemwa' },
        { en: 'Back', sw: '' },
      ],
    });
    const found = await read(added.id);
    expect(found).toEqual(added);
    expect(found.itinerary.map((day) => day.stage)).toEqual([stage, null]);
    expect(found.page).toEqual({ ...page(), bestMonths: [6, 7], notIncluded: ['Tips'] });
    expect(found.translations).toEqual([{ en: 'Out', sw: 'Kwenda' }]);
    const { body } = await app.call<Package[]>({ url: '/api/packages' });
    const listed = body.find(({ id }) => id === added.id) ?? {};
    expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(['page']));
    expect(JSON.stringify(listed)).not.toContain('stage');
  });

  it('keeps what an edit does not speak of, day by day', async () => {
    const { id } = await addPackage(app, { itinerary: [{ title: 'Out', stage }], page: page() });
    const days = [{ title: 'Out', description: 'Early.' }, { title: '' }, { title: 'Back', stage }];
    const { body } = await edit(id, packageForm({ itinerary: days, page: { seasons: 'Any time.' } }));
    expect(body.itinerary.map((day) => day.stage)).toEqual([stage, stage]);
    expect(body.page).toMatchObject({ bestMonths: [6, 7], seasons: 'Any time.', suits });
    const cleared = await edit(id, packageForm({ itinerary: [{ title: 'Out', stage: null }] }));
    expect(cleared.body.itinerary[0]?.stage).toBeNull();
  });

  it('keeps the Swahili of every text of the longest trip', async () => {
    const itinerary = Array.from({ length: 60 }, (_, index) => {
      const onThatDay = (words: string) => `${words} on day ${index + 1}`;
      return {
        title: onThatDay('Out'),
        description: onThatDay('Early, before the heat, '.repeat(20)),
        activities: Array.from({ length: 10 }, (_row, row) => onThatDay(`Walk ${row}`)),
        accommodation: onThatDay('A tent'),
        meals: onThatDay('All meals'),
        stage: { places: ['Morning', 'Evening'].map((time) => ({ ...tarangire, name: onThatDay(time) })) },
      };
    });
    const added = await addPackage(app, { duration: 60, itinerary });
    const translations = packageTexts(added).map((en) => ({ en, sw: `Kwa Kiswahili: ${en}` }));
    expect(translations.length).toBeGreaterThan(60 * 16);
    const { status, body } = await edit(added.id, packageForm({ duration: 60, itinerary, translations }));
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.translations).toEqual(translations);
  });

  it('takes no more Swahili than the longest trip has English', async () => {
    const translations = Array.from({ length: 1_598 }, () => ({ en: 'a', sw: 'b' }));
    const { status, body } = await post('packages', packageForm({ translations }));
    expect([status, body.errors]).toEqual([400, { translations: ['Keep it to 1597 texts.'] }]);
  });

  it('loses the Swahili of a text that was written anew', async () => {
    const translations = [{ en: 'Two nights by the river.', sw: 'Usiku miwili mtoni.' }];
    const { id } = await addPackage(app, { translations });
    const { body } = await edit(id, packageForm({ description: 'Three nights by the river.' }));
    expect(body.translations).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['page', { page: 'long' }],
    ['page.bestMonths', { page: { bestMonths: [13] } }],
    ['page.bestMonths', { page: { bestMonths: [1, 1] } }],
    ['page.suits.minimumAge', { page: { suits: { minimumAge: -1 } } }],
    ['page.suits.fitness', { page: { suits: { fitness: 'heroic' } } }],
    ['page.questions.0.answer', { page: { questions: [{ question: 'Why?' }] } }],
    ['page.questions', { page: { questions: Array.from({ length: 21 }, () => ({})) } }],
    ['page.guideIds', { page: { guideIds: [999_999] } }],
    ['page.guideIds', { page: { guideIds: ['1'] } }],
    ['page.surprise', { page: { surprise: 1 } }],
    [
      'itinerary.0.stage.places.0.latitude',
      { itinerary: [{ title: 'Out', stage: { places: [{ ...tarangire, latitude: 36 }] } }] },
    ],
    [
      'itinerary.0.stage.places.0.by',
      { itinerary: [{ title: 'Out', stage: { places: [{ ...tarangire, by: 'rail' }] } }] },
    ],
    ['itinerary.0.title', { itinerary: [{ title: '', stage }] }],
    [
      'itinerary.0.stage.drivingHours',
      { itinerary: [{ title: 'Out', stage: { places: [], drivingHours: 25 } }] },
    ],
    [
      'itinerary.0.stage.walkingHours',
      { itinerary: [{ title: 'Out', stage: { places: [], walkingHours: 2.345 } }] },
    ],
    [
      'itinerary.0.stage.imageUrl',
      { itinerary: [{ title: 'Out', stage: { places: [], imageUrl: 'javascript:alert(1)' } }] },
    ],
    ['translations.0.sw', { translations: [{ en: 'Out', sw: 7 }] }],
  ])('names a fault at %s: %j', async (field, fault) => {
    const { status, body } = await post('packages', packageForm(fault));
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });
});

describe('the page of an attraction', () => {
  it('has its place on the map and more pictures', async () => {
    const place = { name: 'Kilwa', latitude: -8.958, longitude: 39.5 };
    const pictures = ['/pictures/attractions/kilwa-ruins.svg'];
    const { id } = await addAttraction(app, { page: { place, pictures, guideIds: [guide.id] } });
    const { body } = await app.call<AttractionDetails>({ url: `/api/attractions/${id}` });
    expect(body.page).toMatchObject({ place, pictures, guideIds: [guide.id], questions: [] });
  });

  it.each<[string, unknown]>([
    ['page.guideIds', { guideIds: [999_999] }],
    ['page.pictures', { pictures: ['data:text/html,x'] }],
    ['page.place.longitude', { place: { name: 'Nowhere', latitude: -3, longitude: 3 } }],
  ])('names a fault at %s', async (field, fault) => {
    const { status, body } = await post('attractions', attractionForm({ page: fault }));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });
});

describe('the demonstration', () => {
  it('tells on every page what a family asks first', async () => {
    const { body: packages } = await app.call<Package[]>({ url: '/api/packages' });
    for (const { id, name, imageUrl } of packages.filter((item) =>
      item.imageUrl.startsWith('/pictures/packages/'),
    )) {
      const { itinerary, page: told } = await read(id);
      expect([name, itinerary.every((day) => (day.stage?.places.length ?? 0) > 0)]).toEqual([name, true]);
      expect([name, told.guideIds.length > 0, told.questions.length > 2]).toEqual([name, true, true]);
      expect(imageUrl).toMatch(/\.svg$/);
    }
  });
});
