import { expectAccessible, expectReadableTwiceAsLarge, expectToFit } from './support/accessibility';
import { aBooking, bookingDialog, submit } from './support/booking-form';
import { catalogueOf, first, somePackage } from './support/catalogue';
import { choice } from './support/choices';
import { notice, signInAtOnce } from './support/people';
import { answerWith, breakDown, holdBack } from './support/server-answers';
import { expect, type Locator, type Page, test } from './support/story';

// without animations
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Scene {
  name: string;
  address: string;
  signedIn?: true;
  /** Brings the screen into the state to be tested, and waits for it. */
  until: (page: Page) => Promise<unknown>;
  before?: (page: Page) => Promise<unknown>;
}

const heading = (name?: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, ...(name && { name }) })).toBeVisible();
const dialogOpen = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();
const failed = (page: Page) => expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
const cards = (page: Page) => expect(page.getByRole('article').first()).toBeVisible();

const SCENES: Scene[] = [
  {
    name: 'the whole landing page',
    address: '/?packages=all',
    until: (page) => expect(page.locator('#art').getByRole('article')).toHaveCount(3),
  },
  {
    name: 'the landing page while it loads',
    address: '/',
    before: (page) => holdBack(page, '/api/guides'),
    until: (page) => expect(page.getByText('Loading your dream safari...')).toBeVisible(),
  },
  {
    name: 'the landing page that failed',
    address: '/',
    before: (page) => breakDown(page, '/api/packages'),
    until: failed,
  },
  {
    name: 'the landing page without anything to sell',
    address: '/',
    before: async (page) => {
      for (const path of ['/api/packages', '/api/attractions', '/api/artworks'])
        await answerWith(page, path, { json: [] });
    },
    until: (page) => expect(page.getByText('New journeys are being drawn up')).toBeVisible(),
  },
  { name: 'an itinerary', address: '/?package=ID', until: dialogOpen },
  { name: 'an attraction', address: '/?attraction=1', until: dialogOpen },
  { name: 'a package that is gone', address: '/?package=999999', until: dialogOpen },
  {
    name: 'the booking form with its faults',
    address: '/?book=package:ID',
    signedIn: true,
    until: async (page) => {
      await submit(bookingDialog(page));
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'the customer’s menu',
    address: '/art',
    signedIn: true,
    until: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /\w+/ }).first().click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  { name: 'the gallery', address: '/art', until: cards },
  {
    name: 'the gallery that failed',
    address: '/art',
    before: (page) => breakDown(page, '/api/artworks'),
    until: failed,
  },
  {
    name: 'the gallery without artworks',
    address: '/art',
    before: (page) => answerWith(page, '/api/artworks', { json: [] }),
    until: (page) => expect(page.getByText('The walls are empty for the moment')).toBeVisible(),
  },
  { name: 'an artwork', address: '/art/1', until: heading() },
  { name: 'an artwork that is missing', address: '/art/red', until: heading('Artwork Not Found') },
  { name: 'an artist', address: '/artist/ARTIST', until: cards },
  { name: 'an artist who is missing', address: '/artist/Nobody', until: heading('Artist Not Found') },
  { name: 'the operator portal', address: '/operator-portal', until: cards },
  {
    name: 'a bid',
    address: '/operator-portal?tab=attractions',
    until: async (page) => {
      await page
        .getByRole('button', { name: /^Place Bid/ })
        .first()
        .click();
      await dialogOpen(page);
    },
  },
  { name: 'the sign-in', address: '/login?problem=failed', until: heading() },
  {
    name: 'the development sign-in with a toast',
    address: '/loginu1',
    until: async (page) => {
      await answerWith(page, '/api/auth/simple-login', { status: 500, body: '' });
      await page.getByLabel('Username').fill('a');
      await page.getByLabel('Password').fill('b');
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(notice(page, 'Login Failed')).toBeVisible();
    },
  },
  { name: 'a page that is not there', address: '/nowhere', until: heading('404 Page Not Found') },
  { name: 'a restricted page', address: '/bookings', until: heading('Access Restricted') },
  { name: 'my bookings', address: '/my-bookings', signedIn: true, until: cards },
  { name: 'the dashboard', address: '/dashboard', signedIn: true, until: cards },
  {
    name: 'my bookings that failed',
    address: '/my-bookings',
    signedIn: true,
    before: (page) => breakDown(page, '/api/user/bookings'),
    until: failed,
  },
  {
    name: 'my bookings before the first',
    address: '/dashboard',
    signedIn: true,
    before: (page) => answerWith(page, '/api/user/bookings', { json: [] }),
    until: (page) => expect(page.getByText('Your first trip begins here')).toBeVisible(),
  },
];

async function signInWithOneBooking(page: Page): Promise<void> {
  await signInAtOnce(page);
  await aBooking(page);
}

for (const { name, address, signedIn, before, until } of SCENES) {
  test(`${name} shuts nobody out (WCAG 2.2 AA), and stays within a window of 320 px`, async ({ page }) => {
    const item = await somePackage(page);
    if (signedIn) await signInWithOneBooking(page);
    await before?.(page);
    const { artist } = first(await catalogueOf(page).artworks(), 'artwork');
    await page.goto(address.replace('ID', String(item.id)).replace('ARTIST', encodeURIComponent(artist)));
    await until(page);
    await expectAccessible(page);
    await expectToFit(page, 320);
  });
}

const READ_LARGE = [
  'the whole landing page',
  'an itinerary',
  'the booking form with its faults',
  'my bookings',
  'the dashboard',
  'the gallery',
  'an artwork',
  'the operator portal',
];
for (const { name, address, signedIn, before, until } of SCENES.filter((scene) =>
  READ_LARGE.includes(scene.name),
)) {
  test(`${name} can be read in twice the size, on a desk and on a phone`, async ({ page }) => {
    const item = await somePackage(page);
    if (signedIn) await signInWithOneBooking(page);
    await before?.(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address.replace('ID', String(item.id)));
      await until(page);
      await expectReadableTwiceAsLarge(page, width);
    }
  });
}

test('a list to choose from and boxes to tick shut nobody out, and a thumb meets each of them', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await phone.newPage();
  await page.goto('/operator-portal');
  await cards(page);
  const tall = (target: Locator) =>
    expect.poll(async () => (await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await tall(choice(page, 'Location'));
  await tall(page.locator('label:has([role=checkbox])').first());
  await choice(page, 'Location').tap();
  await tall(page.getByRole('option').nth(1));
  await expectToFit(page, 390);
  // while a list is open, the page behind it is inert
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(choice(page, 'Location')).toBeFocused();
  await expectAccessible(page);
});

test('a row of tabs too long for a phone shows the selected one, and the page stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithOneBooking(page);
  await page.goto('/dashboard?tab=reviews');
  await expect(page.getByRole('tab', { name: 'My Reviews' })).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('tab', { name: 'My Reviews' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'My Bookings'],
    ['End', 'My Reviews'],
    ['ArrowLeft', 'Payments'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('the small top bar’s menu shuts nobody out, and the small screen’s dialogs and tabs neither', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInWithOneBooking(page);
  await page.goto('/dashboard');
  for (const name of ['Chat & Support', 'Payments', 'My Reviews']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Contact' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/#packages');
  await page.getByRole('link', { name: 'View Itinerary' }).first().click();
  await dialogOpen(page);
  await expectAccessible(page);
  await expectToFit(page, 320);
});
