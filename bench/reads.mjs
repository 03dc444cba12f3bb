import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../local/dist/settings/ports.js';
import { asked, authorizationOf, bothWays } from './support/both-ways.mjs';
import { cpuSeconds } from './support/processes.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { load, startNginx } from './support/tools.mjs';
import { signIn } from './support/visitors.mjs';

export const title = 'Reads and pages';
const TURNS = 5;
const CONNECTIONS = 32;
const PAGE = { accept: 'text/html', 'accept-encoding': 'br' };

/**
 * Cached reads per core, compared with nginx and plain `node:http` with the same bytes; a proxied call, compared with
 * the service alone.
 */
export async function measure(product) {
  const { origin, services } = product;
  const list = `${origin}/api/packages`;
  const [brotli, plain, page] = await Promise.all([
    bytesOf(list, { 'accept-encoding': 'br' }),
    bytesOf(list, { 'accept-encoding': 'identity' }),
    bytesOf(origin, PAGE),
  ]);
  const nginx = await startNginx(await freePort(), {
    brotli: brotli.body,
    plain: plain.body,
    page: page.body,
  });
  const bare = await startBareHttp(brotli);
  const gateway = product.pid('gateway');
  const perCore =
    (url, pid, headers = {}) =>
    async () => {
      const before = cpuSeconds(pid);
      const { requests } = await load(url, { connections: CONNECTIONS, headers });
      return requests / (cpuSeconds(pid) - before);
    };
  const kept = async (what, url, headers, file, more = {}) =>
    line(
      { what, unit: '/s per core', reference: 'nginx, same bytes', digits: 0, ...more },
      await inTurns(
        TURNS,
        perCore(url, gateway, headers),
        perCore(`${nginx.address}/${file}`, nginx.pid, more.theirs),
      ),
    );
  const nginxTag = (await bytesOf(`${nginx.address}/brotli`)).etag;
  try {
    await load(list, { connections: CONNECTIONS });
    return [
      await kept('public read, brotli', list, { 'accept-encoding': 'br' }, 'brotli', { goal: '≥ 0.5' }),
      line(
        {
          what: 'public read, brotli',
          unit: '/s per core',
          reference: 'bare `node:http`, same bytes and headers',
          digits: 0,
        },
        await inTurns(
          TURNS,
          perCore(list, gateway, { 'accept-encoding': 'br' }),
          perCore(bare.address, bare.pid),
        ),
      ),
      await kept('public read, plain', list, {}, 'plain', { goal: '≥ 0.5' }),
      await kept('public read, 304', list, { 'if-none-match': brotli.etag }, 'brotli', {
        goal: 'faster than 200',
        theirs: { 'if-none-match': nginxTag },
      }),
      await kept('page `/`', `${origin}/`, PAGE, 'page', { goal: '≥ 5,000/s' }),
      await catalogueList(services, nginx, perCore, product.pid('svc-catalog')),
      ...(await passedOn(product)),
    ];
  } finally {
    nginx.stop();
    bare.stop();
  }
}

async function startBareHttp({ body, headers }) {
  const child = fork(fileURLToPath(new URL('./support/bare-http.mjs', import.meta.url)));
  child.send({ headers, body: body.toString('base64') });
  const [address] = await once(child, 'message');
  return { address, pid: child.pid, stop: () => child.kill() };
}

async function catalogueList({ catalog }, nginx, perCore, pid) {
  const url = `${catalog}/api/packages`;
  await load(url, { connections: CONNECTIONS });
  return line(
    {
      what: 'catalogue list from the service itself',
      unit: '/s per core',
      reference: 'nginx, same bytes',
      digits: 0,
      goal: '≥ 2,000/s',
    },
    await inTurns(TURNS, perCore(url, pid), perCore(`${nginx.address}/plain`, nginx.pid)),
  );
}

/**
 * The latency of a proxied call, and its CPU cost in both processes; compared with a minimal proxy in Node with the
 * same client.
 */
async function passedOn(product) {
  const cookie = await signIn(product.origin, 'Bench Reader');
  const identity = () => authorizationOf(product, cookie);
  const path = '/api/user/bookings';
  const { through, straight } = bothWays(product, path, cookie);
  const proxy = await startBareProxy(product.services.booking, await identity());
  const bare = async () => {
    await proxy.know(await identity());
    return asked(proxy.address + path, { cookie }, [proxy.pid]);
  };
  try {
    const besideService = await inTurns(TURNS, through, straight);
    const besideProxy = await inTurns(TURNS, through, bare);
    return passedOnRows(besideService, besideProxy);
  } finally {
    proxy.stop();
  }
}

function passedOnRows(besideService, besideProxy) {
  const call = { what: 'an API call by the gateway, p50', unit: 'ms', digits: 3 };
  const cost = { what: 'processor time of 1,000 such calls, gateway', unit: 's', digits: 2 };
  const leastProxy = 'the least proxy of `node:http` and undici';
  const of = (turns, read) => turns.map((pair) => pair.map(read));
  return [
    line(
      { ...call, reference: 'the service alone', goal: '≤ 1.4' },
      of(besideService, ({ p50 }) => p50),
    ),
    line(
      { ...call, reference: leastProxy },
      of(besideProxy, ({ p50 }) => p50),
    ),
    line(
      { ...cost, reference: 'the service for them' },
      besideService.map(([{ costs }]) => costs),
    ),
    line(
      { ...cost, reference: leastProxy },
      of(besideProxy, ({ costs }) => costs[0]),
    ),
  ];
}

async function startBareProxy(target, first) {
  const child = fork(fileURLToPath(new URL('./support/bare-proxy.mjs', import.meta.url)));
  const know = async (authorization) => {
    child.send({ target, authorization });
    const [address] = await once(child, 'message');
    return address;
  };
  return { address: await know(first), know, pid: child.pid, stop: () => child.kill() };
}

/** Raw body and headers as transferred: fetch would decompress them. */
async function bytesOf(url, headers = {}) {
  const call = request(url, { headers });
  call.end();
  const [answer] = await once(call, 'response');
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  const { connection: _, date: __, 'keep-alive': ___, ...told } = answer.headers;
  return { body, etag: told.etag, headers: told };
}
