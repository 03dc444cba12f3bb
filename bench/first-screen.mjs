// What a slow phone waits for: pages that the server draws, and the same drawn by the browser with and without hints,
// turn by turn in one run.
// ORIGIN (default http://localhost:8080) must be running. RUNS (default 7), PATHS (default "/ /art"),
// CPU (how many times slower than this machine, default 4), CHROMIUM.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright-core';

const origin = new URL(process.env.ORIGIN ?? 'http://localhost:8080');
const runs = Number(process.env.RUNS ?? 7);
const paths = (process.env.PATHS ?? '/ /art').split(/\s+/);

const KBIT = 1000 / 8;
const SLOW_PHONE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * KBIT,
  uploadThroughput: 750 * KBIT,
};
const CPU_SLOWDOWN = Number(process.env.CPU ?? 4);
const TIMEOUT_MS = 40_000;
const TRIES = 3;
let repeated = 0;
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What each arm takes out of the page; the shell's own modulepreloads stay in all of them. */
const FILES =
  /<link rel="modulepreload"[^>]* href="\/mfe\/[^>]*>|<link rel="preload" as="(?:style"|fetch" crossorigin href)[^>]*>/g;
const DATA = /<link rel="preload" as="(?:fetch" crossorigin="use-credentials"|image")[^>]*>/g;
const ARMS = [
  { name: 'browser, no hints', strip: (html) => html.replace(FILES, '').replace(DATA, ''), address: undrawn },
  { name: 'browser, hints', strip: (html) => html, address: undrawn },
  { name: 'server', strip: (html) => html, address: (path) => path },
];

/** An address with a filter in it is the browser's to draw. */
function undrawn(path) {
  return `${path}${path.includes('?') ? '&' : '?'}by=browser`;
}

/** Passes everything on, and takes hints out of pages; every arm goes through one, so all pay for it alike. */
async function startProxy(arm) {
  const server = createServer((asked, reply) => {
    pass(asked, reply, arm).catch(() => reply.destroy()); // the browser left, or the product is away
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function pass(asked, reply, { strip, address }) {
  const { method, url } = asked;
  const isPage = asked.headers['sec-fetch-dest'] === 'document';
  const path = isPage ? address(url) : url;
  const headers = { ...asked.headers, host: origin.host, ...(isPage && { 'accept-encoding': 'identity' }) };
  const upstream = request({ host: origin.hostname, port: origin.port || 80, path, method, headers });
  asked.pipe(upstream);
  const [answer] = await once(upstream, 'response');
  if (!isPage) {
    await pipeline(answer, reply.writeHead(answer.statusCode, answer.headers));
    return;
  }
  const html = strip(Buffer.concat(await answer.toArray()).toString());
  const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const sent = { ...answer.headers, 'content-encoding': 'br', 'content-length': body.length };
  reply.writeHead(answer.statusCode, sent).end(body);
}

/** Notes when the first heading and the waiting screen are drawn. */
function watch() {
  const seen = (name, is) => {
    if (!performance.getEntriesByName(name).length && is) performance.mark(name);
  };
  new MutationObserver(() => {
    const outputs = [...document.querySelectorAll('output')];
    seen(
      'waiting',
      outputs.some(({ textContent }) => textContent.startsWith('Loading your dream safari')),
    );
    seen('heading', document.querySelector('main h1'));
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A visit that the machine disturbed (a changed network interface ends every connection) is made again. */
async function visit(browser, address, tries = TRIES) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    return await measure(context, address);
  } catch (error) {
    if (tries === 1) throw error;
    repeated += 1;
    return visit(browser, address, tries - 1);
  } finally {
    await context.close();
  }
}

async function measure(context, address) {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_PHONE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit', timeout: TIMEOUT_MS });
  await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  return page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
    const resources = performance.getEntriesByType('resource');
    return {
      heading: at('heading'),
      waiting: at('waiting') === undefined ? 0 : at('heading') - at('waiting'),
      largest: window.largest,
      blocked: window.blocked,
      shifted: window.shifted,
      kilobytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    };
  });
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const servers = await Promise.all(ARMS.map(startProxy));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_ARGS,
});

console.log(`1.6 Mbit/s, 150 ms, CPU ÷ ${CPU_SLOWDOWN}, empty cache, phone`);
console.log(`medians of ${runs} visits each (lowest–highest)`);
for (const path of paths) {
  const visits = ARMS.map(() => []);
  await visit(browser, `http://127.0.0.1:${servers[0].address().port}${path}`); // the product's own caches are warm
  for (let run = 0; run < runs; run += 1) {
    for (const turn of ARMS.keys()) {
      const arm = (run + turn) % ARMS.length; // none is always first
      const server = servers[arm];
      visits[arm].push(await visit(browser, `http://127.0.0.1:${server.address().port}${path}`));
    }
  }
  const reference = median(visits[0].map(({ heading }) => heading));
  console.log(`\n${path}`);
  for (const [arm, { name }] of ARMS.entries()) {
    const of = (what) => visits[arm].map((visited) => visited[what]);
    const headings = of('heading').map((ms) => Math.round(ms));
    const [first, last] = [Math.min(...headings), Math.max(...headings)];
    console.log(
      `  ${name.padEnd(22)} first heading ${Math.round(median(of('heading')))} ms (${first}–${last}),`,
      `ratio ${(median(of('heading')) / reference).toFixed(2)},`,
      `waiting screen ${Math.round(median(of('waiting')))} ms, largest paint ${Math.round(median(of('largest')))} ms,`,
      `blocked ${Math.round(median(of('blocked')))} ms, shifted ${median(of('shifted')).toFixed(3)},`,
      `${Math.round(median(of('kilobytes')))} kB`,
    );
  }
}
if (repeated > 0) console.log(`\n${repeated} disturbed visits were made again`);
await browser.close();
for (const server of servers) server.close();
