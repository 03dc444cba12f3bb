import { openBrowser, SLOW_LINE, startProxy, visit } from './support/phone.mjs';
import { inTurns, line } from './support/statistics.mjs';

export const title = 'First screens on a slow phone';
const TURNS = Number(process.env.RUNS ?? 5);
const reference = 'the same, drawn by the browser';

/** Pages that the server draws, compared with the same pages rendered by the browser, in turns. */
export async function measure(product) {
  const browser = await openBrowser();
  const drawn = await startProxy(product.origin);
  // the server does not draw addresses with a filter
  const undrawn = await startProxy(product.origin, { address: (path) => `${path}?by=browser` });
  const [{ id }] = await (await fetch(`${product.origin}/api/artworks`)).json();
  const lines = [];
  try {
    for (const path of ['/', '/art', `/art/${id}`]) {
      const [ours, theirs] = [drawn.origin + path, undrawn.origin + path];
      await visit(browser, ours); // warms the product's caches
      const turns = await inTurns(
        TURNS,
        () => visit(browser, ours),
        () => visit(browser, theirs),
      );
      lines.push(...linesOf(path, turns));
    }
  } finally {
    drawn.stop();
    undrawn.stop();
    await browser.close();
  }
  return lines;
}

function linesOf(path, turns) {
  const of = (what, unit, read, more) =>
    line(
      { what: `\`${path}\`: ${what}`, unit, reference, ...more },
      turns.map((pair) => pair.map(read)),
    );
  return [
    of(`largest paint (${SLOW_LINE})`, 's', ({ largest }) => largest / 1000, { digits: 2, goal: '≤ 1.8 s' }),
    of('blocked', 'ms', ({ blocked }) => blocked, { digits: 0, goal: '≤ 150 ms', reference: undefined }),
    of('shifted', '', ({ shifted }) => shifted, { digits: 3, goal: '0', reference: undefined }),
    of('scripts', 'kB', ({ scripts }) => scripts, { digits: 0, goal: path === '/' ? '≤ 200 kB' : undefined }),
  ];
}
