import { describe, expect, it } from '@jest/globals';
import type { Booking, BookingOffers, EventEnvelope, EventType, OfficeDay } from '@safari/contracts';
import { addDays, today } from '@safari/contracts';
import { exampleProgress } from '@safari/contracts/testing';

import { eventually, type OrProblem } from '@safari/service-kit/testing';
import {
  agreeOn,
  assigned,
  assignTo,
  bookingOf,
  changeOf,
  ledTo,
  networked,
  newCustomer,
  placed,
  staff,
} from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';

const service = bookingStories({ broker: true, pace: { retryDelays: [20, 20] } });

const read = async (id: string) => (await bookingOf(service, id)).progress;
const list = (query: string) =>
  service.call<OrProblem<Booking[]>>({ url: `/api/bookings${query}`, as: staff });
const hear = <T extends EventType>(type: T, data: EventEnvelope<T>['data'], at?: string) =>
  service.tell(type, data, at ? { at } : {});
const asked = (bookingId: string, operatorIds: number[], at?: string) =>
  hear('operators.booking.coordinated.v1', { bookingId, operatorIds }, at);
const stands = (bookingId: string, operatorId: number, answerState: 'open' | 'closed' | 'revoked') =>
  hear('operators.availability-request.changed.v1', {
    bookingId,
    operatorId,
    requestId: operatorId,
    answerState,
    by: 'Neema Office',
  });
const said = (
  bookingId: string,
  operatorId: number,
  requestStatus: 'confirmed' | 'unavailable' | 'pricing_pending' | null,
  quotedPrice: string | null = null,
  at?: string,
) =>
  hear(
    'operators.communication.answered.v1',
    {
      bookingId,
      operatorId,
      communicationId: 31,
      status: 'responded',
      requestStatus,
      quotedPrice,
      writtenBy: 'operator',
    },
    at,
  );
const becomes = (id: string, expected: object) =>
  eventually('the booking is so far', async () => {
    const progress = await read(id);
    return expect.objectContaining(expected).asymmetricMatch(progress) ? progress : undefined;
  });
const writeTo = (id: string, as: object, side: string) =>
  service.post(`/api/bookings/${id}/messages?as=${side}`, { text: 'Karibu!' }, as);

