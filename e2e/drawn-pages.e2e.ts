import type { Browser } from '@playwright/test';
import { attractionPath, type PackageDetails, packagePath, textReader } from '@safari/contracts';
import { catalogueOf, first } from './support/catalogue';
import { bringDrawn, drawn, openDrawn } from './support/drawn';
import { signInAtOnce } from './support/people';
import { countCalls, gate, undrawn } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { watch } from './support/watch';

async function addressesOf(page: Page): Promise<string[]> {
  const catalogue = catalogueOf(page);
  const { id, artist } = first(await catalogue.artworks(), 'artwork');
  const trip = first(await catalogue.packages(), 'package');
  const sight = first(await catalogue.attractions(), 'attraction');
  return [
    '/',
    '/art',
    `/art/${id}`,
    `/artist/${encodeURIComponent(artist)}`,
    packagePath(trip),
    attractionPath(sight),
    '/terms/cancellation',
    '/?packages=all',
    '/?location=Serengeti',
  ];
}

/** A page with JavaScript disabled. */
async function withoutScripts(browser: Browser, locale = 'en-US'): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL: settings.origin });
  return context.newPage();
}

/** Remembers the elements of the page before it is joined. */
async function noteDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const before = [...document.querySelectorAll('#root h1, #root h2, #root h3, #root img, #root a')];
      Object.assign(window, { before });
    });
  });
}

/** How many of those are gone. */
const lostOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (window as unknown as { before: Element[] }).before.filter(({ isConnected }) => !isConnected).length,
  );

const joined = (page: Page) => page.locator('html[data-joined]');

