import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { customersOf, placeThroughGateway } from './bookings.mjs';
import { asSvg, flamesOf, sharesOf } from './support/flame-graph.mjs';
import { load } from './support/tools.mjs';

export const title = 'Where the time goes';
const FOLDER = new URL('../docs/flames/', import.meta.url);
const CONNECTIONS = 16;
const [SECONDS, BOOKINGS] = [4, 640];
const PAGE = { accept: 'text/html', 'accept-encoding': 'br' };

/** A flame graph of each hot path under load, and the share of time by kind of code. */
export async function measure(product) {
  const cookie = (await customersOf(product, 1))[0];
  const asked = (url, headers) => () => load(url, { connections: CONNECTIONS, seconds: SECONDS, headers });
  const read = asked(`${product.origin}/api/packages`, { 'accept-encoding': 'br' });
  const page = asked(`${product.origin}/`, PAGE);
  const passed = asked(`${product.origin}/api/user/bookings`, { cookie });
  const list = asked(`${product.services.catalog}/api/packages`);
  const customers = await customersOf(product, 32);
  const booking = () => placeThroughGateway(product, customers, { at: CONNECTIONS, count: BOOKINGS });
  const rows = [
    await flame(product, 'gateway', 'public-read', 'a public read that is kept', read),
    await flame(product, 'gateway', 'page', 'the page `/`, kept', page),
    await flame(product, 'gateway', 'passed-on', 'a call that is passed on', passed),
    await flame(product, 'svc-catalog', 'catalogue-list', 'the list of packages', list),
    await flame(product, 'gateway', 'booking-gateway', 'a booking', booking),
    await flame(product, 'svc-booking', 'booking', 'a booking', booking),
  ];
  return {
    head: ['what', 'process', ...Object.keys(rows[0].shares), 'flame graph'],
    rows: rows.map(cellsOf),
  };
}

async function flame(product, folder, file, what, work) {
  await work(); // warms up lazily compiled code
  const pid = product.pid(folder);
  const result = join(product.data, 'profiles', `${pid}.json`);
  rmSync(result, { force: true });
  process.kill(pid, 'SIGUSR2');
  await sleep(500);
  await work();
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(result)) await sleep(50);
  const root = flamesOf(JSON.parse(readFileSync(result, 'utf8')));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${file}.svg`, FOLDER), asSvg(root, `${what.replaceAll('`', '')}: ${folder}`));
  return { what, folder, file, shares: sharesOf(root) };
}

const cellsOf = ({ what, folder, file, shares }) => [
  what,
  folder,
  ...Object.values(shares).map((share) => `${Math.round(share * 100)} %`),
  `[${file}](flames/${file}.svg)`,
];
