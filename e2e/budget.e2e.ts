import { openDrawn } from './support/drawn';
import { expect, type Page, test } from './support/story';

/** Limits of the landing page, in bytes as transferred. If it needs less, lower them. */
const BUDGET = {
  /** The HTML with its data. */
  page: 18_000,
  styles: 19_400,
  fonts: 35_500,
  scriptsBeforeItIsShown: 500,
  scripts: 191_100,
  /** Without pictures, whose number depends on the window's height. */
  requests: 28,
};

/** After a few seconds live updates load, too; on a busy machine that may happen before the page is idle. */
const withoutWhatComesLater = (page: Page) =>
  page.addInitScript(() => {
    const set = globalThis.setTimeout;
    globalThis.setTimeout = ((run: () => void, wait = 0, ...more: unknown[]) =>
      wait < 5_000 ? set(run, wait, ...more) : 0) as typeof setTimeout;
  });

test('the landing page keeps to its budget of bytes and requests, and asks for no data', async ({ page }) => {
  await withoutWhatComesLater(page);
  await openDrawn(page, '/');
  await expect(page.locator('html[data-joined]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() => {
    const [shown] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return [shown, ...loaded].flatMap((entry) =>
      entry
        ? [
            {
              path: new URL(entry.name).pathname,
              bytes: entry.encodedBodySize,
              isEarly: entry.startTime < (shown?.loadEventStart ?? 0),
            },
          ]
        : [],
    );
  });
  const ending = (end: RegExp) => files.filter(({ path }) => end.test(path));
  const bytes = (some: typeof files) => some.reduce((sum, file) => sum + file.bytes, 0);
  const scripts = ending(/\.js$/);
  const spent = {
    page: bytes(ending(/^\/$/)),
    styles: bytes(ending(/\.css$/)),
    fonts: bytes(ending(/\.woff2$/)),
    scriptsBeforeItIsShown: bytes(scripts.filter(({ isEarly }) => isEarly)),
    scripts: bytes(scripts),
    requests: files.length - ending(/^\/pictures\/.*$/).length,
  };
  for (const [what, most] of Object.entries(BUDGET)) {
    const actual = spent[what as keyof typeof BUDGET];
    expect(actual, `${what}: ${JSON.stringify(spent)}`).toBeGreaterThan(0);
    expect(actual, `${what}: ${JSON.stringify(spent)}`).toBeLessThanOrEqual(most);
  }
  expect(ending(/^\/api\/|\.json$/).map(({ path }) => path)).toEqual([]);
  expect(new Set(scripts.map(({ path }) => path)).size, 'each script comes once').toBe(scripts.length);
  const named = await page.locator('script:is([src], #scripts)').evaluateAll((all) =>
    all.flatMap((script) => {
      const { entry, modules = [] } = JSON.parse(script.textContent || '{}');
      return [script.getAttribute('src'), entry, ...modules];
    }),
  );
  const unnamed = scripts.map(({ path }) => path).filter((path) => !named.includes(path));
  expect(unnamed, 'none is found out only when another has come').toEqual([]);
});