test('public pages read complete without JavaScript, and their links lead on', async ({ page, browser }) => {
  const catalogue = catalogueOf(page);
  const work = first(await catalogue.artworks(), 'artwork');
  const sight = first(await catalogue.attractions(), 'attraction');
  for (const address of await addressesOf(page)) await drawn(page, address);
  const reader = await withoutScripts(browser);

  const trip = first(await catalogue.packages(), 'package');
  await openDrawn(reader, packagePath(trip));
  await expect(reader.getByRole('heading', { level: 1, name: trip.name })).toBeVisible();
  for (const { title } of trip.itinerary)
    await expect(reader.getByRole('heading', { level: 3, name: title, exact: true })).toBeVisible();

  for (const [{ name }, address] of [
    [trip, packagePath(trip)],
    [sight, attractionPath(sight)],
  ] as const) {
    await openDrawn(reader, '/?packages=all');
    await reader.getByRole('article').getByRole('link', { name, exact: true }).click();
    await expect(reader).toHaveURL(address);
    await bringDrawn(reader);
    await expect(reader.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  await openDrawn(reader, '/');
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reader.locator('#packages').getByRole('article')).toHaveCount(3);
  await expect(reader.locator('#attractions').getByRole('heading', { name: sight.name })).toBeVisible();
  await expect(reader.locator('#art').getByRole('article')).toHaveCount(3);
  await reader.getByRole('link', { name: /^See All Packages/ }).click();
  await expect(reader).toHaveURL(/packages=all/);
  await bringDrawn(reader);
  const all = (await catalogue.packages()).length;
  await expect(reader.locator('#packages').getByRole('article')).toHaveCount(all);
  await reader.getByRole('contentinfo').getByRole('link', { name: 'Serengeti' }).click();
  await expect(reader).toHaveURL(/location=Serengeti/);
  await bringDrawn(reader);
  await expect(reader.getByText(/^\d+ packages found$/)).toBeVisible();
  await expect(reader.locator('#packages').getByRole('article')).not.toHaveCount(all);
  await reader.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(reader).toHaveURL('/art');
  await bringDrawn(reader);
  await expect(reader.getByRole('article')).toHaveCount((await catalogue.artworks()).length);
  await reader.getByRole('link', { name: work.title, exact: true }).click();
  await expect(reader).toHaveURL(`/art/${work.id}`);
  await bringDrawn(reader);
  await expect(reader.getByRole('heading', { level: 1, name: work.title })).toBeVisible();
  await expect(reader.getByText(work.description)).toBeVisible();
  await reader.getByRole('link', { name: 'View Artist Profile' }).click();
  await expect(reader).toHaveURL(/\/artist\//);
  await bringDrawn(reader);
  await expect(reader.getByRole('heading', { level: 1, name: work.artist })).toBeVisible();
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('public pages arrive in the reader’s language', async ({ browser }) => {
  const reader = await withoutScripts(browser, 'sw-TZ');
  await openDrawn(reader, '/art', { language: 'sw' });
  await expect(reader.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(reader.getByRole('heading', { name: 'Sanaa za Hapa Nyumbani', level: 1 })).toBeVisible();
  await expect(reader).toHaveTitle(/^Sanaa za Hapa Nyumbani · /);
  await openDrawn(reader, '/', { language: 'sw' });
  await expect(reader.getByRole('heading', { name: 'Vifurushi vya Safari' })).toBeVisible();
});

test('a page in Swahili says nothing of the catalogue in English', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'sw', baseURL: settings.origin })).newPage();
  for (const address of await addressesOf(page)) {
    await openDrawn(page, address, { language: 'sw' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(joined(page)).toBeAttached();
    // texts that are missing in Swahili are marked as English
    await expect(page.locator('main [lang="en"]'), address).toHaveCount(0);
  }
  await page.goto('/');
  const trip = first(await catalogueOf(page).packages(), 'package') as PackageDetails;
  const said = textReader(trip.translations, 'sw');
  const name = said(trip.name).text;
  expect(name).not.toBe(trip.name);
  await page
    .locator('#packages')
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Tazama Ratiba' })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(said(trip.description).text)).toBeVisible();
  await expect(dialog.locator('[lang="en"]')).toHaveCount(0);
});

for (const language of ['en', 'sw'])
  test(`a drawn page is joined as it stands, without a complaint or a second call (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: language, baseURL: settings.origin });
    const page = await context.newPage();
    for (const address of await addressesOf(page)) {
      const reader = await context.newPage();
      const complaints = watch(reader, [settings.origin]);
      let calls = countCalls(reader);
      await noteDrawn(reader);
      const begin = () => {
        calls = countCalls(reader);
      };
      await openDrawn(reader, address, { language, begin });
      await expect(joined(reader)).toBeAttached();
      await reader.waitForLoadState('networkidle');
      for (const path of ['/api/packages', '/api/attractions', '/api/guides', '/api/artworks', '/api/brand'])
        expect(calls(path), `${address} asks for ${path}`).toBe(0);
      // a press that is answered shows that everything is joined
      await reader.getByRole('contentinfo').getByRole('combobox').click();
      await expect(reader.getByRole('option', { name: 'Kiswahili' })).toBeVisible();
      expect(await lostOf(reader), address).toBe(0);
      expect(calls('/remotes.json')).toBe(0);
      expect(calls('/api/auth/user')).toBe(0);
      complaints.expectNone();
      await reader.close();
    }
  });

test('a drawn landing page asks for the whole of its items when a dialog tells of one, and only once', async ({
  page,
}) => {
  let calls = countCalls(page);
  const begin = () => {
    calls = countCalls(page);
  };
  await openDrawn(page, '/', { begin });
  await expect(joined(page)).toBeAttached();
  for (const turn of [1, 2]) {
    await page.getByRole('link', { name: 'View Itinerary' }).nth(turn).click();
    await expect(page.getByRole('dialog').getByText('Day 1', { exact: true })).toBeVisible();
    expect(calls('/api/packages')).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(calls('/api/attractions')).toBe(0);
  await page.locator('#attractions').getByRole('link', { name: 'View Details' }).first().click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Highlights' })).toBeVisible();
  expect([calls('/api/packages'), calls('/api/attractions')]).toEqual([1, 1]);
});

test('what is pressed before the scripts have come is answered when they have', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: settings.origin })).newPage();
  const scripts = gate();
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await openDrawn(page, '/art');
  const awaited = page.locator('main img[fetchpriority=high]'); // the first picture does not wait to be loaded lazily
  await expect(awaited).toHaveCount(1);
  await expect(awaited).toHaveAttribute('loading', 'eager');
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  scripts.open();
  await page.getByRole('option', { name: 'Kiswahili' }).click();
  await expect(page.getByRole('heading', { name: 'Sanaa za Hapa Nyumbani', level: 1 })).toBeVisible();
});

test('what is searched for before the scripts have come is found when they have', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: settings.origin })).newPage();
  const trip = first(await catalogueOf(page).packages(), 'package');
  const scripts = gate();
  await page.route('**/assets/index-*.js', async (route) => {
    await scripts.opened;
    await route.continue();
  });
  await openDrawn(page, '/?packages=all');
  const search = page.locator('#packages').getByRole('searchbox');
  await search.fill(trip.name);
  scripts.open();
  await expect(page).toHaveURL(/search=/);
  await expect(search).toHaveValue(trip.name);
  await expect(page.locator('#packages').getByRole('article')).toHaveCount(1);
});

test('a remote whose files do not come leaves what was drawn to be read, and is joined when they do', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: settings.origin })).newPage();
  const work = first(await catalogueOf(page).artworks(), 'artwork');
  const files = '**/mfe/gallery/**/*.js*';
  await page.route(files, (route) => route.abort());
  await openDrawn(page, '/');
  const preview = page.locator('#art');
  await expect(preview.getByRole('link', { name: work.title, exact: true })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.unroute(files);
  const all = preview.getByRole('link', { name: 'View All Art' });
  const isReacts = () =>
    all.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isReacts).toBe(true);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await all.click();
  await expect(page).toHaveURL('/art');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('what is pressed in a part that is late is answered once it has come; the rest of the page answers meanwhile', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: settings.origin })).newPage();
  await signInAtOnce(page);
  const trip = first(await catalogueOf(page).packages(), 'package');
  const files = gate();
  await page.route('**/mfe/catalog/**/*.js*', async (route) => {
    await files.opened;
    await route.continue();
  });
  await noteDrawn(page);
  await openDrawn(page, packagePath(trip));
  await expect(joined(page)).toBeAttached();
  const party = page.getByRole('group', { name: 'How many travel' });
  const more = party.getByRole('button', { name: 'One traveler more' });
  const travelers = Number.parseInt(await party.getByRole('status').innerText(), 10);
  await more.click();
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'English' }).click();
  await expect(party.getByRole('status')).toContainText(`${travelers} traveler`);
  files.open();
  await expect(party.getByRole('status')).toContainText(`${travelers + 1} travelers`);
  await more.click();
  await expect(party.getByRole('status')).toContainText(`${travelers + 2} travelers`);
  expect(await lostOf(page)).toBe(0);
});

test('a page in Swahili whose texts are late is joined as it stands once they have come', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'sw', baseURL: settings.origin })).newPage();
  const complaints = watch(page, [settings.origin]);
  const texts = gate();
  await page.context().route('**/assets/sw-*.js', async (route) => {
    await texts.opened;
    await route.continue();
  });
  await noteDrawn(page);
  await openDrawn(page, '/art', { language: 'sw' });
  await page.getByRole('contentinfo').getByRole('combobox').click();
  // longer than a page that was not drawn waits for its texts: that one shows English by now
  const other = await page.context().newPage();
  await other.goto(undrawn(new URL('/art', settings.origin).href));
  await expect(other.getByRole('heading', { name: 'Local Art Gallery', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sanaa za Hapa Nyumbani', level: 1 })).toBeVisible();
  texts.open();
  await expect(page.getByRole('option', { name: 'Kiswahili' })).toBeVisible();
  expect(await lostOf(page)).toBe(0);
  complaints.expectNone();
});
