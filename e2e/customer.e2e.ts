import type { Booking } from '@safari/contracts';
import { aBooking } from './support/booking-form';
import { dollars } from './support/catalogue';
import { office } from './support/office';
import { chooseAccount, notice, openStaffDesk, signIn, signInAtOnce } from './support/people';
import { answerWith } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';

const cardOf = (page: Page, { reference }: Booking) =>
  page.getByRole('article').filter({ hasText: reference });

test('C01 Continue with Google sends the whole browser to /auth/google, and back to where it was meant to go', async ({
  page,
}) => {
  await page.goto('/login?returnTo=%2Fart');
  const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/google');
  await page.getByRole('button', { name: 'Continue with Google', exact: true }).click();
  expect((await left).isNavigationRequest()).toBe(true);
  await chooseAccount(page, 'Grace Wanderer');
  await expect(page).toHaveURL('/art');
});

test('C01 sign-in never leads to another site, however it is asked to', async ({ page }) => {
  for (const [index, returnTo] of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
  ].entries()) {
    if (index === 0) await signIn(page, 'Grace Wanderer');
    await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page).toHaveURL('/');
  }
});

test('C02 the development login shows its credentials, wants both fields, and leads home', async ({
  page,
}) => {
  await page.goto('/loginu1');
  const credentials = (await (await page.request.get('/api/auth/dev')).json()) as Record<string, string>;
  for (const text of Object.values(credentials))
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  const [username, password] = [page.getByLabel('Username'), page.getByLabel('Password')];
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(username).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await username.fill(credentials['username'] ?? '');
  await login.click();
  await expect(password).toBeFocused();
  await password.fill(credentials['password'] ?? '');
  await login.click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(200);
});

test('C02 a refused development login says Login Failed with the server’s message, or Invalid credentials', async ({
  page,
}) => {
  await page.goto('/loginu1');
  await page.getByLabel('Username').fill('traveller');
  await page.getByLabel('Password').fill('not this');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const refused = page.waitForResponse('**/api/auth/simple-login');
  await login.click();
  const { detail } = (await (await refused).json()) as { detail: string };
  await expect(notice(page, 'Login Failed')).toBeVisible();
  await expect(notice(page, detail)).toBeVisible();
  const notices = page.getByRole('region', { name: /notifications/i });
  for (const answer of [{ status: 500, body: '' }, { json: { success: false } }]) {
    const restore = await answerWith(page, '/api/auth/simple-login', answer);
    await login.click();
    await notice(page, 'Invalid credentials').hover(); // so that it stays
    await restore();
    await notices.getByRole('button', { name: 'Close' }).click();
    await expect(notices.getByRole('listitem')).toHaveCount(0);
  }
  await expect(page).toHaveURL('/loginu1');
});

test('C03 a visitor who opens their bookings signs in first and then sees them', async ({ page }) => {
  for (const path of ['/my-bookings', '/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooseAccount(page, 'Grace Wanderer');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Bookings', level: 1 })).toBeVisible();
});

test('C03 a booking card tells all that was written down, and View Details shows it in a browser alert', async ({
  page,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  await page.goto('/my-bookings');
  const card = cardOf(page, booking);
  const date = (day: string) =>
    new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  for (const text of [
    booking.itemName,
    'Safari package',
    'Pending',
    date(booking.preferredDate),
    '2 guests',
    dollars(booking.totalPrice),
    booking.id,
    booking.customerName,
    booking.customerEmail,
    booking.customerPhone,
    booking.specialRequests,
  ])
    await expect(card).toContainText(text);
  await expect(card.locator(`time[datetime="${booking.createdAt}"]`)).toBeVisible();

  const alerted = page.waitForEvent('dialog');
  const pressed = card.getByRole('button', { name: 'View Details' }).click();
  const alert = await alerted;
  expect(alert.type()).toBe('alert');
  for (const text of [booking.itemName, booking.id, booking.customerName, dollars(booking.totalPrice)])
    expect(alert.message()).toContain(text);
  await alert.accept();
  await pressed;
});

test('C04 the dashboard has four tabs, and Contact Operator on confirmed bookings alone', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const pending = await aBooking(page);
  const desk = office(await openStaffDesk(browser));
  const { booking: confirmed, operator } = await desk.assignSomebody(await aBooking(page));
  await page.goto('/dashboard');
  await expect(page.getByRole('tab')).toHaveText(['My Bookings', 'Chat & Support', 'Payments', 'My Reviews']);
  await expect(cardOf(page, pending)).toBeVisible();
  const contact = (booking: Booking) => cardOf(page, booking).getByText('Contact Operator', { exact: true });
  await expect(contact(pending)).toHaveCount(0);
  await contact(confirmed).click();
  await expect(page.getByRole('tab', { name: 'Chat & Support' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText(operator.name);
  for (const name of ['Payments', 'My Reviews']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('C03 on a phone Back closes a change or a cancellation, and Forward opens it as it was written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAtOnce(page);
  const booking = await aBooking(page);
  for (const [address, card] of [
    ['/my-bookings', cardOf(page, booking)],
    ['/dashboard', cardOf(page, booking)],
  ] as const) {
    await page.goto(address);
    for (const step of ['Change', 'Cancel']) {
      await card.getByRole('button', { name: `${step} Booking: ${booking.itemName}` }).click();
      const dialog = page.getByRole('dialog', { name: new RegExp(`^${step} `) });
      await dialog.getByLabel(/^Why/).fill('My aunt comes along.');
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(address);
      await page.goForward();
      await expect(dialog.getByLabel(/^Why/)).toHaveValue('My aunt comes along.');
      await page.goBack();
    }
  }
});

test('C05 a customer sees and changes only their own bookings, whatever they ask for', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const other = await (await browser.newContext()).newPage();
  await signInAtOnce(other);
  const list = (await (await other.request.get('/api/user/bookings')).json()) as Booking[];
  expect(list.map(({ id }) => id)).not.toContain(booking.id);
  const asks = [
    `/api/user/bookings?customerId=${booking.id}&email=${booking.customerEmail}`,
    `/api/bookings/${booking.id}`,
    `/api/bookings/${booking.id}/money`,
    `/api/bookings/${booking.id}/messages`,
    `/api/trip-status/${booking.id}`,
    `/api/trip-updates?bookingId=${booking.id}`,
    `/api/customer-reviews?bookingId=${booking.id}`,
  ];
  for (const path of asks) {
    const answer = await other.request.get(path);
    expect(await answer.text(), path).not.toContain(booking.customerName);
    if (!path.startsWith('/api/user')) expect(answer.status(), path).toBeGreaterThanOrEqual(400);
  }
  const review = { bookingId: booking.id, overallRating: 1, title: 'Not mine', reviewText: 'x' };
  const posted = await other.request.post('/api/customer-reviews', {
    headers: { origin: settings.origin },
    data: review,
  });
  expect(posted.status()).toBeGreaterThanOrEqual(400);
  await other.context().clearCookies();
  expect((await other.request.get('/api/user/bookings')).status()).toBe(401);
});
