import { packagePath } from '@safari/contracts';
import { aWish, bookingDialog, fieldOf, fillIn, openBooking } from './support/booking-form';
import { somePackage } from './support/catalogue';
import { notice, signInAtOnce } from './support/people';
import { expect, type Locator, type Page, test } from './support/story';

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, presses = 40): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < presses; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const focusIsInside = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate((element) => element.contains(document.activeElement));

test('P02 P14 B02 B05 a package is booked by keyboard alone, from the skip link to the notice', async ({
  page,
}) => {
  await signInAtOnce(page);
  const item = await somePackage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Safari Packages' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.goto('/');
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packages' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#packages')).toBeFocused();

  const card = page
    .locator('#packages')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: item.name, exact: true }) });
  const viewItinerary = card.getByRole('link', { name: 'View Itinerary' });
  await tabTo(page, viewItinerary);
  await page.keyboard.press('Enter');
  const itinerary = page.getByRole('dialog', { name: item.name });
  await expect(itinerary).toBeVisible();
  await tabTo(page, itinerary.getByRole('button', { name: 'Book This Package Now' }));
  await page.keyboard.press('Enter');

  const dialog = bookingDialog(page);
  const wish = aWish();
  for (const [name, text] of Object.entries({ ...wish, preferredDate: '' })) {
    const field = fieldOf(dialog, name as keyof typeof wish);
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+a');
    if (text) await page.keyboard.type(text);
    else await field.fill(wish.preferredDate); // the native date picker has its own keys
  }
  await tabTo(page, dialog.getByRole('button', { name: 'Book Now', exact: true }));
  const announced = page.locator('[role=status][aria-live]').filter({ hasText: 'Booking Submitted!' });
  const heard = announced.waitFor({ state: 'attached' });
  await page.keyboard.press('Enter');
  await heard;
  await expect(notice(page, 'Booking Submitted!')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('P14 P17 B02 every dialog keeps the focus inside, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await signInAtOnce(page);
  await page.goto('/');
  for (const [section, button] of [
    ['#packages', 'View Itinerary'],
    ['#attractions', 'View Details'],
    ['#packages', 'Book This Package'],
  ] as const) {
    const opener = page.locator(section).getByRole('link', { name: button }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => focusIsInside(dialog)).toBe(true);
    const stops = await dialog.locator('a, button, input, textarea, select').count();
    for (let pressed = 0; pressed < stops + 2; pressed += 1) {
      await page.keyboard.press('Tab');
      expect(await focusIsInside(dialog)).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await focusIsInside(dialog)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('P18 a dialog that took the place of another one gives the focus back to where the first was opened', async ({
  page,
}) => {
  await page.goto('/');
  const attraction = page
    .locator('#attractions')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Serengeti Plains' }) })
    .or(page.locator('#attractions').getByRole('article'))
    .first();
  const opener = attraction.getByRole('link', { name: 'View Details' });
  await opener.click();
  await page.getByRole('dialog').getByRole('button', { name: 'View Itinerary' }).first().click();
  await expect(page.getByRole('dialog').getByText('Small Groups, Max 12 people')).toBeVisible();
  await page.keyboard.press('Escape'); // back to the attraction
  await expect(page.getByRole('dialog').getByText('Best time', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('B03 faults move the focus from one faulty field to the next until there is none', async ({ page }) => {
  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  await fillIn(dialog, { customerName: '', customerEmail: 'x', customerPhone: '', preferredDate: '' });
  const wish = aWish();
  for (const name of ['customerName', 'customerEmail', 'customerPhone', 'preferredDate'] as const) {
    await fieldOf(dialog, 'specialRequests').focus();
    await fieldOf(dialog, 'customerName').press('Enter');
    await expect(fieldOf(dialog, name)).toBeFocused();
    await expect(fieldOf(dialog, name)).toHaveAccessibleDescription(/\S/);
    await fieldOf(dialog, name).fill(wish[name]);
  }
});

test('S01 after a navigation the focus is at the new screen, whose title is in the tab', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveTitle(/Local Art Gallery/);
});

/** Tabs through the page from its top; returns the elements that were mostly covered by the bar while focused. */
async function coveredStops(page: Page, bar: Locator): Promise<string[]> {
  const covered: string[] = [];
  // other packages load near the end of the page, and move what is below them
  await page.locator('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  await expect(page.getByRole('link', { name: 'Book This Package' }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop = await bar.evaluate((element) => {
      const focused = document.activeElement ?? document.body;
      const { top, height } = focused.getBoundingClientRect();
      const isUnder = element.getBoundingClientRect().top < top + height / 2;
      return {
        isLast: focused === document.body,
        isCovered: getComputedStyle(element).position === 'fixed' && isUnder && !element.contains(focused),
        text: focused.textContent,
      };
    });
    if (stop.isLast) return covered;
    if (stop.isCovered) covered.push(stop.text);
  }
  throw new Error('the page has no end');
}

test('the bar of a page on a phone covers nothing that has the focus, and gives way where the window is low', async ({
  page,
}) => {
  const address = packagePath(await somePackage(page));
  const bar = page.locator('[data-booking-bar]');
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(address);
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await coveredStops(page, bar)).toEqual([]);
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(address);
  await expect(bar).not.toBeInViewport();
  expect(await coveredStops(page, bar)).toEqual([]);
});
