import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '@safari/contracts';
import { Database, Pruning } from '@safari/service-kit';
import { Plans, type TestService } from '@safari/service-kit/testing';
import { BookingRepository } from '../src/bookings/booking.repository.js';
import { BookingRetentionJob } from '../src/privacy/booking-retention.job.js';
import {
  networked,
  newCustomer,
  offered,
  placed,
  staff,
  startBookingService,
} from './support/booking-service.js';
import { GROWING } from './support/growing-tables.js';

const ROWS = 20_000;
/** Rows per statement: it has to end within its timeout, and each booking updates its totals. */
const AT_ONCE = 1_000;
const SOME_PAGES = 1_000;
/** What only some bookings have grows with them, too. */
const OF_SOME = ['cancellation', 'change_offer', 'credit_note'];

const plans = new Plans();
let service: TestService;
let itemId: number;
let booking: { id: string; reference: string };
const customer = newCustomer();

beforeAll(async () => {
  service = await startBookingService();
  itemId = await offered(service);
  await fill();
  booking = await placed(service, { as: customer });
});

afterAll(async () => {
  await plans.end(service);
  await service.close();
});

async function fill(): Promise<void> {
  const operatorId = await networked(service);
  for (let from = 1; from <= ROWS; from += AT_ONCE) {
    await service.rows(
      `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
         assigned_operator_id, assigned_operator_name, customer_name, customer_email, customer_phone,
         number_of_travelers, preferred_date, unit_price, total_price, special_requests, created_at, version)
       select gen_random_uuid(), 'P' || i, 'customer-' || i % 2000, 'package', $1, 'Many', 3,
         case when i % 5 < 2 then 'cancelled' when i % 200 = 3 then 'confirmed' when i % 200 = 4 then 'in_progress'
           else 'completed' end,
         case when i % 5 > 1 then $4::int end, case when i % 5 > 1 then 'Baobab' end, 'Traveler ' || i, 'traveler' || i || '@example.com', '1',
         1, current_date + (i % 400), 10, 10, '', now() - i * interval '1 minute', 1
       from generate_series($2::int, $3::int) as i`,
      [itemId, from, from + AT_ONCE - 1, operatorId],
    );
    await service.rows(
      `insert into payment (booking_id, amount, state, received_on, recorded_at)
       select id, 10, 'received', preferred_date, created_at from booking where paid = 0`,
    );
  }
  for (const rows of OF_EACH_BOOKING) await service.rows(`${rows} from booking`);
  for (const rows of OF_SOME_BOOKINGS) await service.rows(rows);
  await plans.fillKitTables(service, ROWS);
  await plans.vacuum(service, [...GROWING, ...OF_SOME]);
}

const OF_EACH_BOOKING = [
  `insert into booking_history (booking_id, who, action, at) select id, 'system', 'placed', created_at`,
  `insert into booking_message (booking_id, author, author_name, text, created_at)
   select id, 'customer', customer_name, 'When do we leave?', created_at`,
  `insert into message_mark (booking_id, reader, read_to, unread, last_message_at)
   select id, 'staff', 0, (random() < 0.01)::int, created_at`,
  `insert into invoice (number, booking_id, amount, issued_at) select reference, id, 10, created_at`,
  `insert into trip (booking_id, current_status, current_day, total_days, completion_percentage, start_date,
     expected_end_date, version)
   select id, case when random() < 0.01 then 'in_progress' else 'preparing' end, 1, 3, 0, preferred_date,
     preferred_date + 2, 1`,
  `insert into trip_update (booking_id, update_type, title, description, location, day_number, is_visible, posted_at)
   select id, 'arrival', 'At the camp', '', '', 1, true, created_at`,
  `insert into customer_review (booking_id, booking_type, item_id, overall_rating, title, review_text, highlights,
     recommendations, would_recommend, created_at)
   select id, booking_type, item_id, 5, 'Lions', 'We saw lions', '[]', '', true, created_at`,
];

