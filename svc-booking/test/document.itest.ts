import { expect, it } from '@jest/globals';
import { meetsServiceGuarantees } from '@safari/service-kit/testing/guarantees';
import { BOOKING_COLUMNS } from '../src/bookings/booking.view.js';
import { askers } from './support/askers.js';
import { networked, placed } from './support/booking-service.js';
import { bookingStories } from './support/booking-stories.js';
import { CLOSING, GROWING } from './support/growing-tables.js';

const service = bookingStories();

const known = async () => {
  const [booking, operatorId] = [await placed(service), await networked(service)];
  return { bookingId: booking.id, operatorId, operatorIds: [operatorId] };
};
const growing = { tables: GROWING, closing: CLOSING };
meetsServiceGuarantees({ name: 'svc-booking', service: () => service, growing, askers, known });

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
