import {
  DESK,
  openBrowser,
  SLOW_LINE,
  slowDown,
  startProxy,
  undisturbed,
  untilShown,
} from './support/phone.mjs';
import { inTurns, line } from './support/statistics.mjs';
import { signInStaff } from './support/visitors.mjs';

export const title = 'First screens of the office on a slow line';
const TURNS = Number(process.env.RUNS ?? 5);
const reference = 'the same, whose page names nothing ahead';
const AHEAD = /<link rel="(?:module)?preload"[^>]*>/g;

/** The office's screens until their first line can be read, beside the same that find out one after the other what they need. */
export async function measure(product) {
  const browser = await openBrowser();
  const named = await startProxy(product.origin);
  const unnamed = await startProxy(product.origin, { page: (html) => html.replace(AHEAD, '') });
  const cookie = await signInStaff(product.origin);
  const lines = [];
  try {
    for (const screen of await screensOf(product, cookie)) {
      const visit = ({ origin }) => undisturbed(() => visitOffice(browser, origin, cookie, screen));
      await visit(named); // the product's own memory is warm
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

/** Each with what of it is read first, and how much it may cost the line until then, in kB. */
async function screensOf({ origin }, cookie) {
  const read = async (path) => (await fetch(origin + path, { headers: { cookie } })).json();
  const [{ id }] = await read('/api/bookings?limit=1');
  const link = (page) => page.getByRole('link', { name: /KS-\w{6}/ }).first();
  return [
    { what: '/today', path: '/today', most: 300, shown: (page) => page.locator('main section a').first() },
    { what: '/bookings', path: '/bookings', most: 360, shown: link },
    {
      what: '/bookings?booking=…',
      path: `/bookings?booking=${id}`,
      most: 360,
      shown: (page) => page.getByRole('tab').first(),
    },
    { what: '/operator-coordination', path: '/operator-coordination', most: 320, shown: link },
  ];
}

/** An empty cache, so nothing but the session is known. */
async function visitOffice(browser, origin, cookie, { path, shown }) {
  const context = await browser.newContext({ viewport: DESK });
  try {
    const pairs = cookie.split('; ').map((one) => one.split('='));
    await context.addCookies(pairs.map(([name, value]) => ({ name, value, url: origin })));
    await context.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
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