/**
 * Of past bookings something went back, was lowered, was voided and paid again, or arrived late, and all of that was
 * settled.
 */
const OF_SOME_BOOKINGS = [
  `insert into cancellation (booking_id, cancelled_by, reason, cancelled_at, terms_version, days_before, kept_percent,
     paid, kept, refund, refund_state, refunded_on, refund_reference)
   select id, 'customer', '', created_at, '2026-1', 10, 50, 10, 5, 5, 'paid', preferred_date, 'TRUST'
   from booking where status = 'cancelled'`,
  `update cancellation set refund_state = 'owed', refunded_on = null, refund_reference = null
   where booking_id in (select booking_id from cancellation limit 20)`,
  `insert into credit_note (number, booking_id, invoice_id, amount, issued_at, facts)
   select 'C' || number, booking_id, id, 5, issued_at, '{}' from invoice
   where booking_id in (select booking_id from cancellation)`,
  `insert into change_offer (booking_id, offered_by, state, before, after, price_rule, reason, expires_at, answered_at)
   select id, 'staff', 'accepted', '{"totalPrice": "12.00"}', '{"totalPrice": "10.00"}', 'agreed', '',
     created_at, created_at
   from booking where status = 'completed' and id::text like '%0'`,
  `insert into payment (booking_id, amount, state, received_on, recorded_at, late)
   select booking_id, 10, state, cancelled_at, cancelled_at, true
   from cancellation cross join unnest(array['received', 'repaid']) as state where booking_id::text like '%00'`,
  `insert into payment (booking_id, amount, state, received_on, recorded_at, beyond)
   select id, 10, state, preferred_date, created_at, state = 'received'
   from booking cross join unnest(array['received', 'repaid']) as state
   where status = 'completed' and id::text like '%1'`,
  `insert into payment (booking_id, amount, state, received_on, recorded_at, voids)
   select booking_id, amount, 'voided', received_on, recorded_at, id
   from payment where state = 'received' and booking_id in
     (select id from booking where status = 'completed' and id::text like '%2')`,
  `insert into payment (booking_id, amount, state, received_on, recorded_at)
   select booking_id, amount, 'received', received_on, recorded_at from payment where state = 'voided'`,
];

const day = (days: number) => addDays(today(), days);
const aCursor = (key = new Date().toISOString()) =>
  Buffer.from(JSON.stringify([key, randomUUID()])).toString('base64url');

const aRowCursor = () =>
  Buffer.from(JSON.stringify([new Date(Date.now() - 5_000 * 60_000).toISOString(), 2 ** 30])).toString(
    'base64url',
  );

/** The other orders of the list, each with a key from its middle. */
const COLUMNS = [
  ['item', 'many'],
  ['customer', 'traveler 5'],
  ['operator', 'baobab'],
  ['travelers', '1'],
  ['total', '10.00'],
  ['status', '6'],
] as const;
const ORDERED: typeof READS = COLUMNS.flatMap(([column, key]) =>
  [column, `${column}-descending`].flatMap((sort) => [
    { what: `by ${sort}`, url: () => `/api/bookings?sort=${sort}` },
    { what: `the next page by ${sort}`, url: () => `/api/bookings?sort=${sort}&cursor=${aCursor(key)}` },
    {
      what: `a tab by ${sort}`,
      url: () => `/api/bookings?tab=completed&sort=${sort}&cursor=${aCursor(key)}`,
    },
  ]),
);

