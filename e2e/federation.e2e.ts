import { openStaffDesk } from './support/people';
import { drawnByBrowser, FILE_FAULTS, failFiles, gate } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { watch } from './support/watch';

/** A string that is in every copy of a library once, minified or not. */
const FINGERPRINTS = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'reconcilerVersion',
  router: 'may be used only in the context of a <Router>',
  redux: '@@redux/INIT',
  'web-kit': 'useAdmin must be used within an AdminProvider',
} as const;

const loadedScripts = async (page: Page): Promise<Map<string, string>> => {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const scripts = new Map<string, string>();
  for (const address of new Set(addresses))
    scripts.set(address, await (await page.request.get(address)).text());
  return scripts;
};

// A23's error message identifies the kit; that it is thrown is tested in the kit's own specs, where hooks can be
// called.
test('S01 A23: one copy of React, the router, Redux and the kit serves shell and remotes', async ({
  browser,
}) => {
  const page = await openStaffDesk(browser);
  await drawnByBrowser(page); // a page that the browser renders goes through the router
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Safari Packages' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Local Art Gallery' })).toBeVisible();
  await page.evaluate(() => {
    window.history.pushState({}, '', '/bookings');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  const scripts = await loadedScripts(page);
  expect(
    [...scripts.keys()].filter((address) => address.endsWith('remoteEntry.js')).length,
  ).toBeGreaterThanOrEqual(3);
  for (const [library, fingerprint] of Object.entries(FINGERPRINTS)) {
    const copies = [...scripts].filter(([, code]) => code.includes(fingerprint)).map(([address]) => address);
    expect(copies, `copies of ${library}`).toHaveLength(1);
  }
});

test.describe('S11: a remote that is not there costs only its own place', () => {
  test.beforeEach(({ page }) => drawnByBrowser(page));

  const entry = '**/mfe/gallery/remoteEntry.js*';
  const failed = (page: Page) => page.locator('#art').getByRole('button', { name: 'Try Again' });
  const rest = (page: Page) => page.getByRole('heading', { name: 'Safari Packages' });
  const preview = (page: Page) => page.locator('#art').getByRole('link', { name: 'View All Art' });

  test('when it is down, and comes by a retry without reload', async ({ page }) => {
    await page.route(entry, (route) => route.abort());
    await page.goto('/');
    await expect(rest(page)).toBeVisible();
    await expect(failed(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.unroute(entry);
    await failed(page).click();
    await expect(preview(page)).toBeVisible();
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  test('when it is slow: a message within some seconds, and it still comes', async ({ page }) => {
    const slow = gate();
    await page.route(entry, async (route) => {
      await slow.opened;
      await route.continue().catch(() => undefined); // the page may have cancelled this request
    });
    await page.goto('/');
    await expect(rest(page)).toBeVisible();
    await expect(failed(page)).toBeVisible();
    await page.unroute(entry);
    slow.open();
    await expect(preview(page)).toBeVisible();
  });

  test('when it is broken', async ({ page }) => {
    await page.route(entry, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await page.goto('/');
    await expect(rest(page)).toBeVisible();
    await expect(failed(page)).toBeVisible();
    await page.unroute(entry);
    await failed(page).click();
    await expect(preview(page)).toBeVisible();
  });

  const hasStylesheet = (page: Page) =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/mfe/gallery/')));
  const FILES: Record<string, RegExp> = {
    'the entry': /\/mfe\/gallery\/.*remoteEntry\.js/,
    'what the federation needs': /\/mfe\/gallery\/.*\/federation-[^/]+\.js$/,
    'the file of the part': /\/mfe\/gallery\/.*\/art-preview-[^/]+\.js$/,
    'a file that several parts need': /\/mfe\/gallery\/.*\/app-art-preview-[^/]+\.js$/,
    'the stylesheet': /\/mfe\/gallery\/.*\.css$/,
  };
  for (const [what, files] of Object.entries(FILES)) {
    for (const fault of Object.keys(FILE_FAULTS) as (keyof typeof FILE_FAULTS)[]) {
      test(`when ${what} ${fault}, and comes by one press, with what was typed kept`, async ({ page }) => {
        const repair = await failFiles(page, files, fault);
        await page.goto('/');
        const search = page.getByRole('searchbox').first();
        await page.getByRole('link', { name: /^See All Packages/ }).click();
        await search.fill('a word');
        await expect(failed(page)).toBeVisible();
        repair();
        await failed(page).click();
        await expect(preview(page)).toBeVisible();
        await expect(search).toHaveValue('a word');
        expect(await hasStylesheet(page)).toBe(true);
      });
    }
  }

  test('a screen of its own that is slow says so, and comes by itself', async ({ page }) => {
    const slow = gate();
    await page.route('**/mfe/catalog/**/answer-screen-*.js', async (route) => {
      await slow.opened;
      await route.continue();
    });
    await page.goto(`/answer/${'x'.repeat(43)}`);
    await expect(page.getByText('This part is taking long')).toBeVisible();
    slow.open();
    await expect(page.getByRole('heading', { name: 'We do not know this link', level: 1 })).toBeVisible();
  });

  test('and the screens of the others work on', async ({ page }) => {
    await page.route('**/mfe/catalog/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.goto('/art');
    await expect(page.getByRole('heading', { name: 'Local Art Gallery', level: 1 })).toBeVisible();
  });
});

test.describe('a file of the page that broke off once is asked for again', () => {
  /** Fails the first request for a file. @returns the number of requests for it */
  const breakOffOnce = async (page: Page, files: RegExp): Promise<() => number> => {
    let asked = 0;
    await page.route(files, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    return () => asked;
  };

  test('and what it opens stands there', async ({ page }) => {
    const asked = await breakOffOnce(page, /\/assets\/overlays-opened-/);
    await page.goto('/');
    await page.getByRole('link', { name: 'View Itinerary' }).first().click();
    await expect(page.getByRole('dialog').getByText('Day 1', { exact: true })).toBeVisible();
    expect(asked()).toBeGreaterThan(1);
  });

  test('and the page hears of changes', async ({ page }) => {
    const asked = await breakOffOnce(page, /\/assets\/live-updates-/);
    const heard = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/live');
    await page.goto('/art');
    await heard;
    expect(asked()).toBeGreaterThan(1);
  });

  test('and the page is read in its language', async ({ page }) => {
    const asked = await breakOffOnce(page, /:\d+\/assets\/sw-/);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Kiswahili' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ingia' })).toBeVisible();
    expect(asked()).toBeGreaterThan(1);
  });
});

test('nothing is loaded from another host, and the policy is never violated', async ({ page }) => {
  const complaints = watch(page, [settings.origin]);
  for (const path of ['/', '/?package=1', '/art', '/art/1', '/operator-portal', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  complaints.expectNone();
});
