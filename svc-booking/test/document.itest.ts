import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { brokenPromises, type TestService, unreadEvents } from '@safari/service-kit/testing';
import { BOOKING_COLUMNS } from '../src/bookings/booking.view.js';
import { networked, placed, startBookingService } from './support/booking-service.js';
import { underFire } from './support/under-fire.js';

let service: TestService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.close());

it('documents every call it answers, and no other', async () => {
  expect(service.documentFaults()).toEqual([]);
  const { status, body } = await service.call<{ openapi: string }>({ url: '/openapi.json' });
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
});

it('answers every field of a booking that its document names, once placed and once read', async () => {
  const { body } = await service.call<{
    components: { schemas: { Booking: { properties: Record<'progress', unknown> } } };
  }>({ url: '/openapi.json' });
  const { progress: _, ...fields } = body.components.schemas.Booking.properties;
  const booking = await placed(service);
  const [read] = await service.rows<object>(`select ${BOOKING_COLUMNS} from booking where id = $1`, [
    booking.id,
  ]);
  for (const one of [booking, read ?? {}])
    expect(Object.keys(one).sort()).toEqual(Object.keys(fields).sort());
});

it('takes every event as the last two releases tell it', async () => {
  const known = async () => {
    const [booking, operatorId] = [await placed(service), await networked(service)];
    return { bookingId: booking.id, operatorId, operatorIds: [operatorId] };
  };
  expect(await unreadEvents(service, known)).toEqual([]);
});

it('gets on with the pages of the release before, and the pages of this one with its former self', () => {
  expect(brokenPromises(service, 'svc-booking')).toEqual([]);
});

it('keeps no column of which docs/retention.md does not say what becomes of it', async () => {
  expect(await service.columnFaults()).toEqual([]);
});

it('answers whatever is asked, and shows nothing of its inside', async () => {
  await underFire(service, 150, 20_270_229);
});
