import type { Booking, BookingMessage } from '@safari/contracts';
import { aBooking } from './support/booking-form';
import { openStaffDesk, signInAtOnce, signInStaffAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';

async function openMessages(page: Page, { id }: Booking): Promise<void> {
  await page.goto(`/dashboard?tab=chat&booking=${id}`);
  await expect(page.getByRole('log')).toBeVisible();
}

/** Opens View Chat from the booking's card, which shows the number of unread messages. */
async function openCommunications(staff: Page, { reference }: Booking, unread: string): Promise<void> {
  await staff.goto(`/bookings?search=${reference}`);
  await staff.getByRole('link', { name: `View Chat ${unread}`, exact: true }).click();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message (about|to)/ }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('C04 A13 customer and staff talk about a booking, each hears the other at once, and sees what is unread', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser, `/bookings?search=${booking.reference}`);
  const message = 'Is there a hide? <img src=x onerror="document.title=1"> & two lenses';
  const answer = 'Two hides, both by the water.';

  await test.step('the customer asks, and staff see on the list that something waits', async () => {
    await expect(staff.getByRole('link', { name: 'View Chat', exact: true })).toBeVisible();
    await openMessages(page, booking);
    await write(page, message);
    await expect(said(page, message)).toBeVisible();
    await expect(staff.getByRole('link', { name: 'View Chat 1 unread message', exact: true })).toBeVisible();
  });

  await test.step('staff read it in View Chat as the text it is, and the customer sees that they did', async () => {
    await staff.getByRole('link', { name: 'View Chat 1 unread message', exact: true }).click();
    await expect(
      staff.getByRole('button', { name: `Customer: ${booking.customerName}`, exact: true }),
    ).toHaveAttribute('aria-current', 'true');
    await expect(said(staff, message)).toBeVisible();
    await expect(page.getByRole('log').getByText('Seen', { exact: true })).toBeVisible();
  });

  await test.step('staff answer while the customer looks elsewhere: the tab counts it', async () => {
    await page.getByRole('tab', { name: 'Payments' }).click();
    await write(staff, answer);
    const tab = page.getByRole('tab', { name: 'Chat & Support 1', exact: true });
    await expect(tab).toBeVisible();
    await tab.click();
    await expect(said(page, answer)).toBeVisible();
    await expect(page).toHaveURL(`/dashboard?tab=chat&booking=${booking.id}`);
  });

  await test.step('once it was seen nothing waits any more, here and there', async () => {
    await expect(page.getByRole('tab', { name: 'Chat & Support', exact: true })).toBeVisible();
    await expect(staff.getByRole('log').getByText('Seen', { exact: true })).toBeVisible();
    await write(staff, 'Karibu!');
    await expect(said(page, 'Karibu!')).toBeVisible();
  });
});

test('C04 a message whose answer was lost has arrived once it is among the messages', async ({ page }) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  await openMessages(page, booking);
  const messages = (url: URL) => url.pathname === `/api/bookings/${booking.id}/messages`;
  await page.route(messages, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await write(page, 'Is there a hide?');
  await expect(said(page, 'Is there a hide?')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Message about/ })).toHaveValue('');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('C04 a message that could not be sent stays, is sent by trying again, and arrives once', async ({
  page,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  await openMessages(page, booking);
  const messages = (url: URL) => url.pathname === `/api/bookings/${booking.id}/messages`;
  let tries = 0;
  await page.route(messages, async (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: [] }); // the page does not see it in the list either
    if (tries++ > 0) return route.fallback();
    await route.fetch(); // the message arrives, but its answer is lost
    return route.abort();
  });
  await write(page, 'Shall we bring boots?');
  await expect(page.getByRole('alert')).toContainText('We do not know whether this has arrived');
  await expect(page.getByRole('textbox', { name: /^Message about/ })).toHaveValue('Shall we bring boots?');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: /^Message about/ })).toHaveValue('');
  await page.unroute(messages);
  await page.reload();
  await expect(said(page, 'Shall we bring boots?')).toHaveCount(1);
});

test('C04 somebody signed in as customer and as staff speaks for the side whose screen it is', async ({
  page,
}) => {
  await signInAtOnce(page);
  await signInStaffAtOnce(page);
  const booking = await aBooking(page);
  await openMessages(page, booking);
  await write(page, 'Asked by the customer');
  await expect(said(page, 'Asked by the customer')).toBeVisible();
  await openCommunications(page, booking, '1 unread message');
  await expect(said(page, 'Asked by the customer')).toBeVisible();
  await write(page, 'Answered by staff');
  await expect(said(page, 'Answered by staff')).toBeVisible();
  await openMessages(page, booking);
  await expect(said(page, 'Answered by staff')).toBeVisible();
  const messages = await page.request.get(`/api/bookings/${booking.id}/messages`);
  expect(((await messages.json()) as BookingMessage[]).map(({ author }) => author)).toEqual([
    'staff',
    'customer',
  ]);
});
