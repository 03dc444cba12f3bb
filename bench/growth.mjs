import pg from 'pg';
import { fillBookings } from './support/fill.mjs';
import { inTurns, line, median } from './support/statistics.mjs';
import { load } from './support/tools.mjs';
import { identityOf, signInStaff } from './support/visitors.mjs';

export const title = 'Growth';
const SIZES = (process.env.SIZES ?? '1000 100000 1000000').split(/\s+/).map(Number);
const TURNS = 5;
const found = (text) => `/api/bookings?search=${encodeURIComponent(text)}`;
/** @param who one of the customers who have booked */
const listsOf = ({ name, email, phone }) => ({
  'newest bookings': '/api/bookings',
  'a tab by departure': '/api/bookings?tab=pending&sort=departure',
  'all by customer': '/api/bookings?sort=customer',
  'all by operator': '/api/bookings?sort=operator',
  'all by total, highest first': '/api/bookings?sort=total-descending',
  'a tab by state': '/api/bookings?tab=pending&sort=status',
  'a search by first name': found(name.split(' ')[0]),
  'a search by family name': found(name.split(' ')[1]),
  'a search by both': found(name),
  'a search by address': found(email),
  'a search by telephone': found(phone),
  'what a slip meant': '/api/bookings/spelling?search=tarangier',
  'what is to be done today': '/api/booking/office-day',
  'counts and revenue': '/api/bookings/summary',
  'what all reviews say': '/api/reviews',
});

/** What staff read from all bookings, at each number of rows in `SIZES`, compared with the first. */
export async function measure(product) {
  const database = new pg.Client({ connectionString: product.databases.booking });
  await database.connect();
  const cookie = await signInStaff(product.origin);
  const measured = [];
  let rows = 0;
  let lists;
  for (const size of SIZES) {
    await fillBookings(database, size - rows);
    rows = size;
    lists ??= listsOf(await somebody(database));
    const times = {};
    for (const [name, path] of Object.entries(lists)) times[name] = await timesOf(product, cookie, path);
    measured.push(times);
  }
  await database.end();
  const [first, ...later] = measured;
  return later.flatMap((times, at) =>
    Object.keys(lists).map((name) => {
      const what = `${name}, of ${SIZES[at + 1].toLocaleString('en')} bookings`;
      const reference = `of ${SIZES[0].toLocaleString('en')}`;
      const pairs = times[name].map((time) => [time, median(first[name])]);
      return line({ what, unit: 'ms', reference, goal: '≤ 1.5', digits: 2 }, pairs);
    }),
  );
}

/** One of the generated customers, since every size has them. */
async function somebody(database) {
  const { rows } = await database.query(
    `select customer_name as name, customer_email as email, customer_phone as phone
     from booking where customer_id like 'bench-%' order by created_at desc limit 1`,
  );
  return rows[0];
}

async function timesOf({ services, ...product }, cookie, path) {
  const once = async () => {
    const authorization = `Bearer ${await identityOf({ services, ...product }, cookie)}`;
    return (await load(services.booking + path, { seconds: 1, headers: { authorization } })).p50;
  };
  await once();
  const turns = await inTurns(TURNS, once, () => undefined);
  return turns.map(([time]) => time);
}