const READS: { what: string; url: () => string; as?: typeof staff }[] = [
  { what: 'the newest', url: () => '/api/bookings' },
  { what: 'the next page of them', url: () => `/api/bookings?cursor=${aCursor()}` },
  { what: 'a tab', url: () => '/api/bookings?tab=pending' },
  { what: 'an empty tab', url: () => '/api/bookings?tab=paid' },
  { what: 'the oldest of one type', url: () => '/api/bookings?type=package&sort=oldest' },
  { what: 'by departure', url: () => '/api/bookings?sort=departure' },
  { what: 'a tab by departure', url: () => '/api/bookings?tab=pending&sort=departure' },
  { what: 'departures of some days', url: () => `/api/bookings?from=${day(30)}&to=${day(31)}` },
  { what: 'an address', url: () => '/api/bookings?search=traveler12345@example.com' },
  { what: 'a reference', url: () => `/api/bookings?search=${booking.reference}` },
  { what: 'what a slip meant', url: () => '/api/bookings/spelling?search=msafirri' },
  { what: 'which reference was meant', url: () => '/api/bookings/spelling?search=KS-222222' },
  { what: 'counts and revenue', url: () => '/api/bookings/summary' },
  { what: 'what waits for the office today', url: () => '/api/booking/office-day' },
  { what: 'departures by month and week', url: () => '/api/booking/outlook' },
  { what: 'one booking', url: () => `/api/bookings/${booking.id}` },
  { what: 'its history', url: () => `/api/bookings/${booking.id}/history` },
  { what: 'its messages', url: () => `/api/bookings/${booking.id}/messages` },
  { what: 'its money', url: () => `/api/bookings/${booking.id}/money` },
  { what: 'its updates', url: () => `/api/trip-updates?bookingId=${booking.id}` },
  { what: 'messages that wait', url: () => '/api/message-counts' },
  { what: 'trips on their way', url: () => '/api/trip-active' },
  { what: 'its review', url: () => `/api/customer-reviews?bookingId=${booking.id}` },
  { what: 'what all reviews say together', url: () => '/api/reviews' },
  { what: 'the reviews of an item', url: () => `/api/reviews/package/${itemId}` },
  {
    what: 'the next page of them',
    url: () => `/api/reviews/package/${itemId}/published?cursor=${aRowCursor()}`,
  },
  { what: 'those of a customer', url: () => '/api/user/bookings', as: customer },
  { what: 'a table of some days', url: () => `/api/bookings/export?from=${day(30)}&to=${day(31)}` },
];

const read = async (url: string, as = staff) => {
  const { status } = await service.call({ url, as });
  expect([url, status]).toEqual([url, 200]);
};

it.each([...READS, ...ORDERED])('$what: no growing table is read from end to end', async ({ url, as }) => {
  expect(await plans.scansOf(service, [...GROWING, ...OF_SOME], () => read(url(), as))).toEqual([]);
});

it.each(ORDERED)('$what: no more bookings are put in order than some pages show', async ({ url }) => {
  expect(await plans.sortsOf(service, SOME_PAGES, () => read(url()))).toEqual([]);
});

it('neither is one when a booking is placed', async () => {
  expect(await plans.scansOf(service, GROWING, () => placed(service, { as: customer }))).toEqual([]);
});

it('neither is one when an operator is edited, who may run trips', async () => {
  const edited = () =>
    service.app
      .get(Database)
      .transaction((tx) => service.app.get(BookingRepository).updateOperatorName(tx, 1));
  expect(await plans.scansOf(service, GROWING, edited)).toEqual([]);
});

it('nothing that has to go by its age is looked for in all that stays', async () => {
  const pruning = service.app.get(Pruning) as unknown as { prune: () => Promise<boolean> };
  const retention = service.app.get(BookingRetentionJob) as unknown as { work: () => Promise<boolean> };
  const all = async () => [await pruning.prune(), await retention.work()];
  expect(await plans.scansOf(service, [...GROWING, ...OF_SOME], all)).toEqual([]);
});

it('control: without its index the list would read all bookings', async () => {
  await service.rows('drop index booking_newest');
  expect(await plans.scansOf(service, GROWING, () => read('/api/bookings'))).toHaveLength(1);
});

it('control: without its index a column would be put in order at each reading', async () => {
  const url = '/api/bookings?sort=customer';
  await service.rows('drop index booking_tab_customer');
  expect(await plans.sortsOf(service, SOME_PAGES, () => read(url))).toHaveLength(1);
});
