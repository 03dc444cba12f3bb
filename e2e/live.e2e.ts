import type { BrowserContext, Request } from '@playwright/test';
import type { Booking } from '@safari/contracts';
import { aBooking } from './support/booking-form';
import { office } from './support/office';
import { openStaffDesk, signInAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';

/** One more than a browser's connections to one host over HTTP/1.1. */
const MANY = 7;

const cardOf = (page: Page, { reference }: Booking) =>
  page.getByRole('article').filter({ hasText: reference });

/** Counts the open live streams of this browser's pages, from now on. */
function openStreams(context: BrowserContext): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') open.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    context.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

/** Hides or shows the tab for its page; a headless browser treats all tabs as visible. */
async function turn(tab: Page, visibility: DocumentVisibilityState): Promise<void> {
  await tab.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test.describe('the tabs of one browser', () => {
  let booking: Booking;
  let tabs: Page[];
  let streams: () => number;
  const expectEverywhere = async (status: string, where = tabs) => {
    for (const tab of where) await expect(cardOf(tab, booking)).toContainText(status);
  };

  test.beforeEach(async ({ page, context }) => {
    await signInAtOnce(page);
    booking = await aBooking(page);
    streams = openStreams(context);
    tabs = [page];
    while (tabs.length < MANY) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.goto('/my-bookings');
      await expect(cardOf(tab, booking)).toContainText('Pending');
    }
  });

  test('the seventh opens like the first: all hear by one stream, and still do when the first is closed', async ({
    browser,
  }) => {
    await expect.poll(streams).toBe(1);
    const staff = office(await openStaffDesk(browser));
    await staff.assignSomebody(booking);
    await expectEverywhere('Confirmed');

    const leader = tabs.shift();
    const handedOver = tabs[0]
      ?.context()
      .waitForEvent('request', (request) => request.url().includes('/api/live'));
    await leader?.close();
    await staff.move(booking, 'payment_received'); // perhaps before anybody is listening
    await handedOver;
    await expectEverywhere('Payment received');
    expect(streams()).toBe(1);
  });

  test('hidden ones hold no stream, and show what they missed when somebody looks again', async ({
    browser,
  }) => {
    await expect.poll(streams).toBe(1);
    const [first, second, ...others] = tabs as [Page, Page, ...Page[]];
    for (const tab of [first, ...others]) await turn(tab, 'hidden');
    const staff = office(await openStaffDesk(browser));
    await staff.assignSomebody(booking);
    await expectEverywhere('Confirmed', [second]);
    expect(streams()).toBe(1);
    await turn(second, 'hidden');
    await expect.poll(streams).toBe(0);
    await staff.move(booking, 'payment_received');
    for (const tab of tabs) await turn(tab, 'visible');
    await expectEverywhere('Payment received');
    expect(streams()).toBe(1);
  });
});
