import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Package } from '@safari/contracts';
import { PATIENT, type TestService } from '@safari/service-kit/testing';
import pg from 'pg';
import { addPackage, packageForm, staff, startCatalog } from './catalog.js';

let app: TestService;
beforeAll(async () => {
  app = await startCatalog({}, PATIENT);
});
afterAll(() => app.close());
beforeEach(async () => {
  await Promise.all(
    (await list()).map(({ id }) => app.call({ method: 'DELETE', url: `/api/packages/${id}`, as: staff })),
  );
});

const list = async (): Promise<Package[]> => (await app.call<Package[]>({ url: '/api/packages' })).body;
const place = (id: number, displayOrder: unknown) =>
  app.put<Package>(`/api/packages/${id}/display-order`, { displayOrder });
const positions = async (): Promise<[number, number | null][]> =>
  (await list()).map(({ id, displayOrder }) => [id, displayOrder]);

describe('the front page', () => {
  it('comes first in the list, in its own order, and everything else by age', async () => {
    const [a, b, c, d] = [
      await addPackage(app),
      await addPackage(app),
      await addPackage(app),
      await addPackage(app),
    ].map(({ id }) => id) as [number, number, number, number];
    await place(c, 1);
    await place(a, 3);
    expect(await positions()).toEqual([
      [c, 1],
      [a, 3],
      [b, null],
      [d, null],
    ]);
  });

  it('gives a position to whoever takes it and none to whoever held it', async () => {
    const holder = await addPackage(app, { displayOrder: 1 });
    const taker = await addPackage(app);
    const { status, body } = await place(taker.id, 1);
    expect(status).toBe(200);
    expect(body).toEqual({ ...taker, displayOrder: 1, version: 2 });
    expect(await positions()).toEqual([
      [taker.id, 1],
      [holder.id, null],
    ]);
  });

  it('moves a package from one position to another and lets one be given up', async () => {
    const { id } = await addPackage(app, { displayOrder: 2 });
    expect((await place(id, 3)).body.displayOrder).toBe(3);
    expect((await place(id, null)).body.displayOrder).toBeNull();
    expect(await positions()).toEqual([[id, null]]);
  });

  it('changes nothing when a package takes the position that it has', async () => {
    const { id } = await addPackage(app, { displayOrder: 2 });
    expect((await place(id, 2)).body.version).toBe(1);
  });

  it('hands a position over in an edit of the whole form as well', async () => {
    const holder = await addPackage(app, { displayOrder: 1 });
    const { id } = await addPackage(app);
    await app.put(`/api/packages/${id}`, packageForm({ displayOrder: 1 }));
    expect(await positions()).toEqual([
      [id, 1],
      [holder.id, null],
    ]);
  });

  it('has the position free again when its holder is deleted', async () => {
    const { id } = await addPackage(app, { displayOrder: 1 });
    await app.call({ method: 'DELETE', url: `/api/packages/${id}`, as: staff });
    const next = await addPackage(app, { displayOrder: 1 });
    expect(await positions()).toEqual([[next.id, 1]]);
  });

  it.each([[0], [4], [1.5], ['1'], [undefined], [[1]]])('knows no position %j', async (displayOrder) => {
    const { id } = await addPackage(app);
    const { status, body } = await place(id, displayOrder);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ displayOrder: ['Choose position 1, 2, 3 or none.'] });
  });

  it('has one holder of position 1 after twenty have taken it at once, and nobody was turned away', async () => {
    const holder = await addPackage(app, { displayOrder: 1 });
    const takers = await Promise.all(Array.from({ length: 20 }, () => addPackage(app)));
    const answers = await Promise.all(takers.map(({ id }) => place(id, 1)));
    expect(answers.map(({ status, body }) => `${status} ${body.displayOrder}`)).toEqual(
      takers.map(() => '200 1'),
    );
    const holding = (await positions()).filter(([, position]) => position !== null);
    expect(holding).toEqual([[expect.any(Number), 1]]);
    expect(holding[0]?.[0]).not.toBe(holder.id);
  });

  it('survives everybody moving everywhere at once', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => addPackage(app)));
    const moves = all.flatMap(({ id }, index) =>
      [1, 2, 3, null].map((position) => [id, position, index] as const),
    );
    const answers = await Promise.all(
      moves.map(([id, position, index]) =>
        index === 8 && position === null
          ? app.call({ method: 'DELETE', url: `/api/packages/${id}`, as: staff })
          : place(id, position),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500 || status === 409)).toEqual([]);
    const held = (await positions()).flatMap(([, position]) => position ?? []);
    expect(new Set(held).size).toBe(held.length);
  });
});

describe('the same handover without taking turns', () => {
  /** Two transactions that each free the position and then take it, step by step side by side. */
  async function crossing(): Promise<PromiseSettledResult<unknown>[]> {
    const [a, b] = [await addPackage(app), await addPackage(app)];
    const [one, two] = [new pg.Client(app.database.url), new pg.Client(app.database.url)];
    await Promise.all([one.connect(), two.connect()]);
    const free = 'update package set display_order = null where display_order = 1';
    const take = 'update package set display_order = 1 where id = $1';
    try {
      await one.query('begin');
      await two.query('begin');
      await one.query(free);
      await two.query(free);
      await one.query(take, [a.id]);
      const second = two.query(take, [b.id]);
      const first = one.query('commit');
      return await Promise.allSettled([first, second.then(() => two.query('commit'))]);
    } finally {
      await Promise.all([one.end(), two.end()]);
    }
  }

  it('is refused by the index to the second taker', async () => {
    const [first, second] = await crossing();
    expect(first?.status).toBe('fulfilled');
    expect(second).toMatchObject({
      status: 'rejected',
      reason: { code: '23505', constraint: 'package_one_per_position' },
    });
  });

  it('makes two holders where there is no index either', async () => {
    const admin = new pg.Client(app.database.url);
    await admin.connect();
    await admin.query('drop index package_one_per_position');
    await crossing();
    expect((await list()).filter(({ displayOrder }) => displayOrder === 1)).toHaveLength(2);
    await admin.end();
  });
});
