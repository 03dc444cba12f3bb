import { describe, expect, it } from '@jest/globals';
import { addDays, type Booking, type Identity, type TripStatus, today } from '@safari/contracts';
import { Database } from '@safari/service-kit';
import { eventually } from '@safari/service-kit/testing';
import type { EntityManager } from 'typeorm';
import { BookingRepository } from '../src/bookings/booking.repository.js';
import { OperatorRepository } from '../src/operators/operator.repository.js';
import {
  agreeOn,
  assigned,
  assignTo,
  colleague,
  ifSeen,
  networked,
  newCustomer,
  PATIENT,
  placed,
  staff,
  told,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories({ pace: PATIENT });

const assign = (id: string, operatorId: unknown, seen?: number) =>
  service.post<Booking>(`/api/bookings/${id}/assign-operator`, { operatorId }, staff, ifSeen(seen));

describe('assigning an operator', () => {
  it('confirms the booking and its trip in the same change', async () => {
    const as = newCustomer();
    const { id, preferredDate } = await placed(service, { as });
    const operatorId = await networked(service, 'Twende Lodges');
    const booking = await assignTo(service, id, operatorId);
    expect(booking).toMatchObject({
      status: 'confirmed',
      assignedOperatorId: operatorId,
      assignedOperatorName: 'Twende Lodges',
      version: 2,
    });
    const trip = await service.call<TripStatus>({ url: `/api/trip-status/${id}`, as });
    expect(trip.body).toMatchObject({ currentStatus: 'confirmed', totalDays: 3, startDate: preferredDate });
    const events = await told(service, id);
    expect(events.map(({ type }) => type)).toEqual([
      'booking.booking.placed.v1',
      'booking.booking.operator-assigned.v1',
      'booking.booking.status-changed.v1',
      'booking.trip.progressed.v1',
    ]);
    expect(events[1]?.data).toEqual({
      bookingId: id,
      operatorId,
      operatorName: 'Twende Lodges',
      releasedOperatorId: null,
      version: 2,
    });
    expect(events.map(({ customerId }) => customerId)).toEqual(Array(4).fill(as.customer.id));
  });

  it('has one winner when two staff assign at once, and names the winner to the other', async () => {
    const { id } = await placed(service);
    const operators = [await networked(service, 'Twende Lodges'), await networked(service, 'Baobab Camps')];
    const answers = await Promise.all(operators.map((operatorId) => assign(id, operatorId)));
    const won = answers.find(({ status }) => status === 200);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body.detail).toBe(`${won?.body.assignedOperatorName} is already assigned to this booking.`);
    expect(lost?.body['assignedOperatorId']).toBe(won?.body.assignedOperatorId);
    const told_ = (await told(service, id)).filter(({ type }) => type.includes('operator-assigned'));
    expect(told_.map(({ data }) => data['operatorId'])).toEqual([won?.body.assignedOperatorId]);
  });

  it('changes nothing when the same operator is assigned again', async () => {
    const booking = await assigned(service);
    const again = await assign(booking.id, booking.assignedOperatorId);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(booking);
    const unseen = await service.post(
      `/api/bookings/${booking.id}/assign-operator`,
      { operatorId: booking.assignedOperatorId },
      colleague,
    );
    expect([unseen.status, unseen.body]).toEqual([200, booking]);
  });

  it('tells whoever comes second that somebody else did the same', async () => {
    const { id, version } = await placed(service);
    const operatorId = await networked(service, 'Twende Lodges');
    const press = (as: Identity) =>
      service.post(`/api/bookings/${id}/assign-operator`, { operatorId }, as, {
        'if-match': `"${version}"`,
      });
    expect((await press(colleague)).status).toBe(200);
    expect(await press(staff)).toMatchObject({
      status: 409,
      body: { detail: 'Twende Lodges is already assigned to this booking.' },
    });
    expect((await press(colleague)).status).toBe(200);
  });

  it('is not done over another state than the one that was seen: who said yes to February did not to March', async () => {
    const as = newCustomer();
    const { id, version } = await placed(service, { as });
    const operatorId = await networked(service, 'Twende Lodges');
    const { version: moved } = await agreeOn(service, id, as, { preferredDate: addDays(today(), 60) });
    expect(await assign(id, operatorId, version)).toMatchObject({
      status: 412,
      body: { code: 'stale', current: { id, version: moved, status: 'pending' } },
    });
    const { status, body } = await assign(id, operatorId, moved);
    expect([status, body.assignedOperatorId]).toEqual([200, operatorId]);
    const again = await assign(id, operatorId, moved);
    expect([again.status, again.body]).toEqual([200, body]);
    const other = await assign(id, await networked(service), moved);
    expect(other).toMatchObject({
      status: 409,
      body: { detail: 'Twende Lodges is already assigned to this booking.' },
    });
  });

  it('refuses an operator it does not know, and one that has left, at operatorId', async () => {
    const { id } = await placed(service);
    const gone = await networked(service);
    await service.app
      .get(Database)
      .transaction((tx) =>
        service.app.get(OperatorRepository).upsert(tx, { id: gone, name: 'Gone', version: 2, deleted: true }),
      );
    for (const operatorId of [gone, 888_888, 0, 'first', 9_999_999_999]) {
      const { status, body } = await assign(id, operatorId);
      expect(status).toBe(400);
      expect(body.errors).toHaveProperty('operatorId');
    }
  });

  it('keeps an operator from being renamed until the trip that it is given stands under its name', async () => {
    const database = service.app.get(Database);
    const operators = service.app.get(OperatorRepository);
    const id = await networked(service, 'Twende Lodges');
    const rename = () =>
      database.transaction((tx) => operators.upsert(tx, { id, name: 'Twende', version: 2, deleted: false }));
    let renamed: Promise<unknown> = Promise.resolve();
    await database.transaction(async (tx) => {
      await operators.lock(tx, id);
      renamed = rename();
      await eventually('it waits', async () => (await service.waitingFor(tx)) === 1);
    });
    await renamed;
    expect(await service.count('operator', `id = ${id} and name = 'Twende'`)).toBe(1);
  });

  it('waits for an operator who is being renamed with nothing in its hands, however many are at once', async () => {
    const operators = service.app.get(OperatorRepository);
    const [former, next] = [
      await networked(service, 'Twende Lodges'),
      await networked(service, 'Nyota Cmaps'),
    ];
    const { id } = await placed(service);
    await assign(id, former);
    const edit = (tx: EntityManager, operatorId: number, name: string) =>
      operators.upsert(tx, { id: operatorId, name, version: 2, deleted: false });
    const { given } = await service.app.get(Database).transaction(async (tx) => {
      await edit(tx, next, 'Nyota Camps');
      const handing = service.post<Booking>(`/api/bookings/${id}/reassign-operator`, {
        operatorId: next,
        reason: 'Full.',
      });
      await eventually('it waits', async () => (await service.waitingFor(tx)) === 1);
      await edit(tx, former, 'Twende');
      await service.app.get(BookingRepository).updateOperatorName(tx, former);
      return { given: handing };
    });
    const { status, body } = await given;
    expect([status, body.assignedOperatorName]).toEqual([200, 'Nyota Camps']);
  });

  it('knows no booking that is not there', async () => {
    const operatorId = await networked(service);
    expect((await assign('01a1fdc4-037f-77d6-b7ce-3b347bbef071', operatorId)).status).toBe(404);
    expect((await assign('everything', operatorId)).status).toBe(404);
  });
});
