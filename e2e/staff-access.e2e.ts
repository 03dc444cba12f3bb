import { signInStaffAtOnce } from './support/people';
import { expect, test } from './support/story';

test('A21 S10 the flag in local storage opens no screen: the first refused call takes it away', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
});

test('A02 Admin Logout ends the session on the server and removes the flag, in every tab', async ({
  page,
  context,
}) => {
  await signInStaffAtOnce(page);
  await page.goto('/bookings');
  const other = await context.newPage();
  await other.goto('/operators');
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  const cookies = await context.cookies();

  await page.getByRole('button', { name: 'Admin Logout' }).click();
  await expect(other.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  // A former session id is worthless, even if somebody kept it.
  await context.addCookies(cookies);
  expect((await page.request.get('/api/operators')).status()).toBe(401);
});
