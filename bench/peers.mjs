import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareDatabase } from '../local/dist/postgres/database.js';
import { bookingRequest } from './support/booking-request.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { load } from './support/tools.mjs';
import { identityOf, signIn } from './support/visitors.mjs';

export const title = 'A service in the usual style';
const TURNS = 5;
const CONNECTIONS = 16;
const FOLDER = new URL('./peers/', import.meta.url);
const reference = 'Express 5 and TypeORM';

/** A list of products with their details, one of them, an order: each service by itself, with the same products. */
export async function measure(product) {
  installed();
  const peer = await startPeer(product);
  const { catalog, booking } = product.services;
  const perCore = (url, pid, optionsOf) => async () => {
    const options = await optionsOf?.();
    const before = cpuSeconds(pid);
    const { requests } = await load(url, { connections: CONNECTIONS, ...options });
    return requests / (cpuSeconds(pid) - before);
  };
  const read = async (what, ours, theirs) =>
    line(
      { what, unit: '/s per core', reference, goal: '> 1', digits: 0 },
      await inTurns(
        TURNS,
        perCore(catalog + ours, product.pid('svc-catalog')),
        perCore(peer.address + theirs, peer.pid),
      ),
    );
  try {
    const order = await ordersOf(product);
    return [
      await read('20 products with details', '/api/packages', '/products'),
      await read('one product', `/api/packages/${order.id}`, '/products/1'),
      line(
        {
          what: 'an order, with its event and its history',
          unit: '/s per core',
          reference,
          goal: '> 1',
          digits: 0,
        },
        await inTurns(
          TURNS,
          perCore(`${booking}/api/bookings`, product.pid('svc-booking'), order.ours),
          perCore(`${peer.address}/orders`, peer.pid, order.theirs),
        ),
      ),
    ];
  } finally {
    peer.stop();
  }
}

/** By its own lock, apart from the product's. */
function installed() {
  if (existsSync(new URL('node_modules/express', FOLDER))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('the service in the usual style could not be installed');
}

async function startPeer(product) {
  const superuser = new URL(product.databases.booking);
  superuser.username = 'postgres';
  superuser.password = product.keys.postgresPassword;
  const secret = product.keys.postgresPassword;
  const { peer } = await prepareDatabase({ superuser: superuser.href, secret, services: ['peer'] });
  const offered = await (await fetch(`${product.services.catalog}/api/packages`)).json();
  const child = fork(fileURLToPath(new URL('service.mjs', FOLDER)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE: peer },
  });
  child.once('exit', (code) => {
    if (code) throw new Error(`the service in the usual style ended with ${code}`);
  });
  await once(child, 'message');
  child.send(offered.map(asProduct));
  const [address] = await once(child, 'message');
  return { address, pid: child.pid, stop: () => child.kill() };
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

/** How wrk is told to place orders. */
async function ordersOf(product) {
  const [offered] = await (await fetch(`${product.services.catalog}/api/packages`)).json();
  const cookie = await signIn(product.origin, 'Bench Peer');
  const booked = bookingRequest(offered);
  const ordered = { productId: 1, quantity: 2, customer: 'Amina Msafiri', email: 'amina@example.com' };
  return {
    id: offered.id,
    // who asks holds for a minute only
    ours: async () => ({
      body: booked,
      headers: { authorization: `Bearer ${await identityOf(product, cookie)}` },
    }),
    theirs: () => ({ body: ordered }),
  };
}
