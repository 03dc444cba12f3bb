import { setTimeout } from 'node:timers/promises';

/** Realistic names: some twenty first names, thousands of family names, a handful of mail providers. */
const FIRST_NAMES =
  'Amina Peter John Mary Ana Lukas Sophie Hiro Wei Ingrid Carlos Emma Noah Fatuma Grace Olivia Liam Hans Marie Yuki Tom'.split(
    ' ',
  );
const BEGINS = 'ba ko mi ra te su ne lo pa wi ha ju fe da gri sto van mar kel ols'.split(' ');
const ENDS = 'ra li na to me ki su lan der mann son ber ta lo que wa ni shi mo re'.split(' ');
const PROVIDERS = ['example.com', 'example.com', 'example.com', 'example.org', 'mail.example.net'];

/** Adds bookings of the demo items, each by a different person on a different day. */
export async function fillBookings(database, rows) {
  await database.query('set statement_timeout = 0');
  const [{ before }] = (await database.query('select count(*)::int as before from booking')).rows;
  await offered(database);
  await database.query(
    `insert into booking (id, reference, customer_id, booking_type, item_id, item_name, duration_days, status,
       customer_name, customer_email, customer_phone, number_of_travelers, preferred_date, unit_price, total_price,
       special_requests, created_at, version)
     select gen_random_uuid(), 'B' || n || substr(gen_random_uuid()::text, 1, 8), 'bench-' || n % 5000, item.type, item.id, item.name, item.duration_days,
       'pending', first || ' ' || initcap(family), lower(first) || '.' || family || n || '@' || provider,
       '+' || (array['255', '44 20', '49 30', '1 202'])[1 + n % 4] || ' 555 ' || lpad((n % 10000)::text, 4, '0'),
       2, current_date + (n % 400), item.price, item.price * 2, 'A quiet room, please', now() - n * interval '1 minute', 1
     from generate_series($2::int + 1, $2::int + $1::int) as n
     cross join lateral (select $3::text[] as firsts, $4::text[] as begins, $5::text[] as ends, $6::text[] as providers) as said
     cross join lateral (
       select firsts[1 + n % cardinality(firsts)] as first, providers[1 + n % cardinality(providers)] as provider,
         begins[1 + n / 3 % cardinality(begins)] || ends[1 + n / 7 % cardinality(ends)] || ends[1 + n / 11 % cardinality(ends)] as family
     ) as person
     cross join lateral (select * from item where not deleted order by type, id offset n % 3 limit 1) as item`,
    [rows, before, FIRST_NAMES, BEGINS, ENDS, PROVIDERS],
  );
  await database.query('vacuum analyze booking');
}

/** The items that svc-booking knows, which arrive by events shortly after the product is ready. */
async function offered(database) {
  const enough = 'select count(*) > 2 as enough from item where not deleted';
  while (!(await database.query(enough)).rows[0].enough) await setTimeout(100);
}
