import { randomBytes, randomUUID } from 'node:crypto';
import { withClient } from '../local/dist/postgres/database.js';
import { bookingRequest } from './support/booking-request.mjs';
import { DESK, openBrowser } from './support/phone.mjs';
import { signIn, signInStaff } from './support/visitors.mjs';

export const title = 'Clicks';
const TEN = 10;
/** For what is done to ten bookings one after the other, on a busy machine too. */
const TIMEOUT_MS = 180_000;

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
      const { clicks, keys } = await counted(browser, product, walk, TEN);
      rows.push([`ten bookings, ${what}`, String(clicks), String(keys), goal]);
    }
    return { head: ['what', 'clicks', 'keys', 'goal (clicks)'], rows };
  } finally {
    await browser.close();
  }
}

/**
 * @param walk one of `oneByOne` and `together`
 * @param count of bookings
 * @returns the clicks and keys of staff
 */
export async function counted(browser, product, walk, count) {
  const desk = await openDesk(browser, product, count);
  await walk(desk);
  const used = await desk.counted();
  if (!(await desk.allCompleted())) throw new Error('not every trip was completed');
  await desk.close();
  return used;
}

/** All that a booking needs stands beside the list; `j` goes to the next one. */
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

/** What the bookings have in common is one step for all of them. */
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

/** Waits until the screen has heard that it is the next step of all of them. */
async function allAtOnce(page, action, submit) {
  await page.getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: submit }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' }); // nothing is left to do
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await dialog.waitFor({ state: 'hidden' });
}

const beside = (page) => page.getByRole('complementary', { name: 'Booking beside the list' });
const open = (page, { reference }) => page.getByRole('link', { name: reference }).click();
const shown = (page, { reference }) => beside(page).getByRole('heading', { name: reference }).waitFor();

/** New bookings and the screen that lists them alone, the oldest first. */
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
    tripsGoBy: () => tripsGoBy(databases.booking, bookings),
    allCompleted: async () => {
      const now = await Promise.all(bookings.map(({ id }) => call(`/api/bookings/${id}`)));
      return now.every(({ status }) => status === 'completed');
    },
    close: () => context.close(),
  };
}

/** Their day is yesterday: nobody can book for a day that is over, and nothing here waits until tomorrow. */
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

/** Of a day's trip, today, each by a customer of its own. */
async function placed(origin, family, count) {
  const attractions = await callsOf(origin)('/api/attractions');
  const { id, priceFrom: price } =
    attractions.find(({ duration }) => !/day|night/i.test(duration)) ?? attractions[0];
  const preferredDate = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10); // at the safari
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
