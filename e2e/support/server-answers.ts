import type { Page, Route } from '@playwright/test';

const at = (path: string) => (url: URL) => url.pathname === path;

/** The pages that the server draws by default. */
const DRAWN = /^\/(?:(?:art|packages|attractions)\/[^/]+|art|artist\/[^/]+)?$/;

/**
 * Makes public pages arrive undrawn, so that the browser renders them: adds a query parameter that no page is drawn
 * for.
 */
export async function drawnByBrowser(page: Page): Promise<void> {
  await page.route(
    (url) => DRAWN.test(url.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      await route.continue({ url: undrawn(route.request().url()) });
    },
  );
}

/** An address at which the same page comes undrawn. */
export function undrawn(address: string): string {
  const url = new URL(address);
  if (!DRAWN.test(url.pathname)) return address;
  url.searchParams.set('by', 'browser');
  return url.href;
}

/** `opened` resolves when `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds all answers of that path back until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { opened, open } = gate();
  await drawnByBrowser(page);
  await page.route(at(path), async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** Makes the path fail with 503 until the returned function is called. */
export async function breakDown(page: Page, path: string): Promise<() => Promise<void>> {
  return answerWith(page, path, { status: 503, body: '' });
}

/** Makes the path answer with these data until the returned function is called. */
export async function answerWith(
  page: Page,
  path: string,
  answer: { status?: number; json?: unknown; body?: string },
): Promise<() => Promise<void>> {
  await drawnByBrowser(page);
  const where = at(path);
  const handler = (route: Route) => route.fulfill(answer);
  await page.route(where, handler);
  return () => page.unroute(where, handler);
}

/** Sets the `Date` header of all answers except the live stream, in ms since 1970. */
export async function tellTime(page: Page, time: () => number): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/live',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), date: new Date(time()).toUTCString() };
      await route.fulfill({ response, headers });
    },
  );
}

/** Ways in which a file can fail to load. */
export const FILE_FAULTS = {
  hangs: () => undefined,
  'breaks off': (route: Route) => route.abort(),
  'is refused': (route: Route) => route.fulfill({ status: 502, body: '' }),
};

/** Makes files fail to load until the returned function is called; requests that hang by then continue to hang. */
export async function failFiles(
  page: Page,
  files: RegExp,
  fault: keyof typeof FILE_FAULTS,
): Promise<() => void> {
  let isWell = false;
  await drawnByBrowser(page);
  await page.route(
    ({ pathname }) => files.test(pathname), // also under another address, with a query
    (route) => (isWell ? route.continue() : FILE_FAULTS[fault](route)),
  );
  return () => {
    isWell = true;
  };
}

/** Counts the requests per path, from now on. */
export function countCalls(page: Page): (path: string) => number {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return (path) => calls.filter((call) => call === path).length;
}

/** Cuts the page's live stream, so that it does not learn of others' changes. */
export async function cutLiveStream(page: Page): Promise<void> {
  await page.route(at('/api/live'), (route) => route.abort());
}
