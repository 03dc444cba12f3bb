import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser, SLOW_LINE, slowDown, startProxy, undisturbed, untilShown } from './phone.mjs';
import { inTurns, line } from './statistics.mjs';

const TURNS = Number(process.env.RUNS ?? 5);
const reference = 'the same, whose page names nothing ahead';
const LOOKING_MS = 100;
const AHEAD = /<link rel="(?:module)?preload"[^>]*>/g;

/**
 * One person's screens until what is read first can be read, beside the same that find out one after the other what
 * they need.
 * @param origin of the product
 * @param person `cookie`: who says so; `viewport`: of their window; `before`: runs in each page before its scripts
 * @param screens each with its `path`, the name `what` it has in the table, `shown`: what is read first, as a locator of
 *   its page, and how much it may cost the line until then, in kB (`most`)
 * @returns three lines of the table for each screen
 */
export async function firstLines(origin, person, screens) {
  const browser = await openBrowser();
  const named = await startProxy(origin);
  const unnamed = await startProxy(origin, { page: (html) => html.replace(AHEAD, '') });
  const lines = [];
  try {
    for (const screen of screens) {
      const visit = (from) => undisturbed(() => visitScreen(browser, from.origin, person, screen));
      await visit(named); // warms the product's caches
      const turns = await inTurns(
        TURNS,
        () => visit(named),
        () => visit(unnamed),
      );
      lines.push(...linesOf(screen, turns));
    }
  } finally {
    named.stop();
    unnamed.stop();
    await browser.close();
  }
  return lines;
}

/** A list of the API with demo data, once it is not empty. */
export async function filledList(address, cookie) {
  const list = await (await fetch(address, { headers: { cookie } })).json();
  if (list.length > 0) return list;
  await sleep(LOOKING_MS);
  return filledList(address, cookie);
}

/** Visits with an empty cache and a session. */
async function visitScreen(browser, origin, { cookie, viewport, before }, { path, shown }) {
  const context = await browser.newContext({ viewport });
  try {
    const pairs = cookie.split('; ').map((one) => one.split('='));
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: origin })));
    if (before) await context.addInitScript(before);
    const page = await context.newPage();
    await slowDown(page);
    return await untilShown(page, origin + path, shown(page));
  } finally {
    await context.close();
  }
}

function linesOf({ what, most }, turns) {
  const of = (named, unit, read, more) =>
    line(
      { what: `\`${what}\`: ${named}`, unit, reference, ...more },
      turns.map((pair) => pair.map(read)),
    );
  return [
    of(`first line (${SLOW_LINE})`, 's', ({ shown }) => shown / 1000, { digits: 2, goal: '≤ 0.8' }),
    of('requests until then', '', ({ requests }) => requests, { digits: 0, reference: undefined }),
    of('sent until then', 'kB', ({ bytes }) => bytes / 1000, {
      digits: 0,
      goal: `≤ ${most} kB`,
      reference: undefined,
    }),
  ];
}
