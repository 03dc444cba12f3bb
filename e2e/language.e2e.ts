import { choose } from './support/choices';
import { expect, test } from './support/story';

test('a visitor reads the public side in Swahili, and it stays so', async ({ page }) => {
  await page.goto('/art');
  await expect(page.getByRole('heading', { name: 'Local Art Gallery', level: 1 })).toBeVisible();
  await choose(page, 'Language', 'Kiswahili');
  await expect(page.getByRole('heading', { name: 'Sanaa za Hapa Nyumbani', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Weka Nafasi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vifurushi vya Safari' })).toBeVisible();
  await choose(page, 'Lugha', 'English');
  await expect(page.getByRole('heading', { name: 'Safari Packages' })).toBeVisible();
});
