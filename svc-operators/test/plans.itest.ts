import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BookingPlaced, Operator } from '@safari/contracts';
import { Plans } from '@safari/service-kit/testing';
import { GROWING } from './growing-tables.js';
import { type Stage, setStage, staff } from './stage.js';

const ROWS = 20_000;

const plans = new Plans();
let stage: Stage;
let booking: BookingPlaced;
let operator: Operator;

beforeAll(async () => {
  stage = await setStage();
  operator = await stage.operator();
  await fill();
  booking = await stage.booking();
});

afterAll(async () => {
  await plans.end(stage);
  await stage.close();
});

async function fill(): Promise<void> {
  // no single operator is asked about all of them
  await stage.rows(
    `insert into operator (name, type, contact_email, contact_phone, location, specialties, price_range, availability,
       integration_method, payment_terms, notes)
     select 'Camp ' || i, 'hotel', i || '@example.com', '', '', '[]', 'luxury', true, 'email', '', ''
     from generate_series(1, 500) as i`,
  );
  await plans.fillKitTables(stage, ROWS);
  await stage.rows(
    `insert into booking (id, reference, booking_type, item_id, item_name, number_of_travelers, preferred_date, total_price)
     select gen_random_uuid(), 'P' || i, 'package', 2, 'Many', 2, current_date + (i % 400), 10
     from generate_series(1, ${ROWS}) as i`,
  );
  for (const rows of OF_EACH_BOOKING) await stage.rows(`${rows} from booking`);
  await stage.rows(
    `insert into webhook_delivery (id, communication_id, body, state)
     select gen_random_uuid(), id, '{}', 'sent' from communication`,
  );
  await plans.vacuum(stage, GROWING);
}

const OF_EACH_BOOKING = [
  'insert into booking_progress (booking_id) select id',
  `insert into communication (booking_id, operator_id, communication_type, direction, subject, message, status, sent_at)
   select id, 1 + number_of_travelers + (random() * 400)::int, 'email', 'outbound', 'Are you free?', '', 'sent',
     now() - random() * interval '400 days'`,
  `insert into availability_request (booking_id, operator_id, requested_date, number_of_people, request_status, asked_at)
   select id, 1 + number_of_travelers + (random() * 400)::int, preferred_date, 2, 'confirmed',
     now() - random() * interval '400 days'`,
];

const READS: [string, () => string][] = [
  ['the newest letters', () => '/api/operator-communications'],
  ['those of a booking', () => `/api/operator-communications?bookingId=${booking.bookingId}`],
  ['the newest availability requests', () => '/api/availability-requests'],
  ['those about a booking', () => `/api/availability-requests?bookingId=${booking.bookingId}`],
  ['those not answered in time', () => '/api/availability-requests/late'],
  ['whom the office has to call', () => '/api/operator-communications/calls'],
  ['what was not taken', () => '/api/operators/failed-posts'],
  ['the operators', () => '/api/operators'],
  ['one operator', () => `/api/operators/${operator.id}`],
  ['who can do it', () => '/api/capable-operators?capabilityType=package&itemId=2'],
];

it.each(READS)('%s: no growing table is read from end to end', async (_, url) => {
  const read = async () => {
    const { status } = await stage.call({ url: url(), as: staff });
    expect([url(), status]).toEqual([url(), 200]);
  };
  expect(await plans.scansOf(stage, GROWING, read)).toEqual([]);
});

it('neither is one when a booking is heard of and its operators are asked', async () => {
  const ask = async () => {
    const { bookingId } = await stage.booking();
    const { status } = await stage.post(`/api/bookings/${bookingId}/coordinate`, {
      operatorIds: [operator.id],
    });
    expect(status).toBeLessThan(300);
  };
  expect(await plans.scansOf(stage, GROWING, ask)).toEqual([]);
});
