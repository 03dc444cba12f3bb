import { randomBytes, randomUUID } from 'node:crypto';
import { withClient } from '../local/dist/postgres/database.js';
import { bookingRequest } from './support/booking-request.mjs';
import { DESK, openBrowser } from './support/phone.mjs';
import { signIn, signInStaff } from './support/visitors.mjs';

export const title = 'Clicks';
const TEN = 10;
/** Time limit for one action on ten bookings, on a busy machine too. */
const TIMEOUT_MS = 180_000;

/**
 * How many clicks staff need to take ten bookings from request to completion, in a browser with the office's own
 * screens. Customers and operators act by API calls: their clicks do not count.
 */
export async function measure(product) {
  const browser = await openBrowser();
  try {
    const rows = [];
    for (const { what, walk, goal } of [
      { what: 'one by one', walk: oneByOne, goal: '≤ 60' },
      { what: 'together where that can be', walk: together, goal: '≤ 35' },
    ]) {
      const { clicks, keys } = await counted(browser, product, walk, TEN);
      rows.push([`ten bookings, ${what}`, String(clicks), String(keys), goal]);
    }
    return { head: ['what', 'clicks', 'keys', 'goal (clicks)'], rows };
  } finally {
    await browser.close();
  }
}

/**
 * @param walk `oneByOne` or `together`
 * @param count of bookings
 * @returns the staff's clicks and key presses
 */
export async function counted(browser, product, walk, count) {
  const desk = await openDesk(browser, product, count);
  await walk(desk);
  const used = await desk.counted();
  if (!(await desk.allCompleted())) throw new Error('not every trip was completed');
  await desk.close();
  return used;
}

/** One booking after another in the panel beside the list; `j` opens the next one. */
export async function oneByOne({ page, bookings, press, answer, tripsGoBy }) {
  await open(page, bookings[0]);
  for (const booking of bookings) {
    await shown(page, booking);
    await press(/^Ask \d+ Operators?$/);
    if (booking !== bookings.at(-1)) await page.keyboard.press('j');
  }
  for (const booking of bookings) await answer(booking);
  for (const booking of bookings.toReversed()) {
    await shown(page, booking);
    for (const step of [/^Confirm /, 'Send Invoice', 'Record Payment']) await press(step);
    if (booking !== bookings[0]) await page.keyboard.press('k');
  }
  await tripsGoBy();
  await page.reload();
  for (const booking of bookings) {
    await shown(page, booking);
    await press('Mark Completed');
    if (booking !== bookings.at(-1)) await page.keyboard.press('j');
  }
}

/** Steps that all bookings need at once are taken for all of them together. */
export async function together({ page, bookings, press, answer, tripsGoBy }) {
  const count = bookings.length;
  await page.getByRole('checkbox', { name: 'Choose all' }).click();
  await allAtOnce(page, `Ask Operators (${count})`, `Ask About ${count} `);
  for (const booking of bookings) await answer(booking);
  await allAtOnce(page, `Confirm Answers (${count})`, `Confirm ${count} `);
  await allAtOnce(page, `Send Invoices (${count})`, `Send ${count} `);
  await open(page, bookings[0]);
  for (const booking of bookings) {
    await shown(page, booking);
    await press('Record Payment');
    if (booking !== bookings.at(-1)) await page.keyboard.press('j');
  }
  await tripsGoBy();
  await page.reload();
  await page.getByRole('link', { name: 'Trip Tracking' }).click();
  await allAtOnce(page, `Complete Those That Are Over (${count})`, `Complete ${count} `);
}

/** Waits until the screen shows this as the next step of all bookings, and takes it. */
async function allAtOnce(page, action, submit) {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: submit }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' }); // closed when nothing is left to do
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

const beside = (page) => page.getByRole('complementary', { name: 'Booking beside the list' });
const open = (page, { reference }) => page.getByRole('link', { name: reference }).click();
const shown = (page, { reference }) => beside(page).getByRole('heading', { name: reference }).waitFor();

/** Creates bookings, and opens the screen that lists only these, oldest first. */
async function openDesk(browser, { origin, databases }, count) {
  const family = `Clicks ${randomBytes(4).toString('hex')}`;
  const bookings = await placed(origin, family, count);
  const context = await browser.newContext({ viewport: DESK, baseURL: origin });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const cookie = await signInStaff(origin);
  const cookies = cookie.split('; ').map((one) => one.split('='));
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  await page.addInitScript(() => {
    localStorage.setItem('adminAuthenticated', 'true');
    const count = (what) => (event) => {
      if (event.isTrusted) sessionStorage[what] = 1 + Number(sessionStorage[what] ?? 0);
    };
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
    counted: () =>
      page.evaluate(() => ({
        clicks: Number(sessionStorage.clicks ?? 0),
        keys: Number(sessionStorage.keys ?? 0),
      })),
    /** Presses a button in the panel, and waits until the next step has changed. */
    press: async (name) => {
      const button = beside(page).getByRole('button', { name }).first();
      await button.click();
      await button.waitFor({ state: 'hidden' });
    },
    /** One of the operators asked says yes. */
    answer: async ({ id }) => {
      const [letter] = await call(`/api/operator-communications?bookingId=${id}`);
      await call(`/api/operator-communications/${letter.id}/respond`, { response: 'Yes, gladly.' });
    },
    tripsGoBy: () => tripsGoBy(databases.booking, bookings),
    allCompleted: async () => {
      const now = await Promise.all(bookings.map(({ id }) => call(`/api/bookings/${id}`)));
      return now.every(({ status }) => status === 'completed');
    },
    close: () => context.close(),
  };
}

/** Sets the trips' day to yesterday: nobody can book a past day, and the benchmark cannot wait until tomorrow. */
const tripsGoBy = (url, bookings) =>
  withClient(url, async (database) => {
    const ids = bookings.map(({ id }) => id);
    await database.query('update booking set preferred_date = preferred_date - 1 where id = any($1)', [ids]);
    await database.query(
      `update trip set start_date = start_date - 1, expected_end_date = expected_end_date - 1
       where booking_id = any($1)`,
      [ids],
    );
  });

/** Places bookings for a one-day trip today, each by a new customer. */
async function placed(origin, family, count) {
  const attractions = await callsOf(origin)('/api/attractions');
  const { id, priceFrom: price } =
    attractions.find(({ duration }) => !/day|night/i.test(duration)) ?? attractions[0];
  const preferredDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10); // today at the safari
  const bookings = [];
  for (let one = 1; one <= count; one += 1) {
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

/** @returns a function that makes calls with these cookies; with a body it is a POST */
const callsOf = (origin, cookie) => async (path, body) => {
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(origin + path, {
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
