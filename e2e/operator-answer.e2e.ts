import type { AvailabilityRequest, Booking, Operator } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { lettersTo } from './support/mailbox';
import { office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { breakDown } from './support/server-answers';
import { settings } from './support/settings';
import { type Browser, expect, type Page, test } from './support/story';

const anOperator = (
  staff: Page,
  booking: Booking,
  integrationMethod: Operator['integrationMethod'] = 'email',
): Promise<Operator> =>
  office(staff).addCapableOperator(booking, { integrationMethod, rating: 4.5, commissionRate: 12 });

/** The letters to the operator about this booking; other tests may write to the same operator. */
const lettersAbout = async ({ reference }: Booking, { contactEmail }: Operator) =>
  (await lettersTo(contactEmail)).filter(({ text }) => text.includes(reference));

/** The link in the newest letter about the booking, once it has arrived. */
async function linkFor(booking: Booking, operator: Operator): Promise<string> {
  const found = async () =>
    /http\S+\/answer\/[\w-]{43}/.exec((await lettersAbout(booking, operator))[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(found).not.toBe('');
  return found();
}

/** Opens the link in a browser without a session. */
async function openAsOperator(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await page.goto(link);
  return page;
}

const requestOf = async (staff: Page, { id }: Booking, operator: Operator) => {
  const answer = await staff.request.get(`/api/availability-requests?bookingId=${id}`);
  const requests = (await answer.json()) as AvailabilityRequest[];
  return requests.find(({ operatorId }) => operatorId === operator.id);
};
const offers = (staff: Page) => staff.getByRole('region', { name: 'Answers Side by Side' });
const availabilityRequest = (staff: Page) => staff.getByRole('region', { name: 'Availability request' });

test('A11 A13 an operator answers the letter without an account; staff see and compare it at once', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  const [first, second] = [await anOperator(staff, booking), await anOperator(staff, booking)];

  await test.step('staff coordinate and stay on the booking’s communications', async () => {
    await office(staff).coordinate(booking, [first.id, second.id]);
    await staff.goto(`/bookings?chat=${booking.id}&operator=${first.id}`);
    await expect(availabilityRequest(staff)).toContainText('Open');
    await expect(offers(staff)).toHaveCount(0);
  });

  const operator = await openAsOperator(browser, await linkFor(booking, first));

  await test.step('the page tells what is asked, and nothing of the traveler', async () => {
    await expect(operator.getByRole('heading', { level: 1, name: booking.itemName })).toBeVisible();
    await expect(operator.getByText(booking.reference, { exact: true })).toBeVisible();
    await expect(operator.getByText(/^\w+ \d+, \d{4} to \w+ \d+, \d{4} \(\d+ days\)$/)).toBeVisible();
    const text = await operator.locator('main').innerText();
    for (const secret of [booking.customerName, booking.customerEmail, booking.customerPhone]) {
      expect(text).not.toContain(secret);
    }
    await expectAccessible(operator);
  });

  await test.step('opening it, as mail scanners do, has answered nothing', async () => {
    expect((await requestOf(staff, booking, first))?.answerState).toBe('open');
  });

  await test.step('faults are told beside the fields, and what was typed outlives a failure and a reload', async () => {
    await operator.getByRole('button', { name: 'Send Answer' }).click();
    await expect(operator.getByText('Choose an answer')).toBeVisible();
    await expect(operator.getByText('Enter your name', { exact: true })).toBeVisible();
    await operator.getByRole('radio', { name: 'Available at a price' }).click();
    await operator.getByLabel('Your price').fill('1,240.50');
    await operator.getByLabel('Note').fill('Half board, held for a week');
    await operator.getByLabel('Your name').fill('Neema Twiga');
    const mend = await breakDown(
      operator,
      new URL(operator.url()).pathname.replace('/answer', '/api/operator-answers'),
    );
    await operator.getByRole('button', { name: 'Send Answer' }).click();
    await expect(operator.getByRole('alert')).toContainText('We do not know whether this has arrived');
    await mend();
    await operator.reload();
    await expect(operator.getByLabel('Your price')).toHaveValue('1,240.50');
    await expectAccessible(operator);
  });

  await test.step('the answer arrives, and the page says thanks', async () => {
    await operator.getByRole('button', { name: 'Send Answer' }).click();
    const thanks = operator.getByRole('heading', { name: 'Asante sana, your answer has arrived' });
    await expect(thanks).toBeFocused();
    await expect(operator.getByText('$1,240.50')).toBeVisible();
    await expectAccessible(operator);
  });

  await test.step('staff’s open screen shows it without a reload', async () => {
    await expect(availabilityRequest(staff)).toContainText('Answered');
    await expect(availabilityRequest(staff)).toContainText('Quoted $1,240.50');
    await expect(staff.getByRole('log')).toContainText('Half board, held for a week');
    await expect(offers(staff).getByRole('row', { name: first.name })).toContainText('Neema Twiga');
  });

  await test.step('a second answer stands beside it, the lower price first and marked', async () => {
    const other = await openAsOperator(browser, await linkFor(booking, second));
    await other.getByRole('radio', { name: 'Available at a price' }).click();
    await other.getByLabel('Your price').fill('990');
    await other.getByLabel('Your name').fill('Juma Mlima');
    await other.getByRole('button', { name: 'Send Answer' }).click();
    await expect(other.getByText('Asante sana, your answer has arrived')).toBeVisible();
    await other.context().close();
    const rows = offers(staff)
      .getByRole('row')
      .filter({ has: staff.getByRole('cell') });
    await expect(rows.nth(0)).toContainText(second.name);
    await expect(rows.nth(0)).toContainText('Lowest');
    await expect(rows.nth(1)).toContainText(first.name);
    await expect(offers(staff).getByText('Lowest')).toHaveCount(1);
    await expectAccessible(staff);
  });

  await test.step('the link is used up: it shows the answer and takes no other', async () => {
    await operator.reload();
    await expect(operator.getByText('This request has been answered')).toBeVisible();
    await expect(operator.getByRole('radio')).toHaveCount(0);
    await expectToFit(operator, 320);
  });

  await test.step('staff confirm the one they choose from the comparison', async () => {
    await offers(staff)
      .getByRole('button', { name: `Confirm ${second.name}` })
      .click();
    await expect(notice(staff, 'Operator Confirmed')).toBeVisible();
    await expect(offers(staff).getByRole('row', { name: second.name })).toContainText('Assigned');
  });

  await test.step('the booking’s history tells who was asked and who said what', async () => {
    await staff.goto(`/bookings?booking=${booking.id}`);
    await staff.getByRole('tab', { name: 'History' }).click();
    const entries = staff.getByRole('tabpanel', { name: 'History' }).getByRole('listitem');
    await expect(entries.filter({ hasText: /^.*Asked / })).toContainText([
      `${first.name} and ${second.name} for availability`,
    ]);
    await expect(entries.filter({ hasText: first.name }).filter({ hasText: '$1,240.50' })).toHaveCount(1);
    await expect(entries.filter({ hasText: second.name }).filter({ hasText: '$990' })).toHaveCount(1);
    await expect(entries.filter({ hasText: `Assigned the operator ${second.name}` })).toHaveCount(1);
  });
});

test('A13 A16 staff hand over a fresh link, revoke one, and close a request', async ({ page, browser }) => {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  const staff = await openStaffDesk(browser);
  const byMail = await anOperator(staff, booking);
  const byPhone = await anOperator(staff, booking, 'manual');
  await office(staff).coordinate(booking, [byMail.id, byPhone.id]);
  const sent = await linkFor(booking, byMail);

  const act = async ({ name }: Operator, item: string) => {
    await availabilityRequest(staff)
      .getByRole('button', { name: `Request to ${name}` })
      .click();
    await staff.getByRole('menuitem', { name: item }).click();
  };

  await test.step('an operator who is told by telephone gets a link from staff', async () => {
    await staff.goto(`/bookings?chat=${booking.id}&operator=${byPhone.id}`);
    await act(byPhone, 'Copy Link');
    const dialog = staff.getByRole('dialog', { name: `A link for ${byPhone.name}` });
    await dialog.getByRole('button', { name: 'Make New Link' }).click();
    const link = await dialog.getByLabel('Link').inputValue();
    expect(new URL(link).origin).toBe(settings.origin);
    await dialog.getByRole('button', { name: 'Done' }).click();
    const operator = await openAsOperator(browser, link);
    await operator.getByRole('radio', { name: 'Available', exact: true }).click();
    await operator.getByLabel('Your name').fill('Rehema Nyota');
    await operator.getByRole('button', { name: 'Send Answer' }).click();
    await expect(operator.getByText('Asante sana, your answer has arrived')).toBeVisible();
    await operator.context().close();
    await expect(availabilityRequest(staff)).toContainText('Confirmed');
  });

  await test.step('a revoked link says so, and shows nothing of the trip', async () => {
    // by the booking's address, since other tests' bookings push it out of the list
    await staff.goto(`/bookings?chat=${booking.id}&operator=${byMail.id}`);
    await act(byMail, 'Revoke');
    await staff
      .getByRole('alertdialog', { name: `Revoke the link of ${byMail.name}?` })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expect(notice(staff, 'Link revoked')).toBeVisible();
    const operator = await openAsOperator(browser, sent);
    await expect(operator.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
    await expect(operator.getByText(booking.reference)).toHaveCount(0);
    await expectAccessible(operator);
    await operator.context().close();
  });

  await test.step('asked again, the operator has a new link; an answer that comes after the closing is kept', async () => {
    const again = await office(staff).coordinate(booking, [byMail.id]);
    expect(again.alreadyAsked).toEqual([]);
    await expect.poll(async () => (await lettersAbout(booking, byMail)).length).toBe(2);
    const operator = await openAsOperator(browser, await linkFor(booking, byMail));
    await operator.getByRole('radio', { name: 'Not available' }).click();
    await operator.getByLabel('Your name').fill('Baraka Pori');
    await staff.goto(`/bookings?chat=${booking.id}&operator=${byMail.id}`);
    await availabilityRequest(staff)
      .getByRole('button', { name: `Request to ${byMail.name}` })
      .click();
    await staff.getByRole('menuitem', { name: 'Close' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect(availabilityRequest(staff)).toContainText('Closed');
    await operator.getByRole('button', { name: 'Send Answer' }).click();
    await expect(operator.getByText('We no longer need an answer')).toBeVisible();
    await expectAccessible(operator);
    await operator.context().close();
    expect(await requestOf(staff, booking, byMail)).toMatchObject({
      answerState: 'closed',
      requestStatus: 'unavailable',
      answeredBy: 'Baraka Pori',
    });
  });
});

test('letters and screens fit a telephone, whatever was written or pasted without a space', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const booking = await aBooking(page, {
    customerName: 'Twiga'.repeat(20),
    specialRequests: `As here: https://maps.example.com/${'x'.repeat(300)}`,
  });
  const staff = await openStaffDesk(browser);
  const operator = await anOperator(staff, booking);
  await office(staff).coordinate(booking, [operator.id]);
  await linkFor(booking, operator);
  const theirs = async () =>
    (await lettersTo(booking.customerEmail)).filter(({ text }) => text.includes(booking.reference));
  await expect.poll(theirs).not.toEqual([]);
  const letters = [...(await lettersAbout(booking, operator)), ...(await theirs())];
  const reader = await browser.newPage();
  for (const { html } of letters) {
    await reader.setContent(html);
    await expectToFit(reader, 390);
  }
  expect(letters.map(({ text }) => text).join()).toContain('x'.repeat(300));
  await reader.close();
  for (const address of [
    '/operator-coordination',
    `/bookings?booking=${booking.id}`,
    `/bookings?chat=${booking.id}&operator=${operator.id}`,
  ]) {
    await staff.goto(address);
    await expect(staff.getByText(/x{20}/).first()).toBeAttached();
    await expectToFit(staff, 390);
  }
  await page.goto(`/dashboard?booking=${booking.id}`);
  await expect(page.getByText(booking.reference).first()).toBeVisible();
  await expectToFit(page, 390);
});

test('a link that nobody gave out leads nowhere, in English and in Swahili', async ({ page }) => {
  await page.goto(`/answer/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'We do not know this link' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectToFit(page, 320);
  await page.evaluate(() => {
    document.cookie = 'language=sw; Path=/';
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hatukijui kiungo hiki' })).toBeVisible();
  await expectAccessible(page);
});
