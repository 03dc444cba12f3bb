import type { Booking } from '@safari/contracts';
import { expectToFit } from './support/accessibility';
import { aWish, bookingDialog, bookingsOf, fillIn, submit } from './support/booking-form';
import { first, somePackage } from './support/catalogue';
import { type Letter, lettersTo, pdfOf } from './support/mailbox';
import { office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';

/** How people type and read the amounts of one trip. The last is an invoice's, which always has decimals. */
const WRITTEN: Record<string, Record<'typed' | 'each' | 'total' | 'quote' | 'quoted' | 'due', string>> = {
  EUR: {
    typed: '1,250.50',
    each: '€1,250.50',
    total: '€3,751.50',
    quote: '990.25',
    quoted: '€990.25',
    due: '€3,751.50',
  },
  TZS: {
    typed: '12 500 000',
    each: 'TZS 12,500,000',
    total: 'TZS 37,500,000',
    quote: '9,750,000',
    quoted: 'TZS 9,750,000',
    due: 'TZS 37,500,000.00',
  },
};

const currency = process.env['E2E_CURRENCY'] ?? 'EUR';
const written = WRITTEN[currency];
if (!written) throw new Error(`how is ${currency} written?`);

/** Nothing on the screen is in dollars, except the landing page's donations (`US$`). */
async function expectNoDollars(page: Page): Promise<void> {
  const text = (await page.locator('body').innerText()).replaceAll(/US\$\d+/g, '');
  expect(text).not.toMatch(/\$|USD/);
}

async function letterAbout({ reference }: Booking, address: string, on = ''): Promise<Letter> {
  const found = async () =>
    (await lettersTo(address)).filter(
      ({ subject, text }) => subject.startsWith(on) && text.includes(reference),
    );
  await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
  return first(await found(), `letter about ${reference}`);
}

test(`a brand that sells in ${currency} says so from the shop window to the invoice`, async ({
  browser,
  page,
}) => {
  const staff = await openStaffDesk(browser, '/package-management');
  const trip = await somePackage(page);

  await test.step('staff type a price as they are used to, and read it on the card', async () => {
    await staff.getByRole('button', { name: `Edit ${trip.name}` }).click();
    const dialog = staff.getByRole('dialog', { name: 'Edit Package' });
    await dialog.getByLabel('Price per person').fill(written.typed);
    await dialog.getByRole('button', { name: 'Show Preview' }).click();
    await expect(dialog.getByText(written.each).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(notice(staff, 'Package updated successfully')).toBeVisible();
    await expect(staff.getByText(written.each).first()).toBeVisible();
    await expectNoDollars(staff);
  });

  const booking = await test.step('a visitor reads it in the shop window, and books for three', async () => {
    await signInAtOnce(page);
    await page.goto('/');
    const card = page.locator('#packages').getByRole('article').filter({ hasText: trip.name });
    await expect(card).toContainText(written.each);
    await expectNoDollars(page);
    await card.getByRole('link', { name: 'View Itinerary' }).click();
    const itinerary = page.getByRole('dialog', { name: trip.name });
    await expect(itinerary).toContainText(written.each);
    await itinerary.getByRole('button', { name: 'Book This Package Now' }).click();
    const dialog = bookingDialog(page);
    const wish = aWish({ numberOfTravelers: '3', customerEmail: `${currency.toLowerCase()}@example.com` });
    await fillIn(dialog, wish);
    await expect(dialog).toContainText(written.each);
    await expect(dialog).toContainText(written.total);
    await submit(dialog);
    await expect(notice(page, 'Booking Submitted!')).toBeVisible();
    await page.goto('/my-bookings');
    await expect(page.getByRole('article').first()).toContainText(written.total);
    await expectNoDollars(page);
    await expectToFit(page, 320);
    return first(await bookingsOf(page, wish), 'booking');
  });

  const operator = await test.step('an operator is asked, and answers with a price in it', async () => {
    const asked = await office(staff).addCapableOperator(booking);
    await office(staff).coordinate(booking, [asked.id]);
    const { text } = await letterAbout(booking, asked.contactEmail);
    const link = /http\S+\/answer\/[\w-]{43}/.exec(text)?.[0] ?? '';
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await phone.goto(link);
    await phone.getByRole('radio', { name: 'Available at a price' }).click();
    await expect(phone.getByText(`Your price (${currency})`)).toBeVisible();
    await phone.getByLabel('Your price').fill(written.quote);
    await phone.getByLabel('Your name').fill('Neema Twiga');
    await expectToFit(phone, 320);
    await phone.getByRole('button', { name: 'Send Answer' }).click();
    await expect(phone.getByText(written.quoted)).toBeVisible();
    await expectNoDollars(phone);
    return asked;
  });

  await test.step('staff read the price, confirm the operator and send the invoice', async () => {
    await staff.goto(`/bookings?chat=${booking.id}&operator=${operator.id}`);
    await expect(staff.getByRole('main')).toContainText(written.quoted);
    await staff
      .getByRole('button', { name: /^Confirm/ })
      .first()
      .click();
    await expect(notice(staff, 'Operator Confirmed')).toBeVisible();
    await expectNoDollars(staff);
    await staff.goto(`/bookings?search=${booking.reference}`);
    await expect(staff.getByRole('listitem').filter({ hasText: booking.id })).toContainText(written.total);
    await staff.getByRole('button', { name: 'Send Invoice', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: 'Send Payment Invoice' });
    await expect(dialog.getByRole('region', { name: 'Booking summary' })).toContainText(written.total);
    await expectNoDollars(staff);
    await dialog.getByRole('button', { name: 'Send Payment Invoice to 1 Recipient(s)' }).click();
    await expect(notice(staff, 'Invoice Sent Successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('letter and document ask for the whole amount', async () => {
    const letter = await letterAbout(booking, booking.customerEmail, 'Invoice');
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(plain(letter.text)).toContain(`Amount due: ${written.due}`);
    expect(plain(await pdfOf(letter))).toContain(`Amount due ${written.due}`);
  });

  await test.step('what is paid is revenue in it', async () => {
    await office(staff).move(booking, 'payment_received');
    await staff.goto('/bookings');
    await expect(staff.getByText(written.total).first()).toBeVisible();
    await expectNoDollars(staff);
  });
});
