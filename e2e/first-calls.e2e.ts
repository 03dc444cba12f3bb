import { aBooking } from './support/booking-form';
import { catalogueOf, first } from './support/catalogue';
import { signInAtOnce, signInStaffAtOnce } from './support/people';
import { ROUTES } from './support/routes';
import { undrawn } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, type Request, test } from './support/story';

/** Polls often, since these tests wait for short moments a hundred times. */
const OFTEN = { intervals: [20] };

/** Calls of the frame, which every screen waits for: sessions and brand. */
const OF_FRAME = /^\/api\/(auth\/|brand$)/;

declare global {
  interface Window {
    /** The calls that the page has made so far. */
    madeCalls: string[];
    answerCalls: () => void;
  }
}

interface FirstCalls {
  /** The calls in the page's preload hints. */
  hinted: string[];
  /** The calls that it makes before any but the frame's calls are answered. */
  first: string[];
}

/**
 * In each document of the page: records its calls, and answers them once `answerCalls` is called, the frame's calls at
 * once. In the page rather than by routing, since Playwright's routing disables the browser's cache.
 */
function holdAnswers(ofFrame: string): void {
  const atOnce = new RegExp(ofFrame);
  const ask = window.fetch.bind(window);
  const answered = new Promise<void>((resolve) => {
    window.answerCalls = resolve;
  });
  window.madeCalls = [];
  window.fetch = async (input, options) => {
    const request = new Request(input, options);
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET' && pathname.startsWith('/api/')) {
      window.madeCalls.push(pathname + search);
      if (!atOnce.test(pathname)) await answered;
    }
    return ask(request);
  };
}

async function firstCallsOf(page: Page, address: string, loading: ReadonlySet<Request>): Promise<FirstCalls> {
  await page.goto(undrawn(settings.origin + address), { waitUntil: 'commit' });
  // the remote's place, or what replaces it: the gate, the sign-in
  await expect(page.locator('[data-mfe], main h1').first()).toBeAttached();
  // React renders late data a moment after they have arrived
  await expect(page.locator('[data-mfe] > output:has(.ui-spinner)')).toHaveCount(0);
  await expect.poll(() => idleWith(page, loading), OFTEN).toBe(0);
  const hinted = await page
    .locator('link[rel=preload][as=fetch][crossorigin=use-credentials]')
    .evaluateAll((hints) => hints.map((hint) => hint.getAttribute('href') ?? ''));
  const made = () => page.evaluate(() => window.madeCalls);
  const first = await made();
  await page.evaluate(() => window.answerCalls());
  await expect
    .poll(async () => without(hinted, await made()), {
      ...OFTEN,
      message: `${address} names what it does not ask`,
    })
    .toEqual([]);
  return { hinted, first };
}

const without = (calls: string[], others: string[]) => calls.filter((call) => !others.includes(call));

/** The page's files and the frame's calls that are loading. */
function loadingOf(page: Page): Set<Request> {
  const loading = new Set<Request>();
  page.on('request', (request) => {
    const isFile = ['document', 'script', 'stylesheet'].includes(request.resourceType());
    if (isFile || OF_FRAME.test(new URL(request.url()).pathname)) loading.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => loading.delete(request));
  return loading;
}

/**
 * The number of pending requests, once it is the same before and after three idle moments of the page; 0 means that the
 * page has made all calls that it makes before any is answered.
 */
async function idleWith(page: Page, loading: ReadonlySet<Request>): Promise<number> {
  const before = loading.size;
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return before + loading.size;
}

async function addresses(page: Page): Promise<string[]> {
  const { id, artist } = first(await catalogueOf(page).artworks(), 'artwork');
  const params: Record<string, string> = { id: String(id), artistName: artist, token: 'nobody-has-this' };
  return ROUTES.map(({ path }) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '1')),
  );
}

const NOBODYS = '01900000-0000-7000-8000-000000000000';
/** The query decides the first calls, whether or not the booking exists. */
const BY_QUERY = ['/bookings?booking=', '/bookings?chat=', '/trip-tracking?trip='].map(
  (address) => address + NOBODYS,
);

const nowhereElse = async (): Promise<string[]> => [];

/** A customer's pages with a query: the messages of one booking, and the booking dialog. */
async function ofCustomer(page: Page): Promise<string[]> {
  const { id, itemId } = await aBooking(page);
  const dialog = `?book=package:${itemId}`;
  return [`/dashboard?tab=chat&booking=${id}`, `/${dialog}`, `/packages/${itemId}${dialog}`];
}

for (const [who, signIn, othersOf] of [
  ['a visitor', async () => undefined, nowhereElse],
  ['a customer', signInAtOnce, ofCustomer],
  ['staff', signInStaffAtOnce, async () => BY_QUERY],
] as const)
  test(`S05 every page names to ${who} the calls that it makes first, and none in vain`, async ({ page }) => {
    await signIn(page);
    const others = await othersOf(page);
    await page.addInitScript(holdAnswers, OF_FRAME.source);
    const loading = loadingOf(page);
    for (const address of [...(await addresses(page)), ...others]) {
      const { hinted, first } = await firstCallsOf(page, address, loading);
      expect(without(first, hinted), `${address} asks what nobody foretold`).toEqual([]);
    }
  });

