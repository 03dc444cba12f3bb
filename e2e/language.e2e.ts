import { choose } from './support/choices';
import { signInStaffAtOnce } from './support/people';
import { settings } from './support/settings';
import { expect, test } from './support/story';

test('a visitor reads the public side in Swahili, and it stays so', async ({ page }) => {
  await page.goto('/art');
  await expect(page.getByRole('heading', { name: 'Local Art Gallery', level: 1 })).toBeVisible();
  await choose(page, 'Language', 'Kiswahili');
  await expect(page.getByRole('heading', { name: 'Sanaa za Hapa Nyumbani', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Weka Nafasi', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vifurushi vya Safari' })).toBeVisible();
  await choose(page, 'Lugha', 'English');
  await expect(page.getByRole('heading', { name: 'Safari Packages' })).toBeVisible();
});

test('on a phone the other language is one press away in the menu of the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/packages/1');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Kiswahili' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { name: 'Siku kwa siku', exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Menyu' }).click();
  await expect(page.getByRole('menuitem', { name: 'English' })).toBeVisible();
});

test('O03 the operator portal shows what is sold in the language of its reader', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  await page.goto('/operator-portal');
  await expect(page.getByRole('checkbox', { name: 'Mzunguko wa Kaskazini' })).toBeVisible();
});

test('the office works in English whatever language its browser reads, and the public side is as it was', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'sw', url: settings.origin }]);
  await signInStaffAtOnce(page);
  await page.goto('/today');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Admin Logout' })).toBeVisible();
  await expect(page.getByText(/ ago$/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('heading', { name: 'Vifurushi vya Safari' })).toBeVisible();
});