describe('how far a booking is', () => {
  it('is read by staff and not by its customer', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    expect(await read(id)).toEqual(exampleProgress());
    expect((await list(`?ids=${id}`)).body).toMatchObject([{ id, progress: exampleProgress() }]);
    const { body } = await service.call<Booking>({ url: `/api/bookings/${id}`, as });
    expect(body).not.toHaveProperty('progress');
  });

  it('says that the customer waits until the office first writes to them, whomever it has asked', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const waits = async () => {
      const { body } = await service.call<OfficeDay>({ url: '/api/booking/office-day', as: staff });
      return body.waiting.some((booking) => booking.id === id);
    };
    await asked(id, [await networked(service)]);
    await becomes(id, { unanswered: 1 });
    await writeTo(id, as, 'customer');
    expect([(await read(id))?.waiting, await waits()]).toEqual([true, true]);
    await writeTo(id, staff, 'staff');
    expect([(await read(id))?.waiting, await waits()]).toEqual([false, false]);
    const other = await placed(service, { as });
    const { body } = await list(`?waiting=only&ids=${id},${other.id}`);
    expect(body).toMatchObject([{ id: other.id }]);
  });

  it('does not say so of one that is confirmed', async () => {
    const { id } = await assigned(service);
    expect(await read(id)).toMatchObject({ waiting: false });
  });

  it('tells which operators would take it, and how many have yet to answer', async () => {
    const { id } = await placed(service);
    const [baobab, nyota, duma] = [
      await networked(service, 'Baobab'),
      await networked(service, 'Nyota'),
      await networked(service, 'Duma'),
    ];
    await asked(id, [baobab, nyota, duma]);
    await becomes(id, { unanswered: 3, offers: [] });
    await said(id, duma, null); // of a former date: what was asked of it now still waits
    await said(id, baobab, 'unavailable');
    await said(id, nyota, 'pricing_pending');
    await becomes(id, { unanswered: 1, offers: [] });
    await said(id, nyota, 'confirmed', '410.00');
    await said(id, duma, 'pricing_pending', '395.00');
    await becomes(id, {
      unanswered: 0,
      offers: [
        { operatorId: nyota, operatorName: 'Nyota', quotedPrice: '410.00' },
        { operatorId: duma, operatorName: 'Duma', quotedPrice: '395.00' },
      ],
    });
  });

  it('offers nobody who has left the network since, nor whose answer staff have closed', async () => {
    const { id } = await placed(service);
    const [baobab, nyota, duma] = [
      await networked(service, 'Baobab'),
      await networked(service, 'Nyota'),
      await networked(service, 'Duma'),
    ];
    const become = (names: string[]) =>
      becomes(id, { offers: names.map((operatorName) => expect.objectContaining({ operatorName })) });
    await asked(id, [baobab, nyota, duma]);
    await said(id, baobab, 'confirmed');
    await said(id, nyota, 'pricing_pending', '995.00');
    await said(id, duma, 'confirmed');
    await become(['Baobab', 'Nyota', 'Duma']);
    await stands(id, nyota, 'closed');
    await become(['Baobab', 'Duma']);
    await stands(id, duma, 'revoked');
    await become(['Baobab']);
    await hear('operators.operator.changed.v1', {
      operatorId: baobab,
      name: 'Baobab',
      version: 2,
      deleted: true,
    });
    await become([]);
    await asked(id, [nyota]);
    await said(id, nyota, 'confirmed', '400.00');
    await become(['Nyota']);
  });

  it('waits again for whom staff have given a link again', async () => {
    const { id } = await placed(service);
    const nyota = await networked(service, 'Nyota');
    await asked(id, [nyota]);
    await becomes(id, { unanswered: 1 });
    await stands(id, nyota, 'revoked');
    await becomes(id, { unanswered: 0 });
    await stands(id, nyota, 'open');
    await becomes(id, { unanswered: 1 });
    await stands(id, nyota, 'revoked');
    await becomes(id, { unanswered: 0 });
  });

  it('waits again for nobody besides whom staff have given a link again', async () => {
    const { id } = await placed(service);
    const [nyota, duma] = [await networked(service, 'Nyota'), await networked(service, 'Duma')];
    await asked(id, [nyota, duma]);
    await becomes(id, { unanswered: 2 });
    await stands(id, nyota, 'revoked');
    await stands(id, duma, 'revoked');
    await becomes(id, { unanswered: 0 });
    await stands(id, duma, 'open');
    await becomes(id, { unanswered: 1 });
  });

  it('says that its customer has asked for a change, or the office has offered one, until it is answered or cannot be any more', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const ask = (numberOfTravelers: number, totalPrice: string) =>
      service.post<BookingOffers>(
        `/api/user/bookings/${id}/offers`,
        {
          preferredDate: addDays(today(), 40),
          numberOfTravelers,
          reason: 'My sister comes.',
          totalPrice,
        },
        as,
      );
    const offer = { preferredDate: addDays(today(), 45), reason: 'The camp opens later.' };
    const [wish] = (await ask(3, '1260.00')).body.offers;
    expect(await read(id)).toMatchObject({ changeAsked: true });
    await service.post(`/api/bookings/${id}/offers/${wish?.id}`, { answer: 'declined', words: '' });
    expect(await read(id)).toMatchObject({ changeAsked: false });
    await ask(4, '1680.00');
    await service.rows(`update change_offer set expires_at = now() where booking_id = $1`, [id]);
    expect(await read(id)).toMatchObject({ changeAsked: false });
    expect(await read(id)).toMatchObject({ changeOffered: false });
    await service.put(`/api/bookings/${id}`, changeOf(await bookingOf(service, id), offer));
    expect(await read(id)).toMatchObject({ changeAsked: false, changeOffered: true });
    await service.rows(`update change_offer set expires_at = now() where booking_id = $1`, [id]);
    expect(await read(id)).toMatchObject({ changeOffered: false });
  });

  it.each([
    ['another date', { preferredDate: addDays(today(), 50) }],
    ['another party', { numberOfTravelers: 3 }],
  ])('forgets what was said of %s, also where the operators’ side has a slow clock', async (_, terms) => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const operatorId = await networked(service);
    const slow = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();
    const yes = (quotedPrice: string) => [{ operatorId, operatorName: 'Baobab Camps', quotedPrice }];
    await asked(id, [operatorId], slow(0));
    await said(id, operatorId, 'confirmed', '410.00', slow(10));
    await becomes(id, { unanswered: 0, offers: yes('410.00') });
    await agreeOn(service, id, as, terms);
    expect(await read(id)).toMatchObject({ unanswered: 0, offers: [] });
    await said(id, operatorId, 'confirmed', '415.00', slow(20)); // of the former trip, and heard of only now
    await eventually(
      'it is heard',
      async () =>
        (await service.count('booking_history', `booking_id = '${id}' and action = 'answered'`)) === 2,
    );
    await asked(id, [operatorId], slow(30));
    await becomes(id, { unanswered: 1, offers: [] });
    await said(id, operatorId, 'confirmed', '395.00', slow(40));
    await becomes(id, { unanswered: 0, offers: yes('395.00') });
  });

  it('forgets what was asked and said of a former trip, and heard of after the change, once they are asked anew', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const operatorId = await networked(service);
    const before = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();
    const yes = (quotedPrice: string) => [{ operatorId, operatorName: 'Baobab Camps', quotedPrice }];
    await agreeOn(service, id, as, { numberOfTravelers: 3 });
    await asked(id, [operatorId], before(0));
    await said(id, operatorId, 'confirmed', '410.00', before(10));
    await becomes(id, { unanswered: 0, offers: yes('410.00') }); // nothing tells yet that it was another trip
    await asked(id, [operatorId], before(20));
    await becomes(id, { unanswered: 1, offers: [] });
    await said(id, operatorId, 'confirmed', '395.00', before(30));
    await becomes(id, { unanswered: 0, offers: yes('395.00') });
  });

  it('keeps what was said of date and party where the price alone is another', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as });
    const [baobab, nyota] = [await networked(service), await networked(service, 'Nyota')];
    await asked(id, [baobab, nyota]);
    await said(id, baobab, 'confirmed');
    const offers = [{ operatorId: baobab, operatorName: 'Baobab Camps', quotedPrice: null }];
    await becomes(id, { unanswered: 1, offers });
    await agreeOn(service, id, as, { priceRule: 'agreed', unitPrice: '400.00' });
    expect(await read(id)).toMatchObject({ unanswered: 1, offers });
  });

  it('follows the money and the days of the trip', async () => {
    const { id } = await ledTo(service, ['payment_received'], { changes: { preferredDate: today() } });
    expect(await read(id)).toMatchObject({ invoiced: false, paidInFull: true, day: null, days: 3 });
    await service.put(`/api/bookings/${id}/status`, { status: 'in_progress' });
    expect(await read(id)).toMatchObject({ day: 1, days: 3 });
  });
});

