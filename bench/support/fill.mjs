import { setTimeout } from 'node:timers/promises';

/** More bookings of what the demonstration offers, each by somebody and on a day of its own. */
export async function fillBookings(database, rows) {
  await database.query('set statement_timeout = 0');
  await offered(database);
  await database.query(
    `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
       customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
       special_requests, created_at, version)
     select gen_random_uuid(), 'B' || n || substr(gen_random_uuid()::text, 1, 8), 'bench-' || n % 5000, item.type, item.id, item.name, item.duration_days,
       'pending', 'Traveler ' || n, 'traveler' || n || '@example.com', '+255 27 555 ' || lpad((n % 10000)::text, 4, '0'),
       2, current_date + (n % 400), item.price, item.price * 2, 'A quiet room, please', now() - n * interval '1 minute', 1
     from generate_series(1, $1::int) as n
     cross join lateral (select * from item where not deleted order by type, id offset n % 3 limit 1) as item`,
    [rows],
  );
  await database.query('analyze booking');
}

/** What the catalogue offers is told over the broker, some moments after the product is ready. */
async function offered(database) {
  const enough = 'select count(*) > 2 as enough from item where not deleted';
  while (!(await database.query(enough)).rows[0].enough) await setTimeout(100);
}
