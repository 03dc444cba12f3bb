import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Booking, EventData, EventEnvelope, EventType } from '@safari/contracts';
import {
  eventually,
  startBroker,
  type TestBroker,
  type TestService,
  takeBack,
} from '@safari/service-kit/testing';
import { DataSource } from 'typeorm';
import {
  assigned,
  assignTo,
  bookingOf,
  changeStatus,
  count,
  networked,
  newCustomer,
  offered,
  placed,
  requestFor,
  staff,
  startBookingService,
} from './support/booking-service.js';
import { heard } from './support/heard.js';

let broker: TestBroker;
let service: TestService;
beforeAll(async () => {
  broker = await startBroker();
  service = await startBookingService({ NATS_URL: broker.url }, { retryDelays: [20, 20] });
});
afterAll(async () => {
  await service.close();
  await broker.remove();
});

interface News<T extends EventType> {
  type: T;
  data: EventEnvelope<T>['data'];
  id?: string;
}
const publish = <T extends EventType>({ type, data, id }: News<T>) =>
  service.tell(type, data, { ...(id && { id }) });

const operator = (operatorId: number, version: number, name = 'Baobab Camps', deleted = false) =>
  ({ type: 'operators.operator.changed.v1', data: { operatorId, name, version, deleted } }) as const;

const packageChanged = (id: number, version: number, price: string, deleted = false) =>
  ({
    type: 'catalog.package.changed.v1',
    data: {
      id,
      version,
      deleted,
      package: { id, version, name: `Package ${version}`, price, duration: 4 },
    } as unknown as EventData['catalog.package.changed.v1'],
  }) as const;

const packageDeleted = (id: number, version: number) =>
  ({ type: 'catalog.package.changed.v1', data: { id, version, deleted: true, package: null } }) as const;

const assignedTo = async (operatorId: number): Promise<Booking> =>
  assignTo(service, (await placed(service)).id, operatorId);

const rows = <T>(sql: string, values?: unknown[]) => service.rows<T>(sql, values);
const item = async (id: number) =>
  (
    await rows<{ name: string; price: string; durationDays: number; version: number; deleted: boolean }>(
      `select name, price, duration_days as "durationDays", version, deleted from item where id = $1`,
      [id],
    )
  )[0];

describe('what the catalogue tells', () => {
  it('becomes the price that bookings are made at', async () => {
    await publish(packageChanged(71, 1, '500.00'));
    await publish({
      type: 'catalog.attraction.changed.v1',
      data: {
        id: 71,
        version: 1,
        deleted: false,
        attraction: { id: 71, version: 1, name: 'Crater day', priceFrom: '80.00' },
      } as unknown as EventData['catalog.attraction.changed.v1'],
    });
    await eventually('both are known', async () => (await count(service, 'item', 'id = 71')) === 2);
    expect(
      await rows('select type, name, price, duration_days as days from item where id = 71 order by type'),
    ).toEqual([
      { type: 'attraction', name: 'Crater day', price: '80.00', days: 1 },
      { type: 'package', name: 'Package 1', price: '500.00', days: 4 },
    ]);
    const booked = await service.post(
      '/api/bookings',
      requestFor(71, { totalPrice: '1000.00' }),
      newCustomer(),
    );
    expect(booked.status).toBe(201);
  });

  it('brings the name by which each language knows it, and none of its other texts', async () => {
    const name = 'Crater and elephants';
    const translations = [
      { en: name, sw: 'Kreta na tembo' },
      { en: 'Two days.', sw: 'Siku mbili.' },
    ];
    const { data } = packageChanged(76, 1, '420.00');
    await publish({
      type: 'catalog.package.changed.v1',
      data: { ...data, package: { ...data.package, name, translations } } as typeof data,
    });
    await eventually('it is known', async () => item(76));
    const booking = await placed(service, { itemId: 76 });
    expect(booking).toMatchObject({ itemName: name, itemTranslations: [translations[0]] });
  });

  it('counts by version, whatever the order in which it comes', async () => {
    await publish(packageChanged(72, 3, '300.00'));
    await publish(packageChanged(72, 2, '200.00'));
    await publish(packageChanged(73, 1, '1.00'));
    await eventually('the last is known', async () => item(73));
    expect(await item(72)).toMatchObject({ name: 'Package 3', price: '300.00', version: 3 });
  });

  it('takes an item off the offer and keeps it for its bookings, also when older news come late', async () => {
    await publish(packageChanged(74, 1, '420.00'));
    await eventually('it is known', async () => item(74));
    const booking = await placed(service, { itemId: 74 });
    await publish(packageDeleted(74, 3));
    await publish(packageChanged(74, 2, '430.00'));
    await publish(packageChanged(78, 3, '440.00'));
    await publish(packageDeleted(78, 2));
    await publish(packageChanged(75, 1, '1.00'));
    await eventually('the last is known', async () => item(75));
    expect(await item(74)).toEqual({
      name: 'Package 1',
      price: '420.00',
      durationDays: 4,
      version: 3,
      deleted: true,
    });
    expect(await item(78)).toMatchObject({ version: 3, deleted: false });
    const refused = await service.post('/api/bookings', requestFor(74), newCustomer());
    expect(refused.body.errors).toHaveProperty('itemId');
    expect((await service.call({ url: `/api/bookings/${booking.id}`, as: staff })).status).toBe(200);
  });
});

