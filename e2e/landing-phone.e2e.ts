import { addDays, LANGUAGES, today } from '@safari/contracts';
import { expectAccessible, expectToFit, expectUncovered } from './support/accessibility';
import { bookingDialog, fieldOf, openBooking, submit } from './support/booking-form';
import { catalogueOf, somePackage } from './support/catalogue';
import { signInAtOnce } from './support/people';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';

const PHONE = { width: 390, height: 844 };
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
const cards = (page: Page, section: string) => page.locator(section).getByRole('article');

const middle = (box: { y: number; height: number } | null | undefined): number =>
  box ? box.y + box.height / 2 : Number.NaN;

test.beforeEach(({ page }) => page.setViewportSize(PHONE));

test('P15 P16 on a phone all attractions stand in a row which swipes and has buttons, and the page has ten screens at most', async ({
  page,
}) => {
  await page.goto('/');
  const attractions = await catalogueOf(page).attractions();
  await expect(cards(page, '#attractions')).toHaveCount(attractions.length);
  const shown = (index: number) => cards(page, '#attractions').nth(index);
  await shown(0).scrollIntoViewIfNeeded();
  await expect(shown(1)).not.toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Next attraction' }).click();
  await expect(shown(1)).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Previous attraction' }).click();
  await expect(shown(0)).toBeInViewport({ ratio: 0.9 });
  await page.locator('#art').scrollIntoViewIfNeeded();
  await expect(cards(page, '#art')).toHaveCount(3);
  await expect.poll(() => screens(page)).toBeLessThanOrEqual(10);
  await expectAccessible(page);
  await expectToFit(page, 320);
  await page.setViewportSize(PHONE);
});

test('the page has ten screens at most on a phone in Swahili, too, whose words are longer', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  await page.goto('/');
  await page.locator('#art').scrollIntoViewIfNeeded();
  await expect(cards(page, '#art')).toHaveCount(3);
  await expect.poll(() => screens(page)).toBeLessThanOrEqual(10);
});

test('P15 every category that an attraction has can be chosen', async ({ page }) => {
  await page.goto('/');
  const attractions = await catalogueOf(page).attractions();
  const chips = page.getByRole('group', { name: 'Category' });
  for (const category of new Set(attractions.map((item) => item.category))) {
    await chips.getByRole('button', { name: new RegExp(`^${category}$`, 'i') }).click();
    const these = attractions.filter((item) => item.category === category);
    await expect(cards(page, '#attractions')).toHaveCount(these.length);
  }
});

test('P09 P10 unfolding shows what to choose by, and a place is found in the days of a journey', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^See All Packages/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search packages' });
  await expect(search).toBeInViewport();
  await search.fill('zanzibar');
  const packages = await catalogueOf(page).packages();
  const going = packages.filter(({ name, description, location, itinerary }) =>
    [
      name,
      description,
      location,
      ...itinerary.flatMap(({ title, accommodation }) => [title, accommodation]),
    ].some((text) => text.toLowerCase().includes('zanzibar')),
  );
  expect(going.length).toBeGreaterThan(0);
  await expect(cards(page, '#packages')).toHaveCount(going.length);
});

test('P02 P03 the bar is one line on a narrow phone, signed out, in, and until that is known, in either language', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectOneLine = async (outlines = 0) => {
    for (const language of LANGUAGES) {
      await context.addCookies([{ name: 'language', value: language, url: settings.origin }]);
      await page.goto('/art');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const bar = page.getByRole('banner');
      await expect(bar.locator('.ui-skeleton')).toHaveCount(outlines);
      const parts = [
        bar.getByRole('link', { name: 'Kilele Safaris' }),
        bar.getByRole('link', { name: /^(Book Now|Weka Nafasi)$/ }),
        bar.getByRole('button', { name: /^Men[uy]/ }),
      ];
      const middles = await Promise.all(parts.map(async (part) => middle(await part.boundingBox())));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
    }
  };
  await expectOneLine();
  await signInAtOnce(page);
  await expectOneLine();
  await page.route('**/api/auth/user', () => undefined); // no answer yet
  await expectOneLine(1);
});

test('P02 B02 Book Now stands in the bar of a phone, and the total beside it in the dialog', async ({
  page,
}) => {
  await page.goto('/login');
  const card = page
    .getByRole('main')
    .getByRole('heading', { level: 1 })
    .locator('xpath=ancestor::*[contains(@class,"ui-card")][last()]');
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThan(8);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThan(PHONE.width - 8);
  await signInAtOnce(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Now' })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [name, menu] = await Promise.all(
    [page.getByRole('link', { name: 'Kilele Safaris' }), page.getByRole('button', { name: 'Menu' })].map(
      (part) => part.first().boundingBox(),
    ),
  );
  expect(Math.abs((name?.y ?? 0) - (menu?.y ?? 999))).toBeLessThan(32); // on one line
  const item = await somePackage(page);
  const dialog = await openBooking(page, item);
  const bar = dialog.locator('[data-total]');
  // in a window that ends just below the field, its error is visible all the same
  const [phone, foot] = await Promise.all(
    [fieldOf(dialog, 'customerPhone'), bar.locator('xpath=..')].map((part) => part.boundingBox()),
  );
  await page.setViewportSize({
    ...PHONE,
    height: Math.ceil((phone?.y ?? 0) + (phone?.height ?? 0) + (foot?.height ?? 0)) + 4,
  });
  await submit(dialog);
  await expectUncovered(dialog.getByRole('alert').first());
  await page.setViewportSize(PHONE);
  await fieldOf(dialog, 'preferredDate').fill(addDays(today(), 40));
  await dialog.getByRole('button', { name: 'Increase' }).click();
  await expect(bar).toHaveAttribute(
    'data-total',
    `Total $${(Number(item.price) * 2).toLocaleString('en-US')}`,
  );
  await expect(bar).toBeInViewport();
  const [total, cancel, book] = await Promise.all(
    [bar, ...['Cancel', 'Book Now'].map((name) => dialog.getByRole('button', { name, exact: true }))].map(
      (part) => part.boundingBox(),
    ),
  );
  expect((total?.y ?? 999) + (total?.height ?? 999)).toBeLessThanOrEqual(book?.y ?? 0); // in a row of its own
  expect(Math.abs(middle(cancel) - middle(book))).toBeLessThan(8); // side by side
  await expectAccessible(page);
  await expect(bookingDialog(page)).toBeVisible();
});
