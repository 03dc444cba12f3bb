import { fork, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { smtpServer } from '../local/dist/mailbox/smtp.js';
import { findNatsServer } from '../local/dist/nats/nats-binary.js';
import { prepareDatabase } from '../local/dist/postgres/database.js';
import { cache } from '../local/dist/settings/places.js';
import { freePort } from '../local/dist/settings/ports.js';
import { bookingRequest } from './support/booking-request.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { settled } from './support/settled.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { load } from './support/tools.mjs';
import { identityOf, signIn } from './support/visitors.mjs';

export const title = 'Peers';
const TURNS = 5;
const CONNECTIONS = 16;
const SECONDS = 2;
const EXPRESS = 'Express 5 and TypeORM';
const VENDURE = 'Vendure';

/** Lists with details, one item, an order: each service on its own, with the same products. */
export async function measure(product) {
  const products = await (await fetch(`${product.services.catalog}/api/packages`)).json();
  const ours = await jobsOf(product, products[0]);
  const began = [];
  const start = async (starting) => {
    const one = await starting;
    began.push(one);
    return one;
  };
  try {
    const broker = await start(startBroker());
    const mail = await start(startServerOfMail());
    const world = { NATS: broker.address, SMTP: mail.address };
    const express = await start(startPeer(product, { name: 'express', products, world }));
    const vendure = await start(startPeer(product, { name: 'vendure', products }));
    const { list, one, row, all, sent } = jobsOfExpress(express);
    const shop = jobsOfVendure(vendure);
    const lines = [];
    for (const [what, job, theirs, reference] of [
      ['products with details', ours.list, list, EXPRESS],
      ['products with details', ours.list, shop.list, VENDURE],
      ['one product', ours.one, one, EXPRESS],
      ['one product', ours.one, shop.one, VENDURE],
      ['an order', ours.order, row, `${EXPRESS}, its row alone`],
      ['an order', ours.order, all, `${EXPRESS}, with history, event and letter that it need not send`],
      [
        'an order, until all is told and sent',
        ours.settled,
        sent,
        `${EXPRESS}, which tells and sends at once`,
      ],
      ['an order', ours.order, shop.order, `${VENDURE}, from cart to payment`],
    ])
      lines.push(
        line(
          { what, unit: '/s per core', reference, goal: '> 1', digits: 0 },
          await inTurns(TURNS, job, theirs),
        ),
      );
    return lines;
  } finally {
    for (const { stop } of began) stop();
  }
}

/** The requests to our services. */
async function jobsOf(product, offered) {
  const { catalog, booking } = product.services;
  const cookie = await signIn(product.origin, 'Bench Peer');
  const body = bookingRequest(offered);
  const signedIn = async () => {
    // identity tokens expire after a minute
    const headers = { authorization: `Bearer ${await identityOf(product, cookie)}` };
    return { body, headers };
  };
  const catalogue = { pid: product.pid('svc-catalog') };
  const bookings = { pid: product.pid('svc-booking') };
  const order = byWrk(`${booking}/api/bookings`, signedIn);
  return {
    list: perCore(catalogue, byWrk(`${catalog}/api/packages`)),
    one: perCore(catalogue, byWrk(`${catalog}/api/packages/${offered.id}`)),
    order: perCore(bookings, order),
    settled: async () => {
      await settled(product);
      return perCore(bookings, async () => {
        const placed = await order();
        await settled(product);
        return placed;
      })();
    },
  };
}

function jobsOfExpress({ address, pid }) {
  const body = { productId: 1, quantity: 2, customer: 'Amina Msafiri', email: 'amina@example.com' };
  const job = (path, options) =>
    perCore(
      { pid },
      byWrk(address + path, () => options),
    );
  return {
    list: job('/products', {}),
    one: job('/products/1', {}),
    row: job('/orders', { body }),
    all: job('/bookings', { body }),
    sent: job('/bookings/sent', { body }),
  };
}

function jobsOfVendure({ address, pid }) {
  const shop = `${address}/shop-api`;
  const job = (visit) => perCore({ pid }, byCustomers(visit));
  return {
    list: job(sees(shop, PRODUCTS, 'products')),
    one: job(sees(shop, PRODUCT, 'product')),
    order: job(orders(shop)),
  };
}

/** @param ask sends as many requests as it can for a while; returns their number */
const perCore =
  ({ pid }, ask) =>
  async () => {
    const before = cpuSeconds(pid);
    const done = await ask();
    return done / (cpuSeconds(pid) - before);
  };

const byWrk =
  (url, optionsOf = async () => ({})) =>
  async () => {
    const { requests } = await load(url, {
      connections: CONNECTIONS,
      seconds: SECONDS,
      ...(await optionsOf()),
    });
    return requests;
  };

const ITEM = `id name slug description customFields { imageUrl location days }
  facetValues { name facet { name } } variants { id name sku priceWithTax currencyCode stockLevel }`;
const PRODUCTS = `{ products { totalItems items { ${ITEM} } } }`;
const PRODUCT = `{ product(id: 1) { ${ITEM} } }`;
const OUTCOME = '__typename ... on ErrorResult { errorCode }';
/** Adding to the cart starts a session; the rest of the order is one request in it. */
const CART = `mutation { addItemToOrder(productVariantId: 1, quantity: 2) { ${OUTCOME} } }`;
const CHECKOUT = `mutation {
  setCustomerForOrder(input: { firstName: "Amina", lastName: "Msafiri", emailAddress: "amina@example.com" }) { ${OUTCOME} }
  setOrderShippingAddress(input: { streetLine1: "1 Boma Road", countryCode: "TZ" }) { ${OUTCOME} }
  setOrderShippingMethod(shippingMethodId: [1]) { ${OUTCOME} }
  transitionOrderToState(state: "ArrangingPayment") { ${OUTCOME} }
  addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${OUTCOME} ... on Order { code state } }
}`;

/**
 * Runs as many customers in parallel as wrk has connections; a visit that has started is always finished and counted.
 */
const byCustomers = (visit) => async () => {
  const end = Date.now() + SECONDS * 1_000;
  let visits = 0;
  const again = async () => {
    while (Date.now() < end) {
      await visit();
      visits += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, again));
  return visits;
};

const sees = (shop, query, what) => async () => {
  const { data } = await ask(shop, query);
  if (!data?.[what]) throw new Error(`Vendure shows no ${what}`);
};

/** Each order in a session of its own. */
const orders = (shop) => async () => {
  const { session } = await ask(shop, CART);
  const { data } = await ask(shop, CHECKOUT, session);
  if (data?.addPaymentToOrder?.state !== 'PaymentSettled')
    throw new Error(`Vendure took no order: ${JSON.stringify(data)}`);
};

async function ask(shop, query, session) {
  const authorization = session ? { authorization: `Bearer ${session}` } : {};
  const answer = await fetch(shop, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query }),
  });
  return { ...(await answer.json()), session: answer.headers.get('vendure-auth-token') };
}

