import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttractionDetails, EventEnvelope, PackageDetails } from '@safari/contracts';
import { Broker } from '@safari/service-kit';
import {
  eventually,
  type NatsConnection,
  startBroker,
  type TestBroker,
  type TestService,
} from '@safari/service-kit/testing';
import {
  addAttraction,
  addPackage,
  attractionForm,
  listed,
  listedAttraction,
  packageForm,
  staff,
  startCatalog,
} from './catalog.js';

type Changed = EventEnvelope<'catalog.package.changed.v1' | 'catalog.attraction.changed.v1'>;

let broker: TestBroker;
let app: TestService;
let nats: NatsConnection;
const heard: Changed[] = [];

beforeAll(async () => {
  broker = await startBroker();
  app = await startCatalog({ NATS_URL: broker.url });
  nats = await broker.connect('gateway');
  nats.subscribe('catalog.>', {
    callback: (_error, message) => {
      const event = message.json<Changed>();
      if (heard.every(({ id }) => id !== event.id)) heard.push(event); // a late acknowledgement causes a repeat
    },
  });
  await nats.flush();
});
afterAll(async () => {
  await nats.close();
  await app.close();
  await broker.remove();
});

/** The versions published about one item, once `count` of them have arrived. */
const told = (type: Changed['type'], id: number, count: number): Promise<Changed[]> =>
  eventually(`${count} events of ${type} ${id}`, async () => {
    const events = heard.filter((event) => event.type === type && event.data.id === id);
    return events.length >= count && events;
  });

/** Translations of a name, and of another text that only the page shows. */
const inSwahili = (name: string, sw: string) => ({
  name,
  description: 'Two days.',
  translations: [
    { en: name, sw },
    { en: 'Two days.', sw: 'Siku mbili.' },
  ],
});

describe('what the catalogue tells the others', () => {
  it('is what an item is called in every language, and no more of its translations', async () => {
    const listing = await addPackage(app, inSwahili('Crater and elephants', 'Kreta na tembo'));
    const place = await addAttraction(app, inSwahili('Lake Manyara', 'Ziwa Manyara'));

    const [ofPackage] = await told('catalog.package.changed.v1', listing.id, 1);
    expect(ofPackage?.data).toMatchObject({
      package: { translations: [{ en: 'Crater and elephants', sw: 'Kreta na tembo' }] },
    });
    const [ofPlace] = await told('catalog.attraction.changed.v1', place.id, 1);
    expect(ofPlace?.data).toMatchObject({
      attraction: { translations: [{ en: 'Lake Manyara', sw: 'Ziwa Manyara' }] },
    });
  });

  it('is every change to a package, once, with its whole state and a rising version', async () => {
    const providers = [{ name: 'Mto Camp', pricePerUnit: '180.00', contactInfo: 'booking@mto.example' }];
    const { id } = await addPackage(app, { name: 'Told', providers });
    await app.put(`/api/packages/${id}`, packageForm({ price: '9.00' }));
    await app.put(`/api/packages/${id}/display-order`, { displayOrder: 2 });
    const { body: last } = await app.call<PackageDetails>({ url: `/api/packages/${id}` });
    await app.call({ method: 'DELETE', url: `/api/packages/${id}`, as: staff });

    const events = await told('catalog.package.changed.v1', id, 4);
    expect(events.map(({ data }) => [data.version, data.deleted])).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(events[2]?.data).toEqual({
      id,
      version: 3,
      deleted: false,
      package: { ...listed(last), translations: [] },
    });
    expect(events[3]?.data).toMatchObject({ package: { ...listed(last), displayOrder: null, version: 4 } });
    expect(new Set(events.map((event) => event.id)).size).toBe(4);
    expect(JSON.stringify(events)).not.toMatch(/contactInfo|pricePerUnit/);
  });

  it('is every change to an attraction, and what its end means to a package', async () => {
    const { id } = await addAttraction(app);
    const listing = await addPackage(app, { attractionIds: [id] });
    await app.put(`/api/attractions/${id}`, attractionForm({ name: 'New' }));
    const { body: last } = await app.call<AttractionDetails>({ url: `/api/attractions/${id}` });
    await app.call({ method: 'DELETE', url: `/api/attractions/${id}`, as: staff });

    const events = await told('catalog.attraction.changed.v1', id, 3);
    const now = { ...listedAttraction(last), translations: [] };
    expect(events.map(({ data }) => data)).toEqual([
      expect.objectContaining({ id, version: 1, deleted: false }),
      { id, version: 2, deleted: false, attraction: now },
      { id, version: 3, deleted: true, attraction: { ...now, version: 3 } },
    ]);
    const [, changed] = await told('catalog.package.changed.v1', listing.id, 2);
    expect(changed?.data).toMatchObject({ version: 2, package: { attractionIds: [] } });
  });

  it('names both packages when a front-page position changes hands', async () => {
    const holder = await addPackage(app, { displayOrder: 1 });
    const taker = await addPackage(app);
    await app.put(`/api/packages/${taker.id}/display-order`, { displayOrder: 1 });
    const [, freed] = await told('catalog.package.changed.v1', holder.id, 2);
    expect(freed?.data).toMatchObject({ version: 2, package: { displayOrder: null } });
    const [, taken] = await told('catalog.package.changed.v1', taker.id, 2);
    expect(taken?.data).toMatchObject({ version: 2, package: { displayOrder: 1 } });
  });

  it('is nothing when a request is refused or only repeated', async () => {
    const before = heard.length;
    const headers = { 'idempotency-key': 'again' };
    const body = packageForm({ name: 'Repeated' });
    for (let time = 0; time < 3; time += 1) {
      await app.post('/api/packages', body, staff, headers);
    }
    await app.post('/api/packages', packageForm({ price: '0' }));
    await app.put('/api/packages/999999', body);
    const last = await addPackage(app, { name: 'Last of all' });
    await told('catalog.package.changed.v1', last.id, 1);
    expect(heard.slice(before).map(({ data }) => 'package' in data && data.package?.name)).toEqual([
      'Repeated',
      'Last of all',
    ]);
  });

  it('waits while the broker is away and arrives once when it is back', async () => {
    const before = await kept('catalog.package.changed.v1');
    await broker.kill();
    const { id } = await addPackage(app, { name: 'While nobody listens' });
    expect((await app.call<PackageDetails>({ url: `/api/packages/${id}` })).status).toBe(200);
    await broker.start();
    const after = await eventually('the event has arrived', async () => {
      const now = await kept('catalog.package.changed.v1');
      return now.last.data.id === id && now;
    });
    expect(after.count).toBe(before.count + 1);
  });
});

/** How many events of a type the broker keeps, and the last of them. */
async function kept(type: Changed['type']): Promise<{ count: number; last: Changed }> {
  const manager = await (await app.app.get(Broker).jetstream()).jetstreamManager(false);
  const { state } = await manager.streams.info('EVENTS_catalog', { subjects_filter: type });
  const last = await manager.streams.getMessage('EVENTS_catalog', { last_by_subj: type });
  if (!last) throw new Error(`no event of ${type} is kept`);
  return { count: state.subjects?.[type] ?? 0, last: last.json<Changed>() };
}
