import { catalogueOf, first } from './support/catalogue';
import { signInAtOnce, signInStaffAtOnce } from './support/people';
import { ROUTES } from './support/routes';
import { gate, undrawn } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, type Request, test } from './support/story';

const HINT = /<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)">/g;

interface FirstCalls {
  /** What the page is told to fetch. */
  hinted: string[];
  /** What it asks for by itself before anything but the sessions is answered. */
  first: string[];
}

async function firstCallsOf(page: Page, address: string, loading: ReadonlySet<Request>): Promise<FirstCalls> {
  await page.goto('about:blank'); // what the page before goes on asking is not this one's
  const made = new Set<string>();
  const hinted: string[] = [];
  const answers = gate();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue().catch(() => undefined); // no hint could fetch it
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/api/live') return route.abort();
    made.add(pathname + search);
    if (!pathname.startsWith('/api/auth/')) await answers.opened;
    await route.continue().catch(() => undefined); // the page may have been left
  });
  await page.route(
    (url) => url.href === settings.origin + address,
    async (route) => {
      const response = await route.fetch({ url: undrawn(route.request().url()) });
      const html = await response.text();
      hinted.push(...[...html.matchAll(HINT)].map(([, href = '']) => href.replaceAll('&amp;', '&')));
      await route.fulfill({ response, body: html.replaceAll(HINT, '') });
    },
  );
  await page.goto(address, { waitUntil: 'commit' });
  // the remote's place, or what stands instead of it: the gate, the sign-in
  await expect(page.locator('[data-mfe], main h1').first()).toBeAttached();
  await expect.poll(() => idleWith(page, loading)).toBe(0);
  const first = [...made];
  answers.open();
  await expect.poll(() => hinted.filter((call) => !made.has(call)), { message: address }).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return { hinted, first };
}

/** The page's own files that are on their way. */
function loadingOf(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    if (['document', 'script', 'stylesheet'].includes(request.resourceType())) loading.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => loading.delete(request));
  return loading;
}

/** How many of its files a page still waits for when it has nothing to do; at none it has asked all that it asks unanswered. */
async function idleWith(page: Page, loading: ReadonlySet<Request>): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return loading.size;
}

async function addresses(page: Page): Promise<string[]> {
  const { id, artist } = first(await catalogueOf(page).artworks(), 'artwork');
  const params: Record<string, string> = { id: String(id), artistName: artist, token: 'nobody-has-this' };
  return ROUTES.map(({ path }) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1')),
  );
}

for (const [who, signIn] of [
  ['a visitor', async () => undefined],
  ['a customer', signInAtOnce],
  ['staff', signInStaffAtOnce],
] as const)
  test(`S05 every page names to ${who} the calls that it makes first, and none in vain`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page);
    const loading = loadingOf(page);
    for (const address of await addresses(page)) {
      const { hinted, first } = await firstCallsOf(page, address, loading);
      expect(
        first.filter((call) => !hinted.includes(call)),
        `${address} asks what nobody foretold`,
      ).toEqual([]);
    }
  });
