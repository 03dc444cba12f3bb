// Places bookings by plain `pg`, as a careful engineer would write it: the statements of one booking, one after
// another. Its parent sends { at: how many in parallel, count }; it answers with the time of each and the CPU time.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const { DATABASE, ITEM, PRICE, CUSTOMERS } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE, max: 16 });
const customers = Array.from({ length: Number(CUSTOMERS) }, () => randomUUID());
const item = Number(ITEM);
/** As long as a real letter to a customer. */
const LETTER = { text: 'We have it. '.repeat(80), html: '<p>We have it.</p> '.repeat(100) };
let placed = 0;

async function place(customer) {
  const [id, key, event] = [randomUUID(), randomUUID(), randomUUID()];
  const client = await pool.connect();
  const say = (text, values) => client.query(text, values);
  try {
    await say('begin');
    await say('select pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))', [`:key:${key}`]);
    await say('select fingerprint, answer from idempotency_key where owner = $1 and key = $2', [
      customer,
      key,
    ]);
    await say('select pg_advisory_xact_lock_shared(hashtextextended($1, 0))', [`customer:${customer}`]);
    await say('select from erased_customer where customer_id = $1', [customer]);
    await say('select * from item where type = $1 and id = $2 and not deleted', ['package', item]);
    await say('select pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))', [
      `:by:${customer}`,
    ]);
    await say(
      `select count(*)::int as open, (
         select extract(epoch from clock_timestamp() - created_at)::float from booking
         where customer_id = $1 order by created_at desc, id desc offset $2 - 1 limit 1) as full_for
       from booking where customer_id = $1 and status in ('pending', 'confirmed')`,
      [customer, 100_000],
    );
    await say(
      `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
         customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
         special_requests, created_at, version)
       values ($1, $2, $3, 'package', $4, 'Reference', 3, 'pending', 'Amina Msafiri', 'amina@example.com',
         '+255 27 555 0171', 2, current_date + 30, $5, $5::numeric * 2, '', now(), 1)
       on conflict do nothing returning id`,
      [id, `R${(placed += 1)}${id.slice(0, 8)}`, customer, item, PRICE],
    );
    await say(
      'insert into booking_history (booking_id, who, name, action, detail, at) values ($1, $2, $3, $4, $5, now())',
      [id, `customer:${customer}`, 'Amina Msafiri', 'placed', '{}'],
    );
    await say('insert into outbox (event_id, subject, envelope) values ($1, $2, $3)', [
      event,
      'booking.booking.placed.v1',
      JSON.stringify({ id: event, data: { bookingId: id, itemId: item, customer } }),
    ]);
    await say(
      `insert into outgoing_mail (topic, topic_id, recipient, subject, text, html, attachments, message_id)
       values ('booking-placed', $1, 'amina@example.com', 'We have your booking', $2, $3, '[]', $4)`,
      [id, LETTER.text, LETTER.html, randomUUID()],
    );
    await say('insert into idempotency_key (owner, key, fingerprint, answer) values ($1, $2, $3, $4)', [
      customer,
      key,
      key,
      JSON.stringify({ value: { id, customerName: 'Amina Msafiri' } }),
    ]);
    await say('commit');
  } finally {
    client.release();
  }
}

/** One worker books sequentially, each worker as a different customer. */
async function worker(one, { at, count }) {
  const times = [];
  for (let done = 0; done < Math.ceil(count / at); done += 1) {
    const began = performance.now();
    await place(customers[(one + done * at) % customers.length]);
    times.push(performance.now() - began);
  }
  return times;
}

async function placeAll(asked) {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const times = await Promise.all(Array.from({ length: asked.at }, (_, one) => worker(one, asked)));
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  process.send({ times: times.flat(), seconds, cpu: (user + system) / 1e6 });
}

process.on('message', (asked) => void placeAll(asked));