describe('what the operators’ network tells', () => {
  it('is applied once when it is heard three times', async () => {
    await rows(`
      create table if not exists applied (id integer);
      create or replace function note_applied() returns trigger language plpgsql as
        $$ begin insert into applied values (new.id); return new; end $$;
      create or replace trigger note_applied before insert or update on operator
        for each row execute function note_applied()`);
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) await publish({ ...operator(81, 1), id });
    await publish(operator(82, 1));
    await eventually(
      'what came after is known',
      async () => (await count(service, 'operator', 'id = 82')) === 1,
    );
    expect(await count(service, 'applied', 'id = 81')).toBe(1);
    // control: the same news under another event id is handled again
    await publish(operator(81, 1));
    await publish(operator(83, 1));
    await eventually(
      'what came after is known',
      async () => (await count(service, 'operator', 'id = 83')) === 1,
    );
    expect(await count(service, 'applied', 'id = 81')).toBe(2);
  });

  it('names an operator anew on the trips it runs, and leaves what is over as it was', async () => {
    const operatorId = await networked(service, 'Nyota Cmaps');
    const running = await assignedTo(operatorId);
    const paid = await changeStatus(service, (await assignedTo(operatorId)).id, 'paid');
    const over = await assignedTo(operatorId);
    for (const status of ['paid', 'in_progress', 'completed'] as const)
      await changeStatus(service, over.id, status);
    const other = await assigned(service);
    await publish(operator(operatorId, 2, 'Nyota Camps'));
    const named = ({ id }: Booking) => bookingOf(service, id);
    await eventually(
      'it is named anew',
      async () => (await named(running)).assignedOperatorName === 'Nyota Camps',
    );
    expect(await named(running)).toMatchObject({ ...running, assignedOperatorName: 'Nyota Camps' });
    expect(await named(paid.body)).toMatchObject({ status: 'paid', assignedOperatorName: 'Nyota Camps' });
    expect(await named(over)).toMatchObject({ status: 'completed', assignedOperatorName: 'Nyota Cmaps' });
    expect(await named(other)).toMatchObject({ assignedOperatorName: 'Baobab Camps' });
    const found = await service.call<Booking[]>({ url: '/api/bookings?search=Nyota%20Camps', as: staff });
    expect(found.body.map(({ id }) => id)).toContain(running.id);
  });

  it('names those anew, too, that were renamed before a release that follows', async () => {
    const operatorId = await networked(service, 'Duma Cmaps');
    const running = await assignedTo(operatorId);
    await rows(`update operator set name = 'Duma Camps' where id = $1`, [operatorId]);
    await takeBack(service.app.get(DataSource), 'RenamedOperators1760100000084');
    await service.app.get(DataSource).runMigrations();
    expect(await bookingOf(service, running.id)).toMatchObject({ assignedOperatorName: 'Duma Camps' });
  });

  it('is a dead letter when it cannot be kept, lets the next go on, and can be replayed', async () => {
    await publish(operator(84, 1, null as unknown as string));
    await publish(operator(85, 1));
    await eventually('the next is known', async () => (await count(service, 'operator', 'id = 85')) === 1);
    const deadLetter = await eventually('it is a dead letter', async () => {
      const { body } = await service.call<{ id: number; subject: string; reason: string }[]>({
        url: '/api/booking/dead-letters',
        as: staff,
      });
      return body.find(({ subject }) => subject === 'operators.operator.changed.v1');
    });
    expect(deadLetter.reason).toContain('name');
    await rows('alter table operator alter column name drop not null');
    const replay = await service.post(`/api/booking/dead-letters/${deadLetter.id}/replay`);
    expect(replay.status).toBe(204);
    expect(await count(service, 'operator', 'id = 84')).toBe(1);
  });
});

it('says what was wished and how long the trip is to whoever asks, and of no booking that it does not know', async () => {
  const { id: bookingId } = await placed(service, { changes: { specialRequests: 'A window seat.' } });
  const asking = await broker.connect('svc-operators');
  try {
    const ask = async (about: string) =>
      (
        await asking.request('ask.booking.special-requests', JSON.stringify({ bookingId: about }))
      ).json<unknown>();
    expect(await ask(bookingId)).toEqual({ specialRequests: 'A window seat.', durationDays: 3 });
    expect(await ask(randomUUID())).toEqual({ specialRequests: null });
    expect(await ask('nonsense')).toEqual({ specialRequests: null });
  } finally {
    await asking.close();
  }
});

describe('while the broker is away', () => {
  it('customers book as ever, and the news arrive when it is back', async () => {
    const itemId = await offered(service);
    await broker.kill();
    const { id } = await placed(service, { itemId });
    expect((await service.call({ url: '/readyz' })).status).toBe(200);
    expect(
      await count(service, 'outbox', `published_at is null and envelope->'data'->>'bookingId' = '${id}'`),
    ).toBe(1);
    await broker.start();
    const [event] = await eventually('the news are there', async () => {
      const events = await heard(service, id);
      return events.length > 0 && events;
    });
    expect(event).toMatchObject({ type: 'booking.booking.placed.v1', data: { bookingId: id } });
  });

  it('and when it comes back without its store, everything is told again and nothing doubled', async () => {
    const before = await placed(service);
    await eventually('it was told', async () => (await heard(service, before.id)).length > 0);
    const items = await count(service, 'item');
    const operators = await count(service, 'operator');
    await broker.kill();
    await broker.loseStore();
    const meanwhile = await placed(service, { itemId: before.itemId });
    await broker.start();
    for (const { id } of [before, meanwhile]) {
      const events = await eventually('it is told', async () => {
        const found = await heard(service, id);
        return found.length > 0 && found;
      });
      expect(new Set(events.map((event) => event.id)).size).toBe(1);
      expect(events).toHaveLength(1);
    }
    expect(await count(service, 'item')).toBe(items);
    await publish(operator(86, 1));
    await eventually('it hears again', async () => (await count(service, 'operator', 'id = 86')) === 1);
    expect(await count(service, 'operator')).toBe(operators + 1);
  });
});
