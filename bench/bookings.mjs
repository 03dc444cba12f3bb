import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { bookingRequest } from './support/booking-request.mjs';
import { holdLetters } from './support/letters.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { referenceSchema } from './support/reference-schema.mjs';
import { inTurns, line, median } from './support/statistics.mjs';
import { signIn } from './support/visitors.mjs';

export const title = 'Bookings, whole path';
const CUSTOMERS = 32;
const AT_ONCE = 16;
const TURNS = 5;
const [ALONE, TOGETHER] = [60, 480];
const ITEM = { id: 900_001, price: '420.00' };
/** The processes that take part in a booking. */
const PROCESSES = ['svc-booking', 'svc-operators', 'gateway'];
const SETTLED_MS = 1_500;
/** Bookings before measuring, until V8 has optimized the hot code: a service runs for weeks in that state. */
const WARMING_UP = 4_000;

/**
 * One booking alone, and sixteen in parallel: from the page's request to the gateway's answer, compared with plain `pg`
 * and the same statements.
 */
export async function measure(product) {
  const customers = await customersOf(product, CUSTOMERS);
  const bare = await startBare(product);
  const releaseLetters = holdLetters(product);
  const ours = (at, count) => () => placeThroughGateway(product, customers, { at, count });
  const theirs = (at, count) => () => bare.place(at, count);
  try {
    await ours(AT_ONCE, WARMING_UP)();
    await theirs(AT_ONCE, WARMING_UP)();
    const alone = await inTurns(TURNS, ours(1, ALONE), theirs(1, ALONE));
    const together = await inTurns(TURNS, ours(AT_ONCE, TOGETHER), theirs(AT_ONCE, TOGETHER));
    return rows(alone, together);
  } finally {
    bare.stop();
    await releaseLetters();
  }
}

function rows(alone, together) {
  const of = (turns, read) => turns.map((pair) => pair.map(read));
  const reference = 'bare `pg`, same statements';
  return [
    line(
      { what: 'one booking alone, p50', unit: 'ms', reference, goal: '≤ 2' },
      of(alone, ({ times }) => median(times)),
    ),
    line(
      { what: 'bookings, 16 at once', unit: '/s', reference, goal: '≥ 0.6', digits: 0 },
      of(together, ({ times, seconds }) => times.length / seconds),
    ),
    ...PROCESSES.map((name) =>
      line(
        {
          what: `processor time of 1,000 bookings, ${name}`,
          unit: 's',
          reference,
          goal: HALF[name],
          digits: 2,
        },
        together.map(([product, other]) => [
          (product.cpu[name] / product.times.length) * 1000,
          (other.cpu / other.times.length) * 1000,
        ]),
      ),
    ),
  ];
}

const HALF = { 'svc-booking': '1.5 s', 'svc-operators': '1.1 s', gateway: '0.6 s' };

/** @returns the cookies of that many new customers */
export async function customersOf(product, count) {
  const customers = [];
  for (let one = 0; one < count; one += 1) customers.push(await signIn(product.origin, `Bench ${one}`));
  return customers;
}

/** @param at how many book in parallel */
export async function placeThroughGateway(product, customers, { at, count }) {
  const [offered] = await (await fetch(`${product.origin}/api/packages`)).json();
  const agent = new Agent({ keepAlive: true, maxSockets: at });
  const before = PROCESSES.map((name) => cpuSeconds(product.pid(name)));
  const began = performance.now();
  const times = await Promise.all(
    Array.from({ length: at }, async (_, one) => {
      const own = [];
      for (let done = 0; done < count / at; done += 1) {
        const cookie = customers[(one + done * at) % customers.length];
        const from = performance.now();
        await place(product.origin, agent, cookie, offered);
        own.push(performance.now() - from);
      }
      return own;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  await sleep(SETTLED_MS); // waits until relay and consumers are done
  const cpu = PROCESSES.map((name, index) => [name, cpuSeconds(product.pid(name)) - before[index]]);
  agent.destroy();
  return { times: times.flat(), seconds, cpu: Object.fromEntries(cpu) };
}

async function place(origin, agent, cookie, offered) {
  const body = JSON.stringify(bookingRequest(offered));
  const headers = {
    cookie,
    origin,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  const call = request(`${origin}/api/bookings`, { agent, method: 'POST', headers });
  call.end(body);
  const [answer] = await once(call, 'response');
  const said = Buffer.concat(await answer.toArray()).toString();
  if (answer.statusCode !== 201) throw new Error(`not placed: ${answer.statusCode} ${said}`);
}

async function startBare(product) {
  const database = await referenceSchema(product);
  const pool = new pg.Client({ connectionString: database });
  await pool.connect();
  await pool.query(
    `insert into item (type, id, name, price, duration_days, version, deleted)
     values ('package', $1, 'Reference', $2, 3, 1, false) on conflict do nothing`,
    [ITEM.id, ITEM.price],
  );
  await pool.end();
  const child = fork(fileURLToPath(new URL('./support/bare-placing.mjs', import.meta.url)), {
    env: { ...process.env, DATABASE: database, ITEM: ITEM.id, PRICE: ITEM.price, CUSTOMERS },
  });
  return {
    place: async (at, count) => {
      child.send({ at, count });
      const [told] = await once(child, 'message');
      return told;
    },
    stop: () => child.kill(),
  };
}
