import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityRequest, Communication, Operator } from '@safari/contracts';
import { eventually } from '@safari/service-kit/testing';
import { DemoSeed } from '../src/seed/demo.seed.js';
import { type Stage, setStage, staff } from './stage.js';

/** A booking made some days ago, by the moment in its id. */
const idOf = (daysAgo: number, n: number): string => {
  const moment = (Date.now() - daysAgo * 86_400_000).toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7000-8000-${String(n).padStart(12, '0')}`;
};

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ SEED: 'demo' }, { start: { seed: (app) => app.get(DemoSeed).run() } });
});
afterAll(() => stage.close());

describe('the demonstration data', () => {
  it('are planted once, and told to the world', async () => {
    await stage.app.get(DemoSeed).run();
    const { body } = await stage.call<Operator[]>({ url: '/api/operators', as: staff });
    expect(body.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 24 }, (_, n) => n + 1),
    );
    expect(await stage.told('operators.operator.changed.v1')).toHaveLength(24);
    expect(await stage.told('operators.capabilities.changed.v1')).toHaveLength(24);
  });

  it('give old bookings a past that is told as of then, once, without a letter, and leave a booking of now alone', async () => {
    const bookingId = idOf(40, 1);
    const assigned = { bookingId, operatorId: 1, operatorName: 'Mto wa Tembo Camp', version: 2 };
    await stage.heard(await stage.tell('booking.booking.operator-assigned.v1', assigned));
    const old = await stage.booking({ bookingId, itemId: 2 });
    const fresh = await stage.booking({ bookingId: idOf(0, 2), itemId: 2 });
    const said = async (bookingId: string) => {
      const url = `/api/operator-communications?bookingId=${bookingId}`;
      return (await stage.call<Communication[]>({ url, as: staff })).body;
    };
    const talk = await eventually('the past is written', async () => {
      const rows = await said(old.bookingId);
      return rows.length > 0 && rows;
    });
    expect(talk.some(({ operatorId, direction }) => operatorId === 1 && direction === 'inbound')).toBe(true);
    const { body: requests } = await stage.call<AvailabilityRequest[]>({
      url: `/api/availability-requests?bookingId=${old.bookingId}`,
      as: staff,
    });
    expect(requests.find(({ operatorId }) => operatorId === 1)).toMatchObject({
      requestStatus: 'confirmed',
      requestedDate: old.preferredDate,
      numberOfPeople: old.numberOfTravelers,
    });
    const [asked] = (await stage.told('operators.booking.coordinated.v1')).filter(
      ({ data }) => data.bookingId === old.bookingId && data.operatorIds.includes(1),
    );
    const [answer] = (await stage.told('operators.communication.answered.v1')).filter(
      ({ data }) => data.bookingId === old.bookingId && data.operatorId === 1,
    );
    const request = requests.find(({ operatorId }) => operatorId === 1);
    expect(asked?.at).toBe(request?.askedAt);
    expect(answer).toMatchObject({
      at: request?.answeredAt,
      data: { requestStatus: 'confirmed', quotedPrice: request?.quotedPrice },
    });
    expect(await said(fresh.bookingId)).toEqual([]);
    expect(await stage.count('outgoing_mail')).toBe(0);
    expect(await stage.count('webhook_delivery')).toBe(0);
    expect(await stage.count('seeding', `name = 'history'`)).toBe(1);
  });
});
