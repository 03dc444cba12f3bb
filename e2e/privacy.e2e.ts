import { readFile } from 'node:fs/promises';
import { type Booking, ERASED_CUSTOMER, type PrivacyFile } from '@safari/contracts';
import { expectAccessible } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { callsOf, office } from './support/office';
import { openStaffDesk, signInAtProvider } from './support/people';
import { type Browser, expect, type Page, test } from './support/story';
import { tracesOf } from './support/traces';
import { mark, phoneNumber } from './support/unique';

const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** A customer whose name, address, telephone number and words are unique. */
async function aPerson(page: Page) {
  const name = `Zawadi ${mark()}`;
  const { email } = await signInAtProvider(page.request, { name });
  const word = `hammock-${mark()}`;
  const phone = phoneNumber();
  return { name, email, phone, word, words: [name, email, phone, word] };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const book = (page: Page, { name, email, phone, word }: Person): Promise<Booking> =>
  aBooking(page, {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    specialRequests: `A ${word} for ${name}`,
  });

/** Asks and assigns an operator, and sends the invoice. */
async function agree(browser: Browser, booking: Booking, { name, email }: Person): Promise<Page> {
  const desk = await openStaffDesk(browser);
  const { addCapableOperator, assign, coordinate } = office(desk);
  const { post } = callsOf(desk);
  const operator = await addCapableOperator(booking);
  await coordinate(booking, [operator.id]);
  await post('/api/operator-communications', {
    bookingId: booking.id,
    operatorId: operator.id,
    subject: `About ${name}`,
    message: `${name} can be reached at ${email}.`,
  });
  await assign(booking, operator);
  await post('/api/send-invoice', { bookingId: booking.id, emails: [email] });
  return desk;
}

async function travel(desk: Page, customer: Page, booking: Booking, { name, word }: Person): Promise<void> {
  const { id: bookingId } = booking;
  const [staff, traveler, { move }] = [callsOf(desk), callsOf(customer), office(desk)];
  await traveler.post(`/api/bookings/${bookingId}/messages`, { text: `Is there a ${word}?` });
  await staff.post(`/api/bookings/${bookingId}/messages`, { text: `There is, ${name}.` });
  await move(booking, 'paid');
  await staff.post('/api/trip-updates', {
    bookingId,
    updateType: 'milestone',
    title: `${name} has arrived`,
    description: '',
    location: 'Arusha',
    dayNumber: 1,
    isVisible: true,
  });
  await move(booking, 'completed');
  await traveler.post('/api/customer-reviews', {
    bookingId,
    overallRating: 5,
    title: `The ${word} was there`,
    reviewText: `Yours, ${name}`,
    highlights: [],
    recommendations: '',
    wouldRecommend: true,
  });
}

for (const { name: size, width, height } of WIDTHS) {
  test(`a customer saves everything, erases it, and is found nowhere but on the invoice (${size})`, async ({
    page,
    browser,
  }, testInfo) => {
    await page.setViewportSize({ width, height });
    const person = await aPerson(page);
    const booking = await book(page, person);
    const desk = await agree(browser, booking, person);

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Erase My Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(`(${booking.reference})`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Erase for Ever' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await travel(desk, page, booking, person);
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    await page.getByRole('heading', { name: 'Your data' }).scrollIntoViewIfNeeded();
    await page.screenshot({ path: testInfo.outputPath(`your-data-${size}.png`) });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save My Data' }).click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as PrivacyFile;
    expect(file.account).toMatchObject({ name: person.name, email: person.email });
    expect(file.bookings).toMatchObject([
      { booking: { id: booking.id }, messages: [{}, {}], reviews: [{}], tripUpdates: [{}], invoices: [{}] },
    ]);
    expect(JSON.stringify(file.operators)).toContain(person.word);

    await page.getByRole('button', { name: 'Erase My Account' }).click();
    await expect(dialog.getByText(`for ${booking.reference}`)).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`erase-${size}.png`) });
    await expectAccessible(page);
    await dialog.getByLabel(/^Type /).fill(person.email);
    expect((await tracesOf(person.words)).length).toBeGreaterThan(10);
    await dialog.getByRole('button', { name: 'Erase for Ever' }).click();
    await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath(`erased-${size}.png`) });

    expect(await tracesOf(person.words)).toEqual(['booking.invoice']);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    const kept = await office(desk).booking(booking);
    expect(kept.customerName).toBe(ERASED_CUSTOMER);
    await desk.goto(`/bookings?search=${booking.reference}`);
    await expect(desk.getByText(ERASED_CUSTOMER)).toBeVisible();
    await expectAccessible(desk);

    const again = await signInAtProvider(page.request, { name: person.name });
    expect(again.email).toBe(person.email);
    expect(await callsOf(page).get('/api/user/bookings')).toEqual([]);
  });
}
