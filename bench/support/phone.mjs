import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../local/dist/checks/chromium.js';

const KBIT = 1000 / 8;
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KBIT,
  uploadThroughput: 750 * KBIT,
};
/** CPU slowdown relative to this machine. */
const CPU_SLOWDOWN = Number(process.env.CPU ?? 4);
const TIMEOUT_MS = 40_000;
const TRIES = 3;
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const SLOW_LINE = `1.6 Mbit/s, 150 ms, CPU ÷ ${CPU_SLOWDOWN}, empty cache`;
/** A window in the office. */
export const DESK = { width: 1440, height: 900 };
/** A window of a phone. */
export const PHONE = { width: 390, height: 844 };

export const openBrowser = () =>
  chromium.launch({ executablePath: findChromium(console.log), args: CHROMIUM_ARGS });

/** Repeats a visit that the machine disturbed (a changed network interface ends every connection). */
export async function undisturbed(visiting, tries = TRIES) {
  try {
    return await visiting();
  } catch (error) {
    if (tries === 1) throw error;
    return undisturbed(visiting, tries - 1);
  }
}

export const visit = (browser, address) =>
  undisturbed(async () => {
    const context = await browser.newContext({ viewport: PHONE });
    try {
      return await measure(context, address);
    } finally {
      await context.close();
    }
  });

/** Throttles a page's network and CPU; call it before its first navigation. */
export async function slowDown(page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_PHONE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Opens an address and waits for its main content.
 * @param place locator of that content
 * @returns when it was shown, in ms, and how many requests and bytes had been answered by then
 */
export async function untilShown(page, address, place) {
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await place.waitFor({ timeout: TIMEOUT_MS });
  return page.evaluate(() => {
    const shown = performance.now();
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    const answered = all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= shown);
    return {
      shown,
      requests: answered.length,
      bytes: answered.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

async function measure(context, address) {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const scripts = resources.filter(({ name }) => /\.js(?:$|\?)/.test(name));
    const [shown] = performance.getEntriesByName('first-contentful-paint');
    const blocking = window.tasks.map(({ startTime, duration }) => {
      const since = Math.max(startTime, shown.startTime);
      return Math.max(0, startTime + duration - since - 50);
    });
    return {
      largest: window.largest,
      // total blocking time as in Lighthouse: the part of each long task over 50 ms, from the first paint on
      blocked: blocking.reduce((sum, time) => sum + time, 0),
      shifted: window.shifted,
      scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
    };
  });
}

/** Runs in the page: records the largest paint, long tasks, and layout shifts. */
function watch() {
  new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.tasks = [];
  new PerformanceObserver((list) => {
    window.tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * A proxy for the product, so that everything compared takes the same path.
 * @param own answers of the proxy itself, e.g. another build's files; by path, undefined for the product's
 * @param page transforms the product's HTML
 */
export async function startProxy(origin, { address = (path) => path, own = () => undefined, page } = {}) {
  const product = new URL(origin);
  const pass = async (asked, reply) => {
    const isPage = asked.headers['sec-fetch-dest'] === 'document';
    const file = own(asked.url.split('?')[0], isPage);
    if (file) {
      send(reply, file);
      return;
    }
    const headers = { ...asked.headers, host: product.host };
    const path = isPage ? address(asked.url) : asked.url;
    if (isPage && page) {
      const answer = await fetch(new URL(path, origin), { headers: { cookie: headers.cookie ?? '' } });
      send(reply, { type: answer.headers.get('content-type'), body: Buffer.from(page(await answer.text())) });
      return;
    }
    const { method } = asked;
    const upstream = request({ host: product.hostname, port: product.port, path, method, headers });
    asked.pipe(upstream);
    const [answer] = await once(upstream, 'response');
    await pipeline(answer, reply.writeHead(answer.statusCode, answer.headers));
  };
  const server = createServer((asked, reply) => {
    pass(asked, reply).catch(() => reply.destroy()); // the browser has left, or the product is down
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const kept = new WeakMap();

function send(reply, { type, body }) {
  const compressed = kept.get(body) ?? compress(body);
  kept.set(body, compressed);
  const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': compressed.length };
  reply.writeHead(200, headers).end(compressed);
}

const compress = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
