import type { Page, Route } from '@playwright/test';

const at = (path: string) => (url: URL) => url.pathname === path;

/** The pages that the server draws, if nothing speaks against it. */
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

/** Where the same page comes undrawn. */
export function undrawn(address: string): string {
  const url = new URL(address);
  if (!DRAWN.test(url.pathname)) return address;
  url.searchParams.set('by', 'browser');
  return url.href;
}

/** What waits for `opened` goes on once `open` has been called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** No call of that path is answered until the returned function is called. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { opened, open } = gate();
  await drawnByBrowser(page);
  await page.route(at(path), async (route) => {
    await opened;
    await route.fallback();
  });
  return open;
}

/** The path fails with 503 until the returned function is called. */
export async function breakDown(page: Page, path: string): Promise<() => Promise<void>> {
  return answerWith(page, path, { status: 503, body: '' });
}

/** The path answers with these data until the returned function is called. */
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

/** Whatever is answered says that time, in milliseconds since 1970, but for the live stream. */
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

/** The ways in which a file does not come. */
export const FILE_FAULTS = {
  hangs: () => undefined,
  'breaks off': (route: Route) => route.abort(),
  'is refused': (route: Route) => route.fulfill({ status: 502, body: '' }),
};

/** Files do not come until the returned function is called; what hangs by then goes on hanging. */
export async function failFiles(
  page: Page,
  files: RegExp,
  fault: keyof typeof FILE_FAULTS,
): Promise<() => void> {
  let isWell = false;
  await drawnByBrowser(page);
  await page.route(
    ({ pathname }) => files.test(pathname), // also where it is asked for under another address
    (route) => (isWell ? route.continue() : FILE_FAULTS[fault](route)),
  );
  return () => {
    isWell = true;
  };
}

/** How often each path was asked for, from now on. */
export function countCalls(page: Page): (path: string) => number {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  return (path) => calls.filter((call) => call === path).length;
}

/** The page hears of nothing that others do, as if its line were cut. */
export async function cutLiveStream(page: Page): Promise<void> {
  await page.route(at('/api/live'), (route) => route.abort());
}
