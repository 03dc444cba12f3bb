import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser, SLOW_LINE, startProxy, visit } from './support/phone.mjs';
import { inTurns, line } from './support/statistics.mjs';

export const title = 'Federation';
const TURNS = Number(process.env.RUNS ?? 5);
const FOLDER = fileURLToPath(new URL('./web', import.meta.url));
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The landing page, drawn by the browser from remotes, beside the same screens built once as one ordinary application. */
export async function measure(product) {
  const files = await ordinaryBuild();
  const browser = await openBrowser();
  const federated = await startProxy(product.origin, { address: (path) => `${path}?by=browser` });
  const ordinary = await startProxy(product.origin, {
    own: (path, isPage) => files.get(isPage ? '/index.html' : path),
  });
  try {
    for (const { origin } of [federated, ordinary]) await visit(browser, `${origin}/`);
    const turns = await inTurns(
      TURNS,
      () => visit(browser, `${federated.origin}/`),
      () => visit(browser, `${ordinary.origin}/`),
    );
    const of = (what, unit, read, digits) =>
      line(
        { what: `landing page, ${what}`, unit, reference: 'one Vite application', goal: '≤ 1.10', digits },
        turns.map((pair) => pair.map(read)),
      );
    return [
      of(`largest paint (${SLOW_LINE})`, 's', ({ largest }) => largest / 1000, 2),
      of('scripts', 'kB', ({ scripts }) => scripts, 0),
    ];
  } finally {
    federated.stop();
    ordinary.stop();
    await browser.close();
  }
}

/** @returns its files by path */
async function ordinaryBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'safari-web-'));
  try {
    await build({
      root: FOLDER,
      configFile: join(FOLDER, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: folder },
    });
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(
      names.map((name) => [
        name.slice(folder.length),
        { type: TYPES[extname(name)] ?? 'application/octet-stream', body: readFileSync(name) },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
