import { expect, type Page, test } from '@playwright/test';
import { signInAtOnce, signInStaffAtOnce } from './support/people';
import { settings } from './support/settings';

const BOOKING = '00000000-0000-7000-8000-000000000000';

/** Every call of the staff side, as the office's table names them. */
const STAFF_CALLS = [
  ['GET', '/api/bookings'],
  ['GET', '/api/bookings/summary'],
  ['GET', '/api/bookings/export'],
  ['GET', `/api/bookings/${BOOKING}/history`],
  ['PUT', `/api/bookings/${BOOKING}/status`],
  ['POST', `/api/bookings/${BOOKING}/coordinate`],
  ['POST', `/api/bookings/${BOOKING}/assign-operator`],
  ['GET', '/api/capable-operators?capabilityType=package&itemId=1'],
  ['POST', '/api/send-invoice'],
  ['GET', '/api/operators'],
  ['POST', '/api/operators'],
  ['PUT', '/api/operators/1'],
  ['DELETE', '/api/operators/1'],
  ['GET', '/api/operators/1/capabilities'],
  ['POST', '/api/operators/1/capabilities'],
  ['GET', '/api/operator-communications'],
  ['POST', '/api/operator-communications'],
  ['POST', '/api/operator-communications/1/respond'],
  ['GET', '/api/availability-requests'],
  ['POST', '/api/availability-requests/1/link'],
  ['POST', '/api/availability-requests/1/close'],
  ['POST', '/api/availability-requests/1/revoke'],
  ['GET', '/api/trip-active'],
  ['PUT', `/api/trip-status/${BOOKING}`],
  ['POST', '/api/trip-updates'],
  ['POST', '/api/packages'],
  ['PUT', '/api/packages/1'],
  ['DELETE', '/api/packages/1'],
  ['PUT', '/api/packages/1/display-order'],
  ['POST', '/api/attractions'],
  ['PUT', '/api/attractions/1'],
  ['DELETE', '/api/attractions/1'],
  ['POST', '/api/pictures'],
] as const;

/** How each of them answers whoever the page's browser is. */
async function statuses(page: Page): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [method, path] of STAFF_CALLS) {
    const answer = await page.request.fetch(path, {
      method,
      headers: { origin: settings.origin },
      ...(method !== 'GET' && { data: {} }),
    });
    answers[`${method} ${path}`] = answer.status();
  }
  return answers;
}

const all = (status: number): Record<string, number> =>
  Object.fromEntries(STAFF_CALLS.map(([method, path]) => [`${method} ${path}`, status]));

test('A21 every staff call is refused to a stranger (401) and to a customer (403), by the server', async ({
  page,
}) => {
  expect(await statuses(page)).toEqual(all(401));
  await signInAtOnce(page);
  expect(await statuses(page)).toEqual(all(403));
});

test('A21 S10 the flag in local storage opens no screen: the first refused call takes it away', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'true'));
  await page.goto('/bookings');
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
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
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
  // The id that was valid is worth nothing, even where somebody kept it.
  await context.addCookies(cookies);
  expect((await page.request.get('/api/operators')).status()).toBe(401);
});
