// Several of each behind the balancer: the same answers, work shared, nothing lost when some of them die.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './compose.mjs';
import { LiveListener } from './live-listener.mjs';
import { inThirtyDays, STAFF_PASSWORD, TRAVELLER } from './people.mjs';
import { eventually, Visitor } from './visitor.mjs';

const { services } = JSON.parse(await readFile(join(root, 'product.json'), 'utf8'));
const SCHEMAS = Object.keys(services);

export const SCALE = { gateway: 2, 'svc-booking': 3, 'svc-operators': 2, 'svc-catalog': 2, 'svc-auth': 2 };
const BOOKINGS = 200;
const CUSTOMERS = 8;
/** After how many bookings which is killed: of two gateways both, so that every live stream is lost once. */
const KILLS = [
  [30, 'svc-booking', 0],
  [60, 'gateway', 0],
  [90, 'svc-operators', 1],
  [120, 'svc-auth', 0],
  [160, 'gateway', 1],
];
/** A letter that was on its way when its service died is taken up again after two minutes. */
const SETTLED_SECONDS = 240;
/** Eleven processes at once, on a machine of two cores that may have other work. */
const ALL_START_SECONDS = '400';
/** A process that was killed is back within it. */
const START_SECONDS = 120;
/** A request that nobody answered is asked again so often, ten times a second. */
const MOST_REPEATS = 100;

/** Starts as many of each as {@link SCALE} says, all at once and on an empty database. */
export async function startSeveral(stack) {
  await stack.compose('down', '--volumes', '--remove-orphans');
  const scales = Object.entries(SCALE).flatMap(([service, many]) => ['--scale', `${service}=${many}`]);
  await stack.compose('up', '--detach', '--wait', '--wait-timeout', ALL_START_SECONDS, ...scales);
  for (const [service, many] of Object.entries(SCALE)) {
    assert.equal((await stack.containersOf(service)).length, many, `${many} of ${service}`);
  }
}

/** @returns what it took, in words */
export async function bookUnderKills(stack) {
  const staff = new Visitor(stack.origin);
  await staff.call('POST', '/api/auth/admin-login', { password: STAFF_PASSWORD });
  const [item] = await staff.call('GET', '/api/packages');
  const live = new LiveListener(staff);
  try {
    await live.opened();
    return await bookOnAndKill(stack, item, live);
  } finally {
    live.close();
  }
}

async function bookOnAndKill(stack, item, live) {
  const booked = [];
  const tally = { repeats: 0, killing: true };
  const killing = kills(stack, booked).finally(() => {
    tally.killing = false;
  });
  const customers = Array.from({ length: CUSTOMERS }, () => bookOn(stack.origin, item, booked, tally));
  await Promise.all([killing, ...customers]);
  const began = Date.now();
  await eventually(async () => assert.deepEqual(await faultsOf(stack, booked), []), SETTLED_SECONDS);
  assert.ok(live.openings.length > 1, 'a stream goes on at another gateway');
  const share = ((100 * tally.repeats) / booked.length).toFixed(1);
  return (
    `${booked.length} bookings, ${KILLS.length} killed, ${tally.repeats} requests repeated (${share} %), ` +
    `${live.openings.length - 1} live streams taken over, ` +
    `everything everywhere once ${((Date.now() - began) / 1_000).toFixed(0)} s later`
  );
}

/** Each by a successor beside it, as the runbook says. @returns how often the product answered meanwhile */
export async function replaceWhileAsked(stack, service) {
  const former = (await stack.containersOf(service)).map(({ Id }) => Id);
  const customer = new Visitor(stack.origin);
  await customer.call('POST', '/api/auth/simple-login', TRAVELLER);
  let replaced = false;
  const asking = (async () => {
    let answers = 0;
    for (; !replaced; answers += 1) await customer.call('GET', '/api/user/bookings');
    return answers;
  })();
  const [answers] = await Promise.all([asking, replace(stack, service).finally(() => (replaced = true))]);
  await isReplaced(stack, service, former, former.length);
  return answers;
}

/** The next version is wanted most where the former one ails: one was stopped by hand, and another answers nobody. */
export async function replaceAiling(stack, service) {
  const former = await stack.containersOf(service);
  await run('docker', ['stop', former[0].Id]);
  await stack.signal(service, 'SIGSTOP', 1);
  const health = async () => (await stack.containersOf(service))[1].State.Health.Status;
  await eventually(async () => assert.equal(await health(), 'unhealthy'), START_SECONDS);
  await replace(stack, service);
  const ids = former.map(({ Id }) => Id);
  await isReplaced(stack, service, ids, former.length - 1);
}

const replace = (stack, service) => run(join(root, 'deploy/replace.sh'), [service], { env: stack.env });

async function isReplaced(stack, service, former, many) {
  const next = await stack.containersOf(service);
  assert.equal(next.length, many, service);
  for (const { Id, State } of next) {
    assert.ok(!former.includes(Id) && State.Health.Status === 'healthy', service);
  }
}

/** A wrong password counts, whichever gateway and whichever svc-auth it meets. */
export async function guessEverywhere(stack) {
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    const guesser = new Visitor(stack.origin);
    const answer = await guesser.ask('POST', '/api/auth/admin-login', { password: `a wrong guess ${n}` });
    statuses.push(answer.status);
  }
  assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(7).fill(429)]);
}

async function kills(stack, booked) {
  for (const [at, service, which] of KILLS) {
    while (booked.length < at) await new Promise((resolve) => setTimeout(resolve, 20));
    await eventually(() => allHealthy(stack, service), START_SECONDS);
    await stack.crash(service, which);
  }
}

/** Whoever was killed before is back: of two that are both away nobody serves. */
async function allHealthy(stack, service) {
  const states = (await stack.containersOf(service)).map(({ State }) => State.Health.Status);
  assert.deepEqual([...new Set(states)], ['healthy'], service);
}

async function bookOn(origin, item, booked, tally) {
  const customer = new Visitor(origin);
  await customer.call('POST', '/api/auth/simple-login', TRAVELLER);
  while (booked.length < BOOKINGS || tally.killing) booked.push((await place(customer, item, tally)).id);
}

/** Under one key until it is answered, as a page does. */
async function place(customer, item, tally) {
  const key = randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await customer.call('POST', '/api/bookings', inThirtyDays(item), { 'idempotency-key': key });
    } catch (error) {
      if (attempt === MOST_REPEATS) throw error;
      tally.repeats += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/**
 * What is lost, doubled or stuck.
 * @param stack whose database is asked
 */
export async function faultsOf(stack, booked) {
  const ids = booked.map((id) => `'${id}'`).join();
  const differing = (what, table, column, where = 'true') =>
    `select '${what}: ' || id || ' ' || count(kept) as fault
     from unnest(array[${ids}]) as id left join (select ${column}::text as kept from ${table} where ${where}) as kept
       on kept = id group by id having count(kept) <> 1`;
  const waiting = (what, table, where) =>
    SCHEMAS.map(
      (schema) => `select '${what}: ' || count(*) from ${schema}.${table} where ${where} having count(*) > 0`,
    );
  const told = await stack.sql(
    [
      differing('stored', 'booking.booking', 'id'),
      differing('copied', 'operators.booking', 'id'),
      differing('in the history', 'booking.booking_history', 'booking_id', `action = 'placed'`),
      differing('written to the customer', 'booking.outgoing_mail', 'topic_id', `state = 'sent'`),
      ...waiting('unpublished', 'outbox', 'published_at is null'),
      ...waiting('dead letters', 'dead_letter', 'true'),
    ].join(' union all '),
  );
  return told.split('\n').filter(Boolean);
}
