import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Guide, Problem } from '@safari/contracts';
import { type TestService, takeBack } from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import { addAttraction, addPackage, customer, packageForm, staff, startCatalog } from './catalog.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog();
});
afterAll(() => app.close());

const list = async (): Promise<Guide[]> => (await app.call<Guide[]>({ url: '/api/guides' })).body;
const post = (body: unknown, headers: Record<string, string> = {}) =>
  app.post<Guide>('/api/guides', body, staff, headers);
const edit = (id: number | string, body: unknown, headers: Record<string, string> = {}) =>
  app.put<Guide>(`/api/guides/${id}`, body, staff, headers);
const remove = (id: number | string) =>
  app.call<Problem & { leads?: unknown[] }>({ method: 'DELETE', url: `/api/guides/${id}`, as: staff });
const told = (id: number) =>
  app.rows<{ data: unknown }>(
    `select envelope -> 'data' as data from outbox where subject = 'catalog.guide.changed.v1'
     and envelope -> 'data' ->> 'id' = $1 order by id`,
    [String(id)],
  );

async function addGuide(changes: Record<string, unknown> = {}): Promise<Guide> {
  const { status, body } = await post({ name: 'Baraka', ...changes });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as Guide;
}

describe('a guide', () => {
  it('is shown with a name alone; the rest is what the house does by default', async () => {
    const added = await post({ name: '  Baraka ' });
    expect([added.status, added.headers['etag']]).toEqual([201, '"1"']);
    expect(added.body).toEqual({
      id: expect.any(Number),
      name: 'Baraka',
      photoUrl: '',
      title: '',
      bio: '',
      languages: [],
      specialties: [],
      yearsOfExperience: 0,
      translations: [],
      version: 1,
    });
    expect((await list()).find(({ id }) => id === (added.body as Guide).id)).toEqual(added.body);
  });

  it('is read in both languages where both were written, and keeps no translation of a text that is gone', async () => {
    const title = { en: 'Head guide', sw: 'Kiongozi mkuu' };
    const guide = await addGuide({
      title: title.en,
      bio: 'Grew up here.',
      translations: [title, { en: 'x', sw: 'y' }],
    });
    expect(guide.translations).toEqual([title]);
    const changed = await edit(guide.id, { name: guide.name, title: 'Night guide' });
    expect(changed.body).toMatchObject({ title: 'Night guide', bio: 'Grew up here.', translations: [] });
  });

  it('loses a photo that the form has emptied', async () => {
    const { id } = await addGuide({ photoUrl: '/pictures/guides/baraka.svg' });
    expect((await edit(id, { name: 'Baraka', photoUrl: '' })).body).toMatchObject({ photoUrl: '' });
  });

  it('who had the share card for a face has none any more', async () => {
    const source = app.app.get(DataSource);
    const [former, drawn] = [await addGuide(), await addGuide()];
    await takeBack(source, 'PeopleWithoutAPhoto1760000100006');
    const show = ({ id }: Guide, photo: string) =>
      app.rows('update guide set photo_url = $2 where id = $1', [id, photo]);
    await show(former, '/pictures/site/share.svg');
    await show(drawn, '/pictures/guides/baraka.svg');
    await source.runMigrations();
    const faceOf = async ({ id }: Guide) => (await list()).find((guide) => guide.id === id)?.photoUrl;
    expect(await faceOf(former)).toBe('');
    expect(await faceOf(drawn)).toBe('/pictures/guides/baraka.svg');
  });

  it('is made once, however often the same request is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post({ name: 'Once' }, { 'idempotency-key': 'guide' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('lets one of two editors win who saw the same state, and shows the other what is there now', async () => {
    const { id } = await addGuide();
    const answers = await Promise.all(['A', 'B'].map((name) => edit(id, { name }, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({ current: { id, version: 2 } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['photoUrl', { photoUrl: 'javascript:alert(1)' }],
    ['yearsOfExperience', { yearsOfExperience: -1 }],
    ['yearsOfExperience', { yearsOfExperience: 1.5 }],
    ['yearsOfExperience', { yearsOfExperience: '7' }],
    ['languages', { languages: 'Maa' }],
    ['bio', { bio: 'x'.repeat(4_001) }],
    ['wages', { wages: 1 }],
  ])('is refused with a wrong %s, which is named', async (field, wrong) => {
    const { status, body } = await post({ name: 'Baraka', ...wrong });
    expect([status, Object.keys((body as Problem).errors ?? {})]).toEqual([400, [field]]);
  });

  it('is changed and removed by nobody but staff, and only where there is one', async () => {
    const { id } = await addGuide();
    for (const [method, url] of [
      ['POST', '/api/guides'],
      ['PUT', `/api/guides/${id}`],
      ['DELETE', `/api/guides/${id}`],
    ] as const) {
      const body = method === 'DELETE' ? undefined : { name: 'Mine' };
      expect((await app.call({ method, url, body })).status).toBe(401);
      expect((await app.call({ method, url, body, as: customer })).status).toBe(403);
    }
    for (const nobody of [999_999, 0, 'x', '1e3']) {
      expect((await edit(nobody, { name: 'Nobody' })).status).toBe(404);
      expect((await remove(nobody)).status).toBe(404);
    }
  });

  it('leaves the site when no page shows them, and screens hear of every change', async () => {
    const { id } = await addGuide();
    await edit(id, { name: 'Asha' });
    expect((await remove(id)).status).toBe(204);
    expect((await list()).some((guide) => guide.id === id)).toBe(false);
    expect((await remove(id)).status).toBe(404);
    expect((await told(id)).map(({ data }) => data)).toEqual([
      { id, version: 1, deleted: false },
      { id, version: 2, deleted: false },
      { id, version: 3, deleted: true },
    ]);
  });

  it('stays as long as pages show them, and it is said which', async () => {
    const { id } = await addGuide();
    const page = { guideIds: [id] };
    const pack = await addPackage(app, { page });
    const place = await addAttraction(app, { page });
    const refused = await remove(id);
    expect([refused.status, refused.body.leads]).toEqual([
      409,
      [
        { bookingType: 'package', itemId: pack.id, name: pack.name },
        { bookingType: 'attraction', itemId: place.id, name: place.name },
      ],
    ]);
    await app.call({ method: 'DELETE', url: `/api/attractions/${place.id}`, as: staff });
    await app.put(`/api/packages/${pack.id}`, packageForm({ page: { guideIds: [] } }));
    expect((await remove(id)).status).toBe(204);
  });

  it('is on no page that was saved while they were removed', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { id } = await addGuide();
        const [made, removed] = await Promise.all([
          app.post('/api/packages', packageForm({ page: { guideIds: [id] } })),
          remove(id),
        ]);
        return [made.status, removed.status];
      }),
    );
    for (const outcome of outcomes)
      expect([
        [201, 409],
        [400, 204],
      ]).toContainEqual(outcome);
  });
});
