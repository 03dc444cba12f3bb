import { once } from 'node:events';
import { request } from 'node:http';
import pg from 'pg';
import { fillBookings } from './support/fill.mjs';
import { residentMb } from './support/processes.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { identityOf, signInStaff } from './support/visitors.mjs';

export const title = 'Export of bookings';
const ROWS = 50_000;
const TURNS = 3;

/** All bookings as CSV from the service itself, compared with `COPY` of the same columns. */
export async function measure(product) {
  const database = new pg.Client({ connectionString: product.databases.booking });
  await database.connect();
  await fillBookings(database, ROWS);
  const [{ rows }] = (await database.query('select count(*)::int as rows from booking')).rows;
  const cookie = await signInStaff(product.origin);
  const pid = product.pid('svc-booking');
  const firsts = [];
  const atRest = residentMb(pid);
  let most = 0;
  const ours = async () => {
    const { seconds, first, peak } = await download(product, cookie, pid);
    firsts.push(first);
    most = Math.max(most, peak);
    return rows / seconds;
  };
  const theirs = async () => rows / (await copy(database));
  await ours();
  firsts.length = 0;
  const turns = await inTurns(TURNS, ours, theirs);
  const firstBytes = await inTurns(
    TURNS,
    async () => firsts.shift(),
    () => copyFirst(database),
  );
  await database.end();
  const reference = '`COPY` of the same columns';
  return [
    line({ what: `export of ${rows} bookings`, unit: 'rows/s', reference, goal: '≥ 0.33', digits: 0 }, turns),
    line({ what: 'first byte of it', unit: 'ms', reference, goal: '≤ 200 ms' }, firstBytes),
    line({ what: 'memory while exporting', unit: 'MB', reference: 'before', goal: 'flat', digits: 0 }, [
      [most, atRest],
    ]),
  ];
}

async function download(product, cookie, pid) {
  const authorization = `Bearer ${await identityOf(product, cookie)}`;
  const began = performance.now();
  const call = request(`${product.services.booking}/api/bookings/export?sort=newest`, {
    headers: { authorization },
  });
  call.end();
  const [answer] = await once(call, 'response');
  if (answer.statusCode !== 200) throw new Error(`no export: ${answer.statusCode}`);
  let first;
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 20);
  for await (const _ of answer) first ??= performance.now() - began;
  clearInterval(watch);
  return { seconds: (performance.now() - began) / 1000, first, peak };
}

const COPY = `copy (select reference, created_at, status, booking_type, item_name, preferred_date, number_of_travelers,
  customer_name, customer_email, customer_phone, assigned_operator_name, unit_price, total_price, special_requests, id
  from booking order by created_at desc, id desc) to stdout (format csv)`;

/** A query object for `pg` that reads and discards COPY data. */
class Copy {
  began = performance.now();
  done = new Promise((resolve, reject) => {
    this.callback = (error) => (error ? reject(error) : resolve());
  });

  submit(connection) {
    connection.query(COPY);
    this.take = () => {
      this.first ??= performance.now() - this.began;
    };
    connection.on('copyData', this.take);
    this.connection = connection;
    return null;
  }

  handleReadyForQuery() {
    this.connection.off('copyData', this.take);
    this.callback();
  }

  handleError(error) {
    this.callback(error);
  }

  handleCommandComplete() {}
  handleCopyData() {}
  handleRowDescription() {}
}

async function copied(database) {
  const copying = new Copy();
  database.query(copying);
  await copying.done;
  return copying;
}

async function copy(database) {
  const { began } = await copied(database);
  return (performance.now() - began) / 1000;
}

async function copyFirst(database) {
  return (await copied(database)).first;
}