test('S05 while a screen of the office waits for its answers, the line carries no file of another', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  await page.addInitScript(holdAnswers, OF_FRAME.source);
  const loading = loadingOf(page);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  await expect.poll(() => idleWith(page, loading), OFTEN).toBe(0);
  const ofTrips = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/trips-screen-')),
    );
  expect(await ofTrips()).toBe(false);
  await page.evaluate(() => window.answerCalls());
  await expect.poll(ofTrips, OFTEN).toBe(true);
});

/** English texts of the frame, of the loading state, and of two screens. */
const ENGLISH = ['Skip to content', 'Login', 'Loading...', 'We do not know this link', 'My Bookings'];

/** Files that the frame loads beside its screen, which does not wait for them. */
const BESIDE = /^\/assets\/(?:session-warning|live-updates|draft-safe)-/;

/**
 * Records in the page when its screen has appeared, and every text visible before that. Keeps other screens from being
 * prefetched, for which a busy machine has an idle moment too early.
 */
function noteScreen(): void {
  window.requestIdleCallback = () => 0;
  const read = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('a, button, h1, h2, output'))
      read.add(textContent);
    document.documentElement.dataset['readSoFar'] = [...read].join('\n');
    if (!document.querySelector('main h1')) return;
    document.documentElement.dataset['screenSince'] = String(performance.now());
    watch.disconnect();
  });
  watch.observe(document, { childList: true, characterData: true, subtree: true });
}

for (const { address, who, signIn, language = 'en' } of [
  { address: '/answer/nobody-has-this', who: 'an operator', signIn: async () => undefined },
  { address: '/answer/nobody-has-this', who: 'an operator', signIn: async () => undefined, language: 'sw' },
  { address: '/dashboard', who: 'a customer', signIn: signInAtOnce, language: 'sw' },
  { address: '/today', who: 'staff', signIn: signInStaffAtOnce },
  { address: '/bookings', who: 'staff', signIn: signInStaffAtOnce },
])
  test(`S05 ${address} names to ${who} every file that its screen needs (${language})`, async ({ page }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: settings.origin }]);
    await signIn(page);
    await page.addInitScript(noteScreen);
    const answer = await page.goto(undrawn(settings.origin + address));
    const html = (await answer?.text()) ?? '';
    await expect(page.locator('html[data-screen-since]')).toBeAttached();
    const needed = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < Number(document.documentElement.dataset['screenSince']))
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    );
    expect(needed.length).toBeGreaterThan(10);
    const unnamed = needed.filter((path) => !BESIDE.test(path) && !html.includes(`"${path}"`));
    expect(unnamed, 'none is found out only when another has come').toEqual([]);
    const read = ((await page.locator('html').getAttribute('data-read-so-far')) ?? '').split('\n');
    expect(read.length).toBeGreaterThan(5);
    if (language === 'sw')
      expect(
        read.filter((text) => ENGLISH.includes(text)),
        'nothing stands there in English first',
      ).toEqual([]);
  });

const namesCall = (address: string): string => `crossorigin="use-credentials" href="${address}"`;

test('S05 a page that opens messages or the booking dialog names to a customer what is read in them', async ({
  page,
}) => {
  await signInAtOnce(page);
  const { id, itemId } = await aBooking(page);
  const chat = await page.request.get(`/dashboard?tab=chat&booking=${id}`);
  expect(await chat.text()).toContain(namesCall(`/api/bookings/${id}/messages?as=customer`));
  for (const behind of ['/', `/packages/${itemId}`]) {
    const dialog = await (await page.request.get(`${behind}?book=package:${itemId}`)).text();
    for (const call of ['/api/terms/cancellation', '/api/user/bookings'])
      expect(dialog).toContain(namesCall(call));
  }
});

/** Files that the booking dialog loads once it is open. */
const IN_DIALOG = /\/phone-reader-/;

for (const language of ['en', 'sw'])
  test(`S05 a page that opens the booking dialog names to a customer every file of it (${language})`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'language', value: language, url: settings.origin }]);
    await signInAtOnce(page);
    const { id } = first(await catalogueOf(page).packages(), 'package');
    const answer = await page.goto(`/packages/${id}?book=package:${id}`);
    const html = (await answer?.text()) ?? '';
    await expect(page.getByRole('dialog')).toBeVisible();
    const ofCatalog = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/mfe/catalog/') && path.endsWith('.js')),
    );
    expect(ofCatalog.some((path) => path.includes('/opened-dialogs-'))).toBe(true);
    const unnamed = ofCatalog.filter((path) => !IN_DIALOG.test(path) && !html.includes(`"${path}"`));
    expect(unnamed, 'none is found out only when another has come').toEqual([]);
  });