describe('a trip that departs soon', () => {
  /** As Today and its own progress say; undefined while one of them has yet to get the event. */
  const lacks = async (id: string) => {
    const { body } = await service.call<OfficeDay>({ url: '/api/booking/office-day', as: staff });
    const lacks = body.departures.find((departure) => departure.id === id)?.lacks.includes('operator');
    return (await read(id))?.operatorRefused === lacks ? lacks : undefined;
  };
  const lack = (id: string, expected: boolean) =>
    eventually('it is heard', async () => (await lacks(id)) === expected);

  it('lacks an operator once the one who runs it was asked anew and says no, until they or another one will', async () => {
    const as = newCustomer();
    const { id, assignedOperatorId: runs } = await assigned(service, { as });
    const operatorId = runs ?? 0;
    await agreeOn(service, id, as, { preferredDate: addDays(today(), 10) });
    await asked(id, [operatorId]);
    await becomesAsked(id);
    expect(await lacks(id)).toBe(false);
    await said(id, operatorId, 'unavailable');
    await lack(id, true);
    await said(id, await networked(service), 'confirmed'); // another one, whom nobody has chosen
    await said(id, operatorId, null); // words alone
    await said(id, operatorId, 'confirmed');
    await lack(id, false);
    await said(id, operatorId, 'unavailable');
    await lack(id, true);
    const { status } = await service.post(`/api/bookings/${id}/reassign-operator`, {
      operatorId: await networked(service),
      reason: 'They are full.',
    });
    expect([status, await lacks(id)]).toEqual([200, false]);
  });

  it('lacks none where its operator said no before it was theirs, or of another date', async () => {
    const as = newCustomer();
    const { id } = await placed(service, { as, changes: { preferredDate: addDays(today(), 9) } });
    const operatorId = await networked(service);
    await asked(id, [operatorId]);
    await said(id, operatorId, 'unavailable');
    await becomes(id, { unanswered: 0 });
    await assignTo(service, id, operatorId);
    expect(await lacks(id)).toBe(false);
    await said(id, operatorId, 'unavailable');
    await lack(id, true);
    await agreeOn(service, id, as, { preferredDate: addDays(today(), 8) });
    expect(await lacks(id)).toBe(false);
    const before = new Date(Date.now() - 60_000).toISOString();
    await asked(id, [operatorId]);
    await said(id, operatorId, 'unavailable', null, before); // of the former date, and heard of only now
    await becomesAsked(id, 2);
    expect(await lacks(id)).toBe(false);
  });

  /** Waits until everything told before was handled. */
  async function becomesAsked(id: string, times = 1): Promise<void> {
    await eventually(
      'it is heard',
      async () =>
        (await service.count('booking_history', `booking_id = '${id}' and action = 'asked'`)) === times,
    );
  }
});

describe('bookings that are chosen by their ids', () => {
  it('are listed and exported alone, in the order that is asked for', async () => {
    const [late, early, other] = [
      await placed(service, { changes: { preferredDate: addDays(today(), 60) } }),
      await placed(service, { changes: { preferredDate: addDays(today(), 20) } }),
      await placed(service),
    ];
    const query = `?ids=${late.id},${early.id}&sort=departure`;
    expect((await list(query)).body).toMatchObject([{ id: early.id }, { id: late.id }]);
    const { body } = await service.call<string>({ url: `/api/bookings/export${query}`, as: staff });
    expect([late, early, other].map(({ reference }) => body.includes(reference))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are refused where one is no id, or they are too many', async () => {
    const { id } = await placed(service);
    for (const ids of [`${id},me`, Array.from({ length: 101 }, () => id).join()]) {
      expect(await list(`?ids=${ids}`)).toMatchObject({
        status: 400,
        body: { errors: { ids: [expect.any(String)] } },
      });
    }
  });
});