/** Installed by its own lock file, apart from the product's; uses a schema of its own in the same database. */
async function startPeer(product, { name, products, world = {} }) {
  const folder = new URL(`./peers/${name}/`, import.meta.url);
  installed(folder);
  const superuser = new URL(product.databases.booking);
  superuser.username = 'postgres';
  superuser.password = product.keys.postgresPassword;
  const role = `peer_${name}`;
  const { [role]: database } = await prepareDatabase({
    superuser: superuser.href,
    secret: product.keys.postgresPassword,
    services: [role],
  });
  const child = fork(fileURLToPath(new URL('service.mjs', folder)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE: database, ...world },
  });
  const ended = once(child, 'exit').then(([code]) => {
    if (code) throw new Error(`${name} ended with ${code}`);
    return [];
  });
  await Promise.race([once(child, 'message'), ended]);
  child.send(products.map(asProduct));
  const [address] = await Promise.race([once(child, 'message'), ended]);
  ended.catch((error) => console.error(error.message));
  return { address, pid: child.pid, stop: () => child.kill() };
}

/** Starts a broker of its own without consumers. */
async function startBroker() {
  const port = await freePort();
  const binary = findNatsServer({ path: process.env.PATH ?? '', cache });
  const child = spawn(binary, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  return { address: `nats://127.0.0.1:${port}`, stop: () => child.kill() };
}

/** Starts a mail server that discards every letter. */
async function startServerOfMail() {
  const server = smtpServer({ add: async () => undefined });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return { address: `smtp://127.0.0.1:${server.server.address().port}`, stop: () => server.close() };
}

function installed(folder) {
  if (existsSync(new URL('node_modules', folder))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${fileURLToPath(folder)} could not be installed`);
}

function asProduct({ name, description, imageUrl, location, price, itinerary, highlights, inclusions }) {
  const features = (kind, texts) => texts.map((text) => ({ kind, text }));
  return {
    name,
    description,
    imageUrl,
    location,
    price,
    days: itinerary.map(({ day, title, description: told }) => ({ day, title, description: told ?? '' })),
    features: [...features('highlight', highlights), ...features('inclusion', inclusions)],
  };
}
