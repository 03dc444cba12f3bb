import { readFile } from 'node:fs/promises';
import {
  addDays,
  type Booking,
  ERASED_CUSTOMER,
  type Operator,
  type Package,
  type PrivacyFile,
  today,
  totalPrice,
} from '@safari/contracts';
import { expectAccessible } from './support/accessibility';
import { openStaffDesk, signInAtProvider } from './support/people';
import { settings } from './support/settings';
import { type Browser, expect, type Page, test } from './support/story';
import { tracesOf } from './support/traces';
import { mark, phoneNumber } from './support/unique';

const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** Somebody whose name, address, telephone number and words stand nowhere else. */
async function aPerson(page: Page) {
  const name = `Zawadi ${mark()}`;
  const { email } = await signInAtProvider(page.request, { name });
  const word = `hammock-${mark()}`;
  const phone = phoneNumber();
  return { name, email, phone, word, words: [name, email, phone, word] };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const calls = ({ request }: Page) => ({
  get: async <T>(url: string) => (await (await request.get(url)).json()) as T,
  send: async <T>(method: 'POST' | 'PUT', url: string, data: object) => {
    const answer = await request.fetch(url, { method, data, headers: { origin: settings.origin } });
    expect(answer.ok(), `${method} ${url}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as T;
  },
});

async function book(page: Page, { name, email, phone, word }: Person): Promise<Booking> {
  const { get, send } = calls(page);
  const [pack] = await get<Package[]>('/api/packages');
  if (!pack) throw new Error('there is no package');
  return send<Booking>('POST', '/api/bookings', {
    bookingType: 'package',
    itemId: pack.id,
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    numberOfTravelers: 2,
    preferredDate: addDays(today(), 50),
    specialRequests: `A ${word} for ${name}`,
    totalPrice: totalPrice(pack.price, 2, 'USD'),
  });
}

/** An operator is asked and assigned, and the invoice sent. */
async function agree(browser: Browser, { id, itemId }: Booking, { name, email }: Person): Promise<Page> {
  const desk = await openStaffDesk(browser);
  const { get, send } = calls(desk);
  const [operator] = await get<Operator[]>(`/api/capable-operators?capabilityType=package&itemId=${itemId}`);
  if (!operator) throw new Error('there is no capable operator');
  await send('POST', `/api/bookings/${id}/coordinate`, { operatorIds: [operator.id] });
  await send('POST', '/api/operator-communications', {
    bookingId: id,
    operatorId: operator.id,
    subject: `About ${name}`,
    message: `${name} can be reached at ${email}.`,
  });
  await send('POST', `/api/bookings/${id}/assign-operator`, { operatorId: operator.id });
  await send('POST', '/api/send-invoice', { bookingId: id, emails: [email] });
  return desk;
}

async function travel(desk: Page, customer: Page, { id }: Booking, { name, word }: Person): Promise<void> {
  const staff = calls(desk);
  await calls(customer).send('POST', `/api/bookings/${id}/messages`, { text: `Is there a ${word}?` });
  await staff.send('POST', `/api/bookings/${id}/messages`, { text: `There is, ${name}.` });
  await staff.send('PUT', `/api/bookings/${id}/status`, { status: 'paid' });
  await staff.send('POST', '/api/trip-updates', {
    bookingId: id,
    updateType: 'milestone',
    title: `${name} has arrived`,
    description: '',
    location: 'Arusha',
    dayNumber: 1,
    isVisible: true,
  });
  await staff.send('PUT', `/api/bookings/${id}/status`, { status: 'completed' });
  await calls(customer).send('POST', '/api/customer-reviews', {
    bookingId: id,
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
    await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible({
      timeout: 60_000,
    });
    await page.screenshot({ path: testInfo.outputPath(`erased-${size}.png`) });

    expect(await tracesOf(person.words)).toEqual(['booking.invoice']);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    const kept = await calls(desk).get<Booking>(`/api/bookings/${booking.id}`);
    expect(kept.customerName).toBe(ERASED_CUSTOMER);

    const again = await signInAtProvider(page.request, { name: person.name });
    expect(again.email).toBe(person.email);
    expect(await calls(page).get('/api/user/bookings')).toEqual([]);
  });
}
