import type { Booking } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { logOutStaff, notice, openStaffDesk, signInAtOnce, signInStaffAtOnce } from './support/people';
import { STAFF_PATHS } from './support/routes';
import { breakDown, countCalls, cutLiveStream, failFiles, gate } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { mark, phoneNumber } from './support/unique';

const finder = (page: Page) => page.getByRole('combobox', { name: 'Find a booking' });
const found = (page: Page) => page.getByRole('listbox', { name: 'Bookings found' }).getByRole('option');

async function enter(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('A01 the staff password opens the office after half a second, and a wrong one is refused in the given words', async ({
  page,
}) => {
  await page.goto('/adminlogin');
  await expect(page.getByText('Authorized personnel only', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await enter(page, 'simba-at-noon');
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(notice(page, 'Invalid password. Please try again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  await expect(page.getByLabel('Password')).toHaveValue('simba-at-noon');

  const asking = page.waitForRequest('**/api/auth/admin-login');
  const pressed = Date.now();
  await enter(page, settings.staffPassword);
  await asking;
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(500);
  await page.waitForURL('**/bookings');
  await expect(notice(page, 'Login Successful')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBe('true');
});

for (const path of STAFF_PATHS) {
  test(`A03 ${path} stands in the frame that knows where one is, keeps to WCAG 2.2 AA and to 320 px`, async ({
    page,
  }) => {
    await signInStaffAtOnce(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const here = page.getByRole('navigation', { name: 'Back office' }).locator('[aria-current=page]');
    await expect(here).toHaveAttribute('href', path);
    await expect(page.getByText('Signed in as staff')).toBeVisible();
    await expect(finder(page)).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page, 320);
    await expectAccessible(page);
  });
}

test.describe('the search of the frame', () => {
  let booking: Booking;

  test.beforeEach(async ({ page }) => {
    await signInAtOnce(page);
    booking = await aBooking(page, { customerPhone: phoneNumber() });
    await signInStaffAtOnce(page);
  });

  test('A03 finds a booking by reference, name, e-mail and telephone, from any screen, by the keyboard alone', async ({
    page,
  }) => {
    await page.goto('/operator-capabilities');
    for (const text of [booking.reference, booking.customerName, booking.customerPhone.slice(5)]) {
      await finder(page).fill(text);
      await expect(found(page).first()).toContainText(booking.reference);
      await expect(found(page).first()).toContainText(booking.customerName);
    }
    const [first, second, ...rest] = booking.customerName;
    await finder(page).fill([second, first, ...rest].join(''));
    await expect(found(page).first()).toContainText(booking.reference);
    await expect(page.getByText(/^Nothing is called “.+”\. This is what “.+” finds:$/).first()).toBeVisible();
    const customerEmail = `${mark()}@example.com`;
    for (let placed = 0; placed < 9; placed += 1) await aBooking(page, { customerEmail });
    await finder(page).fill(customerEmail);
    await expect(found(page)).toHaveCount(8);
    await expectAccessible(page);
    await expect(page.getByRole('status').filter({ hasText: '8 bookings found' })).toBeAttached();

    await test.step('arrows walk round the list, Enter opens', async () => {
      await finder(page).press('ArrowUp');
      await expect(found(page).last()).toHaveAttribute('aria-selected', 'true');
      await finder(page).press('ArrowDown');
      await expect(found(page).first()).toHaveAttribute('aria-selected', 'true');
      await finder(page).fill(booking.reference);
      await expect(found(page)).toHaveCount(1);
      await finder(page).press('Enter');
      await expect(page).toHaveURL(`/bookings?booking=${booking.id}`);
      await expect(page.getByRole('heading', { level: 1, name: booking.reference })).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(finder(page)).toHaveValue('');
    });
  });

  test('A03 says that nothing was found, that it failed, and never shows a late answer to an earlier search', async ({
    page,
  }) => {
    await cutLiveStream(page); // otherwise other tests' bookings refetch the search
    await page.goto('/operators');
    await expect(finder(page)).toBeVisible();
    await finder(page).fill('nobody of this name');
    await expect(page.getByText('No booking matches “nobody of this name”')).toBeVisible();

    const repair = await breakDown(page, '/api/bookings');
    await finder(page).fill(booking.customerPhone);
    await expect(page.getByText('The search did not work')).toBeVisible();
    await expectAccessible(page);
    await repair();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(found(page).first()).toContainText(booking.reference);

    const late = gate();
    await page.route('**/api/bookings?search=package*', async (route) => {
      await late.opened;
      await route.fulfill({ json: [{ ...booking, reference: 'KS-LATE00' }] });
    });
    const asked = page.waitForRequest('**/api/bookings?search=package*');
    await finder(page).fill('package');
    await asked;
    await expect(page.getByText('Searching…')).toBeVisible();
    await finder(page).fill(booking.reference);
    await expect(found(page)).toHaveCount(1);
    const answered = page.waitForResponse('**/api/bookings?search=package*');
    late.open();
    await answered;
    await expect(found(page)).toHaveText([new RegExp(booking.reference)]);
  });
});

test('A03 shortcuts lead everywhere, are shown by ?, are letters in a field, and can be turned off for good', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  await page.goto('/bookings');
  await expect(finder(page)).toBeVisible();
  for (const [keys, path] of [
    ['go', '/operators'],
    ['gc', '/operator-coordination'],
    ['gt', '/trip-tracking'],
    ['gk', '/operator-capabilities'],
    ['gp', '/package-management'],
    ['ga', '/attraction-management'],
    ['gu', '/guide-management'],
    ['gw', '/artwork-management'],
    ['gr', '/artist-management'],
    ['gd', '/today'],
    ['gb', '/bookings'],
  ] as const) {
    // keys pressed too slowly are no shortcut, so they are pressed again
    await expect(async () => {
      for (const key of keys) await page.keyboard.press(key);
      await expect(page).toHaveURL(path, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.keyboard.press('/');
  await expect(finder(page)).toBeFocused();
  await page.keyboard.type('go?/');
  await expect(finder(page)).toHaveValue('go?/');
  await expect(page).toHaveURL('/bookings');
  await page.keyboard.press('Escape');
  await page.getByRole('main').focus();

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(help).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('switch', { name: 'Use keyboard shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.reload();
  await expect(finder(page)).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await page.keyboard.press('?');
  // once this is answered, a shortcut would have taken effect, too
  await finder(page).fill('nobody of this name');
  await expect(page.getByText('No booking matches “nobody of this name”')).toBeVisible();
  await expect(help).toBeHidden();
  await expect(page).toHaveURL('/bookings');
  await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
  await expect(help.getByRole('switch', { name: 'Use keyboard shortcuts' })).not.toBeChecked();
});

test('A02 S10 a session ended in another tab hides the screen; signing in again there brings it back with what was typed', async ({
  page,
  context,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  await signInStaffAtOnce(page);
  await page.goto('/operators?add=true');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: false }).first().fill('Half a camp');

  const other = await context.newPage();
  await other.goto(`/bookings?booking=${booking.id}`);
  await logOutStaff(other);

  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(
    page.getByText('This area requires admin authentication. Please log in to continue.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await expectToFit(page, 320);
  await page.setViewportSize({ width: 1440, height: 900 });

  await enter(page, settings.staffPassword);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toHaveValue('Half a camp');
  await expect(other.getByRole('heading', { level: 1, name: booking.reference })).toBeVisible();
});

test('A03 S11 a screen is fetched when it is wanted; one that does not come says so, and the others work', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  const repair = await failFiles(page, /\/mfe\/admin\/.*\/trips-screen[^/]*\.js$/, 'breaks off');
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await nav.getByRole('link', { name: 'Trip Tracking' }).click();
  await expect(page.getByRole('heading', { name: 'This screen did not load' })).toBeVisible();
  await expect(finder(page)).toBeVisible();
  await expectAccessible(page);
  await nav.getByRole('link', { name: 'Operators', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Operator Network', level: 1 })).toBeVisible();
  await nav.getByRole('link', { name: 'Trip Tracking' }).click();
  repair();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Trip Tracking', level: 1 })).toBeVisible();
});

test('S11 a screen whose file hangs says so, and comes by one press when the server is well again', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  const repair = await failFiles(page, /\/mfe\/admin\/.*\/trips-screen[^/]*\.js$/, 'hangs');
  await page.goto('/trip-tracking');
  await expect(page.getByRole('heading', { name: 'This screen is taking long' })).toBeVisible();
  await finder(page).fill('typed meanwhile');
  repair();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Trip Tracking', level: 1 })).toBeVisible();
  await expect(finder(page)).toHaveValue('typed meanwhile');
});

test('A03 going from screen to screen shows no empty frame between them, and loads no file twice', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  const calls = countCalls(page);
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  const hinted = await page
    .locator('link[rel=modulepreload][href^="/mfe/admin/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  expect(hinted.filter((path) => path.includes('/frame-tools-'))).toHaveLength(1);
  for (const path of hinted) expect([path, calls(path)]).toEqual([path, 1]);
  await page.waitForLoadState('networkidle'); // the other screens have been prefetched by then
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('main h1') === null) seen.push(location.pathname);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const nav = page.getByRole('navigation', { name: 'Back office' });
  for (const name of ['Trip Tracking', 'Operators', 'Bookings']) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('A03 on a phone the menu knows where one is, and leads on', async ({ browser }) => {
  const staff = await openStaffDesk(browser, '/bookings');
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.getByRole('button', { name: 'Menu' }).click();
  const here = staff.getByRole('menuitem', { name: 'Bookings' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await staff.getByRole('menuitem', { name: 'Trip Tracking' }).click();
  await expect(staff.getByRole('heading', { name: 'Trip Tracking', level: 1 })).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`S06 at ${width} px a notification lies over the frame’s bar, and over nothing that is used next`, async ({
    browser,
  }) => {
    const staff = await openStaffDesk(browser, '/bookings');
    await staff.setViewportSize({ width, height });
    await breakDown(staff, '/api/auth/admin-logout');
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await staff.getByRole('button', { name: 'Admin Logout' }).click();
    await notice(staff, 'Logout Error').hover(); // so that it is not dismissed
    expect(await coveredByNotice(staff, '[role=combobox], main :is(a, button, input)')).toEqual([]);

    await staff.goto('/package-management?add=true');
    const dialog = staff.getByRole('dialog', { name: 'Create Package' });
    await breakDown(staff, '/api/packages');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Nothing comes of it');
    await dialog.getByLabel('Description').fill('The server is away.');
    await dialog.getByLabel('Price per person').fill('100');
    await dialog.getByRole('button', { name: 'Create Package' }).click();
    await notice(staff, 'Failed to create package').hover();
    expect(await coveredByNotice(staff, '[role=dialog] :is(a, button, input, textarea)')).toEqual([]);
  });
}

/** The controls that an open toast covers. */
const coveredByNotice = (page: Page, what: string) =>
  page
    .getByRole('region', { name: /notifications/i })
    .getByRole('listitem')
    .evaluate(async (toast, selector) => {
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
      const over = toast.getBoundingClientRect();
      return [...document.querySelectorAll(selector)]
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const [x, y] = [Math.max(left, over.left), Math.max(top, over.top)];
          const [width, height] = [Math.min(right, over.right) - x, Math.min(bottom, over.bottom) - y];
          if (width <= 0 || height <= 0) return false;
          const below = document
            .elementsFromPoint(x + width / 2, y + height / 2)
            .find((element) => !toast.contains(element));
          return control.contains(below ?? null);
        })
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    }, what);
