import { randomBytes, randomUUID } from 'node:crypto';
import { bookingRequest } from './support/booking-request.mjs';
import { openBrowser } from './support/phone.mjs';
import { signIn, signInStaff } from './support/visitors.mjs';

export const title = 'Clicks';
const BOOKINGS = 10;
const DESK = { width: 1440, height: 900 };

/**
 * How often staff click to take ten bookings from their request to their completion, in a browser at the office's own
 * screens. Customers book and operators answer by the calls themselves: those are other people's clicks.
 */
export async function measure(product) {
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const { what, walk, goal } of [
      { what: 'one by one', walk: oneByOne, goal: '≤ 60' },
      { what: 'together where that can be', walk: together, goal: '≤ 35' },
    ]) {
      const desk = await openDesk(browser, product);
      await walk(desk);
      const { clicks, keys } = await desk.counted();
      if (!(await desk.allCompleted())) throw new Error(`${what}: not every trip was completed`);
      rows.push([`ten bookings, ${what}`, String(clicks), String(keys), goal]);
    }
    return { head: ['what', 'clicks', 'keys', 'goal (clicks)'], rows };
  } finally {
    await browser.close();
  }
}

/** All that a booking needs stands beside the list; `j` goes to the next one. */
async function oneByOne({ page, bookings, press, answer }) {
  await open(page, bookings[0]);
  for (const booking of bookings) {
    await shown(page, booking);
    await press(/^Ask \d+ Operators?$/);
    if (booking !== bookings.at(-1)) await page.keyboard.press('j');
  }
  for (const booking of bookings) await answer(booking);
  for (const booking of bookings.toReversed()) {
    await shown(page, booking);
    await press(/^Confirm /);
    await finish(press, 'Send Invoice');
    if (booking !== bookings[0]) await page.keyboard.press('k');
  }
}

/** What ten bookings have in common is one step for all of them. */
async function together({ page, bookings, press, answer }) {
  await page.getByRole('checkbox', { name: 'Choose all' }).click();
  await allAtOnce(page, 'Ask Operators', 'Ask About');
  for (const booking of bookings) await answer(booking);
  await allAtOnce(page, 'Confirm Answers', 'Confirm');
  await allAtOnce(page, 'Send Invoices', 'Send');
  await open(page, bookings[0]);
  for (const booking of bookings) {
    await shown(page, booking);
    await finish(press);
    if (booking !== bookings.at(-1)) await page.keyboard.press('j');
  }
}

async function finish(press, ...first) {
  for (const step of [...first, 'Record Payment', 'Mark Completed']) await press(step);
}

/** Waits until the screen has heard that it is the next step of all ten. */
async function allAtOnce(page, action, submit) {
  await page.getByRole('button', { name: `${action} (${BOOKINGS})` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `${submit} ${BOOKINGS} ` }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' }); // nothing is left to do
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

const beside = (page) => page.getByRole('complementary', { name: 'Booking beside the list' });
const open = (page, { reference }) => page.getByRole('link', { name: reference }).click();
const shown = (page, { reference }) => beside(page).getByRole('heading', { name: reference }).waitFor();

/** Ten new bookings and the screen that lists them alone, the oldest first. */
async function openDesk(browser, { origin }) {
  const family = `Clicks ${randomBytes(4).toString('hex')}`;
  const bookings = await placed(origin, family);
  const context = await browser.newContext({ viewport: DESK, baseURL: origin });
  const page = await context.newPage();
  const cookie = await signInStaff(origin);
  const cookies = cookie.split('; ').map((one) => one.split('='));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  await page.addInitScript(() => {
    localStorage.setItem('adminAuthenticated', 'true');
    window.counted = { clicks: 0, keys: 0 };
    const count = (what) => (event) => event.isTrusted && (window.counted[what] += 1);
    addEventListener('pointerdown', count('clicks'), true);
    addEventListener('keydown', count('keys'), true);
  });
  const list = new URLSearchParams({ search: family, sort: 'oldest', layout: 'table' });
  await page.goto(`/bookings?${list}`);
  await page.getByRole('link', { name: bookings.at(-1).reference }).waitFor();
  const call = callsOf(origin, cookie);
  return {
    page,
    bookings,
    counted: () => page.evaluate(() => window.counted),
    /** A press beside the list; it is over when the next step is another. */
    press: async (name) => {
      const button = beside(page).getByRole('button', { name }).first();
      await button.click();
      await button.waitFor({ state: 'hidden' });
    },
    /** One of those who were asked says yes. */
    answer: async ({ id }) => {
      const [letter] = await call(`/api/operator-communications?bookingId=${id}`);
      await call(`/api/operator-communications/${letter.id}/respond`, { response: 'Yes, gladly.' });
    },
    allCompleted: async () => {
      const now = await Promise.all(bookings.map(({ id }) => call(`/api/bookings/${id}`)));
      return now.every(({ status }) => status === 'completed');
    },
  };
}

/** Of a day's trip, today, each by a customer of its own. */
async function placed(origin, family) {
  const attractions = await callsOf(origin)('/api/attractions');
  const { id, priceFrom: price } =
    attractions.find(({ duration }) => !/day|night/i.test(duration)) ?? attractions[0];
  const preferredDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10); // at the safari
  const bookings = [];
  for (let one = 1; one <= BOOKINGS; one += 1) {
    const call = callsOf(origin, await signIn(origin, `${family} ${one}`));
    bookings.push(
      await call(
        '/api/bookings',
        bookingRequest(
          { id, price },
          { bookingType: 'attraction', customerName: `${family} ${one}`, preferredDate },
        ),
      ),
    );
  }
  return bookings;
}

/** @returns a call as whoever has these cookies; with a body it is a POST */
const callsOf = (origin, cookie) => async (path, body) => {
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(origin + path, {
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
