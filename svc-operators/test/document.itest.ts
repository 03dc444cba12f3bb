import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { brokenPromises, unreadEvents } from '@safari/service-kit/testing';
import { type Stage, setStage } from './stage.js';
import { underFire } from './under-fire.js';

let service: Stage;
beforeAll(async () => {
  service = await setStage();
});
afterAll(() => service.close());

it('documents every call it answers, and no other', async () => {
  expect(service.documentFaults()).toEqual([]);
  const { status, body } = await service.call<{ openapi: string }>({ url: '/openapi.json' });
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
});

it('takes every event as the last two releases tell it', async () => {
  const known = async () => {
    const [{ bookingId }, { id: operatorId }] = [await service.booking(), await service.operator()];
    return { bookingId, bookingIds: [bookingId], operatorId };
  };
  expect(await unreadEvents(service, known)).toEqual([]);
});

it('gets on with the pages of the release before, and the pages of this one with its former self', () => {
  expect(brokenPromises(service, 'svc-operators')).toEqual([]);
});

it('keeps no column of which docs/retention.md does not say what becomes of it', async () => {
  expect(await service.columnFaults()).toEqual([]);
});

it('answers whatever is asked, and shows nothing of its inside', async () => {
  await underFire(service, 150, 20_270_229);
});
