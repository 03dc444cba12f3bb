/**
 * The pictures of docs/peers.md, taken of a product that runs: `node docs/images/peers.mjs [http://localhost:8080]`.
 * Chromium is at CHROMIUM, or where Debian puts it.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const [baseURL = 'http://localhost:8080'] = process.argv.slice(2);
/** Of the whole page the parts that peers.md speaks of. */
const SHOTS = [
  { name: 'trip', part: 'main' },
  { name: 'route', part: '#route' },
  { name: 'terms', part: '#terms' },
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const viewport of WINDOWS) {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const packages = await (await page.request.get('/api/packages')).json();
    const { id } = packages.find(({ name }) => name === 'The Northern Circuit') ?? packages[0];
    await page.goto(`/packages/${id}`);
    for (const { name, part } of SHOTS) {
      await page.locator(part).waitFor({ timeout: 60_000 });
      await page
        .locator(part)
        .evaluate((place) => scrollTo(0, place.getBoundingClientRect().top + scrollY - 80));
      // what comes when it is near: pictures, and what others wrote
      await page.waitForTimeout(3_000);
      const path = fileURLToPath(new URL(`peers-${name}-${viewport.width}.jpg`, import.meta.url));
      await page.screenshot({ path, type: 'jpeg', quality: 72 });
    }
    await context.close();
  }
} finally {
  await browser.close();
}
