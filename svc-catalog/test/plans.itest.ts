import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Plans, type TestService } from '@safari/service-kit/testing';
import { addPackage, packageForm, staff, startCatalog } from './catalog.js';
import { GROWING } from './growing-tables.js';

/** The tables in which single items are looked up. */
const OFFERED = ['artwork', 'attraction', 'package'];
const ROWS = 20_000;

const plans = new Plans();
let catalog: TestService;

beforeAll(async () => {
  catalog = await startCatalog({ SEED: 'demo' });
  await plans.fillKitTables(catalog, ROWS);
  for (const table of OFFERED)
    await catalog.rows(
      `insert into ${table} select many.* from (select * from ${table} order by id limit 1) as one,
         generate_series(1, ${ROWS / 10}) as i,
         lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object('id', 10000 + i)
           || case when to_jsonb(one) ? 'display_order' then '{"display_order": null}' else '{}' end::jsonb) as many`,
    );
  await plans.vacuum(catalog, [...GROWING, ...OFFERED]);
});

afterAll(async () => {
  await plans.end(catalog);
  await catalog.close();
});

const read = async (url: string) => {
  const { status } = await catalog.call({ url });
  expect([url, status]).toEqual([url, 200]);
};

it.each(['/api/packages', '/api/attractions', '/api/guides', '/api/artworks'])(
  '%s: no growing table is read from end to end',
  async (url) => {
    expect(await plans.scansOf(catalog, GROWING, () => read(url))).toEqual([]);
  },
);

it.each(['/api/packages/10007', '/api/attractions/10007', '/api/artworks/10007'])(
  '%s: one thing is found without looking at all others',
  async (url) => {
    expect(await plans.scansOf(catalog, [...GROWING, ...OFFERED], () => read(url))).toEqual([]);
  },
);

it('neither is a growing table when a package is written, changed and taken away', async () => {
  const write = async () => {
    const { id } = await addPackage(catalog);
    const url = `/api/packages/${id}`;
    const body = packageForm({ name: 'Four days in the south' });
    expect((await catalog.put(url, body)).status).toBe(200);
    expect((await catalog.call({ method: 'DELETE', url, as: staff })).status).toBeLessThan(300);
  };
  expect(await plans.scansOf(catalog, GROWING, write)).toEqual([]);
});

it('control: without its key one package would be looked for among all', async () => {
  await catalog.rows('alter table package drop constraint package_pk cascade');
  expect(await plans.scansOf(catalog, OFFERED, () => read('/api/packages/10007'))).toHaveLength(1);
});
