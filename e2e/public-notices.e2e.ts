import { listen } from './support/announcements';
import { choice } from './support/choices';
import { notice, signInAtOnce } from './support/people';
import { answerWith } from './support/server-answers';
import { expect, type Page, test } from './support/story';

const region = (page: Page) => page.getByRole('region', { name: /notifications/i });
const toasts = (page: Page) => region(page).getByRole('listitem');

/** A page in which the returned function raises a toast with that text. */
async function raiser(page: Page): Promise<(detail: string) => Promise<void>> {
  await page.goto('/loginu1');
  await page.getByLabel('Username').fill('nobody');
  await page.getByLabel('Password').fill('nothing');
  return async (detail) => {
    const restore = await answerWith(page, '/api/auth/simple-login', {
      status: 401,
      json: { status: 401, title: 'Unauthorized', detail, code: 'unauthorized' },
    });
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(notice(page, detail)).toBeVisible();
    await restore();
  };
}

test('S06 one toast stands at a time, is announced, and goes after 5000 ms', async ({ page }) => {
  const heard = await listen(page);
  await page.clock.install();
  const raise = await raiser(page);
  await raise('The first');
  await expect(toasts(page)).toHaveCount(1);
  await expect.poll(async () => (await heard()).join()).toMatch(/Login Failed.*The first/s);
  // retried, since the clock can only be moved forward
  await expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))).toPass();
  await raise('The second');
  await expect(toasts(page)).toHaveCount(1);
  await expect(notice(page, 'The first')).toHaveCount(0);
  // a closing toast fades out first
  await page.clock.runFor(4_900);
  expect(await toasts(page).getAttribute('data-state')).toBe('open');
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('S06 a toast goes by its button or a swipe of 50 px to the right, not by less; F8 brings the focus to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const raise = await raiser(page);
  await raise('Swipe me');
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('no toast');
  expect(box.width).toBeLessThanOrEqual(420);
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    for (let moved = 8; moved < distance; moved += 8)
      await page.mouse.move(box.x + 40 + moved, box.y + box.height / 2);
    await page.mouse.move(box.x + 40 + distance, box.y + box.height / 2);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(notice(page, 'Swipe me')).toBeVisible();
  await expect.poll(async () => (await toasts(page).boundingBox())?.x, 'it is back in its place').toBe(box.x);
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0);

  await raise('Close me');
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('S07 in a menu typed letters find an entry, and 1000 ms later begin a new word', async ({ page }) => {
  await signInAtOnce(page);
  const { name } = (await (await page.request.get('/api/auth/user')).json()) as { name: string };
  await page.clock.install();
  await page.goto('/art');
  await page.getByRole('banner').getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const bookings = page.getByRole('menuitem', { name: 'My Bookings' });
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(bookings).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const type = async (letter: string) => {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  };
  await type('l');
  await expect(logout).toBeFocused();
  await type('m');
  await expect(logout).toBeFocused();
  await page.clock.runFor(1_000);
  await type('m');
  await expect(bookings).toBeFocused();
});

test('S07 on a closed list typed letters choose an option, and 1000 ms later begin a new word', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/?packages=all');
  const order = choice(page, 'Sort by');
  await expect(order).toHaveText('Featured');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await order.focus();
  const type = async (letter: string) => {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  };
  await type('d');
  await expect(order).toHaveText(/^Duration/);
  await type('n');
  await expect(order).toHaveText(/^Duration/);
  await page.clock.runFor(1_000);
  await type('n');
  await expect(order).toHaveText(/^Name/);
});
