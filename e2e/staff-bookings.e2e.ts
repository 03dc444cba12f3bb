import { readFile } from 'node:fs/promises';
import type { Booking, BookingSummary } from '@safari/contracts';
import { expectAccessible, expectToFit, expectUncovered } from './support/accessibility';
import { aBooking, aWish } from './support/booking-form';
import { dollars } from './support/catalogue';
import { choice, choose } from './support/choices';
import { lettersTo } from './support/mailbox';
import { office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { STAFF_PATHS } from './support/routes';
import { answerWith, breakDown, cutLiveStream, holdBack, tellTime } from './support/server-answers';
import { type Browser, expect, type Locator, type Page, test } from './support/story';
import { mark } from './support/unique';

const HOUR = 3_600_000;

async function open(
  page: Page,
  browser: Browser,
  address?: (booking: Booking) => string,
): Promise<{ booking: Booking; staff: Page }> {
  await signInAtOnce(page);
  const booking = await aBooking(page);
  return { booking, staff: await openStaffDesk(browser, address?.(booking)) };
}

const cardOf = (staff: Page, { id }: Booking): Locator => staff.getByRole('listitem').filter({ hasText: id });

const alone = ({ reference }: Booking) => `/bookings?search=${reference}`;

test('A03 A04 the dashboard has the way home, every staff page, four totals, and a count on every tab', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser, '/bookings');
  await expect(staff.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const nav = staff.getByRole('navigation', { name: 'Back office' });
  for (const path of STAFF_PATHS) await expect(nav.locator(`a[href="${path}"]`)).toBeVisible();
  const totals = staff.getByRole('region', { name: 'Totals' });
  // others book meanwhile, so screen and server are compared at one moment
  await expect(async () => {
    const summary = (await (await staff.request.get('/api/bookings/summary')).json()) as BookingSummary;
    for (const [label, value] of [
      ['Total Bookings', summary.total.toLocaleString('en-US')],
      ['Package Bookings', summary.packages.toLocaleString('en-US')],
      ['Attraction Bookings', summary.attractions.toLocaleString('en-US')],
      ['Total Revenue', dollars(summary.revenue)],
    ] as const) {
      expect(await totals.getByText(label, { exact: true }).locator('..').innerText()).toContain(value);
    }
    for (const [name, tab] of [
      ['All', 'all'],
      ['Pending', 'pending'],
      ['Confirmed', 'confirmed'],
      ['Paid', 'paid'],
      ['Completed', 'completed'],
    ] as const) {
      const counted = staff.getByRole('tab', { name: `${name} ${summary.tabs[tab]}`, exact: true });
      expect(await counted.isVisible(), `${name} ${summary.tabs[tab]}`).toBe(true);
    }
  }).toPass();
});

test('A05 a card says everything about its booking', async ({ page, browser }) => {
  const { booking, staff } = await open(page, browser, alone);
  const card = cardOf(staff, booking);
  for (const text of [
    booking.reference,
    `Item #${booking.itemId}`,
    'Package',
    'PENDING',
    dollars(booking.totalPrice),
    booking.customerName,
    booking.customerEmail,
    booking.customerPhone,
    '2 travelers',
    `${dollars(booking.unitPrice)} per person`,
    booking.specialRequests,
    'Booked ',
  ]) {
    await expect(card).toContainText(text);
  }
  const id = await card.getByText(booking.id, { exact: true }).boundingBox();
  expect(id?.width, 'the id can be read').toBeGreaterThan(100);
});

test('A04 A06 A08 a booking’s buttons and badge follow its way, live on a desk that nobody touches', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, alone);
  const colleague = await openStaffDesk(browser);
  const card = cardOf(staff, booking);
  const offers = async (badge: string, ...buttons: string[]) => {
    await expect(card.getByText(badge, { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveText(buttons);
    await expect(card.getByRole('link', { name: 'View Chat' })).toBeVisible();
  };
  await offers('PENDING', 'Select Operators');
  const { operator } = await office(colleague).assignSomebody(booking);
  await offers('CONFIRMED', 'Send Invoice');
  await expect(card).toContainText(operator.name);
  await office(colleague).move(booking, 'payment_received');
  await offers('PAID', 'Mark Completed');
  // An equal-looking card may have an old version, which the server would refuse.
  const heard = staff.waitForResponse(
    async (answer) =>
      new URL(answer.url()).pathname === '/api/bookings' &&
      answer.ok() &&
      ((await answer.json()) as Booking[]).some(({ id, status }) => id === booking.id && status === 'paid'),
  );
  await office(colleague).move(booking, 'paid');
  await heard;
  await offers('PAID', 'Mark Completed');

  await test.step('completing that fails says so', async () => {
    const repair = await answerWith(staff, `/api/bookings/${booking.id}/status`, { status: 503, body: '' });
    await card.getByRole('button', { name: 'Mark Completed' }).click();
    await staff.getByRole('button', { name: 'Complete Now' }).click();
    await expect(notice(staff, 'Error')).toBeVisible();
    await expect(notice(staff, 'Failed to mark booking as completed. Please try again.')).toBeVisible();
    await repair();
  });
  await card.getByRole('button', { name: 'Mark Completed' }).click();
  await staff.getByRole('button', { name: 'Complete Now' }).click();
  await expect(notice(staff, 'Booking Completed')).toBeVisible();
  await offers('COMPLETED');
});

test('A08 who acts on a booking that a colleague has changed is refused, and told what it has become', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser);
  await office(staff).assignSomebody(booking);
  await office(staff).move(booking, 'payment_received');
  await cutLiveStream(staff);
  await staff.goto(`/bookings?booking=${booking.id}`);
  await expect(staff.getByRole('button', { name: 'Mark Completed' })).toBeVisible();
  const colleague = await openStaffDesk(browser);
  await office(colleague).move(booking, 'paid');
  const complete = async () => {
    await staff.getByRole('button', { name: 'Mark Completed' }).click();
    await staff.getByRole('button', { name: 'Complete Now' }).click();
  };
  const seenAgain = staff.waitForResponse(`**/api/bookings/${booking.id}`);
  await complete();
  await expect(
    notice(staff, `Somebody changed ${booking.reference} meanwhile: it is PAID now.`),
  ).toBeVisible();
  await seenAgain;
  await complete();
  await expect(staff.getByText('COMPLETED', { exact: true })).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Mark Completed' })).toBeHidden();
});

test('A07 bookings that do not load say so, and can be asked for again', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  await cutLiveStream(staff); // otherwise other tests' bookings refetch the list
  const repair = await breakDown(staff, '/api/bookings');
  await staff.goto('/bookings');
  await expect(staff.getByText('Error Loading Bookings', { exact: true })).toBeVisible();
  await expectAccessible(staff);
  await repair();
  await staff.getByRole('button', { name: 'Try Again' }).click();
  await expect(staff.getByRole('link', { name: 'View Chat' }).first()).toBeVisible();
});

test('A09 the panel of a booking leads back to the list as it was, and tells who did what, live', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, alone);
  await cardOf(staff, booking).getByRole('link', { name: booking.reference }).click();
  await expect(staff.getByRole('heading', { level: 1, name: booking.reference })).toBeVisible();
  await expect(staff.getByRole('tab')).toHaveText([
    'Overview',
    'Chat',
    'Payment',
    'Trip Tracking',
    'Reviews',
    'History',
  ]);

  await staff.getByRole('tab', { name: 'History' }).click();
  const entries = staff.getByRole('tabpanel').getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('Made the booking');
  await expect(entries.first()).toContainText('(Customer)');
  const { operator } = await office(staff).assignSomebody(booking);
  await office(staff).move(booking, 'payment_received');
  const entry = (hasText: string) => entries.filter({ hasText });
  await expect(entry('Changed the status from Confirmed to Payment received')).toContainText('Staff');
  await expect(entry(`Assigned the operator ${operator.name}`)).toContainText('Staff');
  await expect(entry(`Closed the request to ${operator.name}`)).toContainText('By itself');
  await expectAccessible(staff);

  await staff.getByRole('link', { name: 'Back to Bookings' }).click();
  await expect(staff).toHaveURL(`/bookings?search=${booking.reference}`);
  await staff.goto('/bookings?booking=00000000-0000-7000-8000-000000000000');
  await expect(staff.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
});

test('A04 every filter lives in the address: a reload, a shared link and Back know it', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, () => '/bookings');
  const search = staff.getByRole('searchbox', { name: 'Search bookings' });
  await staff.getByRole('tab', { name: /^Pending/ }).click();
  await choose(staff, 'Type', 'Package');
  await choose(staff, 'Order', 'Departure');
  await staff.getByLabel('Travels from').fill(booking.preferredDate);
  await staff.getByLabel('Travels until').fill(booking.preferredDate);
  await search.fill(booking.customerName);
  const query = {
    tab: 'pending',
    type: 'package',
    sort: 'departure',
    from: booking.preferredDate,
    to: booking.preferredDate,
    search: booking.customerName,
  };
  const inAddress = () => Object.fromEntries(new URL(staff.url()).searchParams);
  await expect.poll(inAddress).toEqual(query);
  await expect(staff.getByText('1 booking shown')).toBeVisible();

  await staff.reload();
  await expect(cardOf(staff, booking)).toBeVisible();
  await expect(staff.getByText('1 booking shown')).toBeVisible();
  await expect(search).toHaveValue(booking.customerName);
  await expect(choice(staff, 'Type')).toHaveText('Package');
  await expect(choice(staff, 'Order')).toHaveText('Departure');

  await test.step('a filter that finds nothing is named, and Back undoes the last step', async () => {
    await staff.getByRole('tab', { name: /^Completed/ }).click();
    await expect(staff.getByText('No booking matches', { exact: true })).toBeVisible();
    await expect(
      staff.getByText(/^Nothing was found for “Traveler .*”, the state Completed, the type Package/),
    ).toBeVisible();
    await staff.goBack();
    await expect(cardOf(staff, booking)).toBeVisible();
    await expect(staff.getByRole('tab', { selected: true })).toHaveText(/^Pending/);
  });

  await staff.getByRole('button', { name: 'Reset Filters' }).click();
  await expect.poll(inAddress).toEqual({ sort: 'departure' });
  await expect(search).toHaveValue('');
});

test('A04 on a phone the list begins on the first screen, and its filters are a press away', async ({
  browser,
}) => {
  const staff = await openStaffDesk(browser);
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto('/bookings');
  await expect(staff.locator('[data-booking]').first()).toBeInViewport();
  const type = choice(staff, 'Type');
  await expect(type).toBeHidden();
  await staff.getByRole('button', { name: 'Filters', exact: true }).click();
  await choose(staff, 'Type', 'Attraction');
  await expect(staff).toHaveURL(/type=attraction/);
  await expectToFit(staff, 320);
  const filters = staff.getByRole('button', { name: 'Filters (1)' });
  await filters.click();
  await expect(type).toBeHidden();
  await staff.reload();
  await expect(type).toHaveText('Attraction');
  await staff.getByRole('button', { name: 'Reset Filters' }).click();
  await staff.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(type).toBeHidden();
});

test('A05 Export CSV is a file of the bookings that the filter finds', async ({ page, browser }) => {
  await signInAtOnce(page);
  const booking = await aBooking(page, { specialRequests: '=HYPERLINK("x"), "quoted"' });
  const staff = await openStaffDesk(browser, alone(booking));
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(header).toContain('Reference');
  expect(rows).toHaveLength(1);
  for (const cell of [booking.reference, booking.customerName, booking.customerEmail, booking.id]) {
    expect(rows[0]).toContain(cell);
  }
  expect(rows[0]).not.toMatch(/(^|,)"?=HYPERLINK/); // no spreadsheet reads it as a formula
});

test('A05 a pending booking tells how long its customer waits, and turns urgent before the promise breaks', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser);
  let passed = Date.parse(booking.createdAt) + 17.9 * HOUR - Date.now();
  const pass = async (hours: number) => {
    passed += hours * HOUR;
    await staff.clock.fastForward(hours * HOUR);
  };
  await tellTime(staff, () => Date.now() + passed);
  await staff.clock.install({ time: Date.now() + passed });
  await staff.goto(alone(booking));
  const card = cardOf(staff, booking);
  const urgency = card.locator('[data-urgency]');
  await expect(urgency).toHaveAttribute('data-urgency', 'onTime');
  await expect(urgency).toContainText('Waiting 17h');
  await pass(0.2);
  await expect(urgency).toHaveAttribute('data-urgency', 'dueSoon');
  await expect(urgency).toContainText(/Waiting 18h( \d+m)?, 5h \d+m left/);
  await pass(6);
  await expect(urgency).toHaveAttribute('data-urgency', 'overdue');
  await expect(urgency).toContainText(/Waiting 24h( \d+m)?, \d+m late/);
  await expectAccessible(staff);
  await office(staff).assignSomebody(booking);
  await expect(urgency).toBeHidden();
});

for (const [wrong, hours] of [
  ['a day ahead', 25],
  ['a day behind', -25],
] as const) {
  test(`A05 a tablet whose clock is ${wrong} tells the office how long a customer has waited by the server's`, async ({
    page,
    browser,
  }) => {
    const { booking, staff } = await open(page, browser);
    await staff.clock.install({ time: Date.now() + hours * HOUR });
    const listed = staff.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/bookings');
    await staff.goto(alone(booking));
    const card = cardOf(staff, booking);
    await expect(card.locator('[data-urgency]')).toHaveText(/^Waiting \dm/);
    await expect(card.locator('[data-urgency]')).toHaveAttribute('data-urgency', 'onTime');
    await expect(card.locator('time')).toHaveText(/, (now|\d+ (seconds?|minutes?) ago)$/);
    expect((await listed).headers()['cache-control'], 'no cache keeps an old time').toBe('no-store');
  });
}

test('A04 the customers who wait longest can be asked for first', async ({ page, browser }) => {
  await signInAtOnce(page);
  const name = aWish().customerName;
  const [earlier, later] = [
    await aBooking(page, { customerName: name }),
    await aBooking(page, { customerName: name }),
  ];
  const staff = await openStaffDesk(browser, `/bookings?tab=pending&search=${name}`);
  const references = staff.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(references).toHaveText([new RegExp(later.reference), new RegExp(earlier.reference)]);
  await choose(staff, 'Order', 'Waiting longest');
  await expect(references).toHaveText([new RegExp(earlier.reference), new RegExp(later.reference)]);
  await staff.getByRole('link', { name: 'Show Who Waits Longest' }).click();
  await expect(staff).toHaveURL('/bookings?tab=pending&waiting=only&sort=oldest');
});

test('A03 A09 the list and the panel keep to WCAG 2.2 AA and to 320 px', async ({ page, browser }) => {
  const { booking, staff } = await open(page, browser);
  for (const address of [
    '/bookings',
    '/bookings?tab=paid&search=nobody-at-all',
    `/bookings?booking=${booking.id}`,
    `/bookings?booking=${booking.id}&view=history`,
    `/bookings?chat=${booking.id}&pane=customer`,
  ]) {
    await staff.setViewportSize({ width: 1440, height: 900 });
    await staff.goto(address);
    await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(staff);
    await expectToFit(staff, 320);
    await expectAccessible(staff);
  }
});

test('A09 a booking on its way keeps to the width of its window', async ({ page, browser }) => {
  const { booking, staff } = await open(page, browser);
  const arrive = await holdBack(staff, `/api/bookings/${booking.id}`);
  for (const address of [`/bookings?booking=${booking.id}`, `/bookings?chat=${booking.id}`]) {
    await staff.goto(address);
    await expect(staff.locator('main .ui-skeleton')).toHaveCount(1);
    for (const width of [390, 1440]) await expectToFit(staff, width);
  }
  arrive();
  await expect(staff.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A03 the totals stand where they will stand before their figures come', async ({ browser }) => {
  const staff = await openStaffDesk(browser);
  const path = '/api/bookings/summary';
  const summary = (await (await staff.request.get(path)).json()) as BookingSummary;
  await answerWith(staff, path, {
    json: { ...summary, total: 482, packages: 321, attractions: 161, revenue: 96_400 },
  });
  const totals = staff.getByRole('region', { name: 'Totals' });
  const labels = ['Total Bookings', 'Package Bookings', 'Attraction Bookings', 'Total Revenue'];
  const boxes = () =>
    Promise.all(
      labels.map(async (label) => {
        const box = await totals.getByText(label, { exact: true }).locator('..').boundingBox();
        return box && [box.x, box.y, box.width, box.height].map(Math.round);
      }),
    );
  for (const [width, rows] of [
    [390, 2],
    [1440, 1],
  ] as const) {
    await staff.setViewportSize({ width, height: 844 });
    const arrive = await holdBack(staff, path);
    await staff.goto('/bookings');
    await expect(totals.locator('.ui-skeleton')).toHaveCount(labels.length);
    await expect(staff.locator('[data-booking]').first()).toBeVisible();
    const before = await boxes();
    expect(new Set(before.map((box) => box?.[1])).size).toBe(rows);
    arrive();
    await expect(totals.getByText('482', { exact: true })).toBeVisible();
    expect(await boxes()).toEqual(before);
  }
});

test('on a phone a refusal stands below the booking that it is about', async ({ page, browser }) => {
  const { booking, staff } = await open(page, browser);
  await office(staff).assignSomebody(booking);
  const detail = 'Its invoice was sent meanwhile by a colleague. It is not sent again.';
  await answerWith(staff, '/api/send-invoice', {
    status: 409,
    json: { status: 409, title: 'Conflict', detail, code: 'conflict' },
  });
  await staff.goto(`${alone(booking)}&layout=table`);
  await staff.getByRole('checkbox', { name: `Choose ${booking.reference}` }).check();
  await staff.getByRole('button', { name: 'Send Invoices (1)' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send 1 Invoice' }).click();
  const refusal = dialog.getByText(detail);
  const words = dialog.getByText(`to ${booking.customerEmail}`);
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = async (part: Locator) => {
    const { y, height } = await boxOf(part);
    return Math.round(y + height / 2);
  };
  await expect(refusal).toBeVisible();
  const again = dialog.getByRole('button', { name: 'Try 1 Again' });
  const result = dialog.getByText('0 sent, 1 refused');
  expect(Math.abs((await middle(result)) - (await middle(again)))).toBeLessThanOrEqual(1);
  await staff.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await boxOf(refusal)).y >= (await boxOf(words)).y + (await boxOf(words)).height)
    .toBe(true);
  expect((await boxOf(result)).y).toBeLessThan((await boxOf(again)).y);
  await expectAccessible(staff, '[role=dialog]');
});

test('A04 close rows show the state of a booking in every window, and nothing below its next step', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, () => '/bookings?layout=table');
  const row = staff.getByRole('row').filter({ hasText: booking.reference });
  await expect(row).toBeVisible();
  for (const width of [1920, 1400, 1280, 1024]) {
    await staff.setViewportSize({ width, height: 900 });
    const frame = staff.getByRole('table', { name: 'Bookings' }).locator('..');
    await expect
      .poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBeLessThanOrEqual(0);
    await expect(row.getByText('PENDING')).toBeInViewport({ ratio: 1 });
    await expect(row.getByText(booking.customerName)).toBeVisible();
  }
  await expect(staff.getByRole('columnheader', { name: 'Item' })).toBeHidden();
  await staff.setViewportSize({ width: 1920, height: 900 });
  await expect(staff.getByRole('columnheader', { name: 'Operator' })).toBeVisible();
  await expectAccessible(staff);
});

test('A04 the next step names its operator whole, however long the name, in close rows and in cards', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser);
  const seen = await office(staff).booking(booking);
  const operatorName = 'Baobab and Acacia Tented Camps of the Southern Highlands';
  const offers = [{ operatorId: 1, operatorName, quotedPrice: null }];
  await staff.route(/\/api\/bookings\?/, (route) =>
    route.fulfill({ json: [{ ...seen, progress: { ...seen.progress, unanswered: 0, offers } }] }),
  );
  for (const layout of ['table', 'cards']) {
    await staff.goto(`${alone(booking)}&layout=${layout}`);
    const label = staff.getByRole('button', { name: `Confirm ${operatorName}` }).locator('span');
    await expect(label).toBeInViewport({ ratio: 1 });
    expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
    expect(await label.evaluate((text) => getComputedStyle(text).textOverflow)).toBe('clip');
  }
});

test('A03 on a phone a long name is read whole in the rows of the table', async ({ page, browser }) => {
  const { booking, staff } = await open(page, browser);
  const seen = await office(staff).booking(booking);
  const customerName = 'Wanjiku Maria of the Great Lakes and the Southern Highlands';
  await staff.route(/\/api\/bookings\?/, (route) => route.fulfill({ json: [{ ...seen, customerName }] }));
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto(`${alone(booking)}&layout=table`);
  const table = staff.getByRole('table', { name: 'Bookings' });
  const name = table.getByText(customerName);
  await expect(name).toBeVisible();
  const { right } = await name.evaluate((text) => text.getBoundingClientRect());
  expect(right).toBeLessThanOrEqual(await table.evaluate((rows) => rows.getBoundingClientRect().right));
});

test('A03 in a window as low as at 400 % no bar stays over what is read, and none over what has the focus', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, (one) => `${alone(one)}&layout=table`);
  const choose = staff.getByRole('checkbox', { name: `Choose ${booking.reference}` });
  await choose.check();
  const chosen = staff.getByRole('region', { name: 'Chosen bookings' });
  await expect(chosen).toBeInViewport();
  await staff.setViewportSize({ width: 320, height: 256 });
  await chosen.scrollIntoViewIfNeeded();
  await expect(staff.getByRole('banner')).not.toBeInViewport();
  await staff.evaluate(() => window.scrollTo(0, 0));
  await expect(chosen).not.toBeInViewport();
  await expect(staff.getByRole('banner')).toBeInViewport();

  // a table that scrolls sideways under its sticky column
  await staff.setViewportSize({ width: 700, height: 600 });
  const sorts = staff.getByRole('columnheader').getByRole('button');
  const focusEach = async () => {
    for (const control of [...(await sorts.all()), choose]) {
      await control.focus({ timeout: 1_000 }); // a column without room is hidden
      await expectUncovered(control, 1_000);
    }
  };
  await expect(focusEach).toPass();
});

test('A04 the columns of the table are drawn wider, fit to their words, and stay so', async ({
  page,
  browser,
}) => {
  const { booking, staff } = await open(page, browser, (one) => `${alone(one)}&layout=table`);
  const row = staff.getByRole('row').filter({ hasText: booking.reference });
  const name = row.getByRole('cell').filter({ hasText: booking.customerName });
  await expect(name).toBeVisible();
  await expectAccessible(staff);
  const handle = staff.getByRole('slider', { name: 'Width of Customer' });
  const drawBy = async (pixels: number) => {
    const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await staff.mouse.move(x + width / 2, y + height / 2);
    await staff.mouse.down();
    await staff.mouse.move(x + width / 2 + pixels, y + height / 2, { steps: 4 });
    await staff.mouse.up();
  };
  const words = name.getByText(booking.customerName);
  const isCut = () => words.evaluate((element) => element.scrollWidth > element.clientWidth);
  await drawBy(-60);
  await expect(handle).toHaveAttribute('aria-valuetext', '84 px');
  await expect.poll(isCut).toBe(true);
  await staff.reload();
  await expect(handle).toHaveAttribute('aria-valuetext', '84 px');
  await handle.dblclick();
  await expect(handle).toHaveAttribute('aria-valuetext', 'As wide as what it holds');
  await expect.poll(isCut).toBe(false);
});

test('an operator confirmed by mistake is taken back before anybody hears of it', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const customerEmail = `neema-${mark()}@example.com`;
  const booking = await aBooking(page, { customerEmail });
  const staff = await openStaffDesk(browser);
  const desk = office(staff);
  const [wrong, right] = [await desk.addCapableOperator(booking), await desk.addCapableOperator(booking)];
  await desk.coordinate(booking, [wrong.id, right.id]);
  await staff.goto(`/bookings?booking=${booking.id}&view=chat`);
  await expect(staff.getByText('Waits for 2 operators')).toBeVisible(); // so svc-booking knows of both requests
  const confirm = async ({ name }: { name: string }) => {
    await staff.getByRole('button', { name: `Confirm ${name}` }).click();
    await notice(staff, 'Operator Confirmed').hover(); // so that it is not dismissed
  };
  await test.step('one press confirms, and another takes it back', async () => {
    await confirm(wrong);
    await staff.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(staff, 'Undone')).toBeVisible();
    await expect(staff.getByRole('button', { name: `Confirm ${right.name}` })).toBeVisible();
    expect(await desk.booking(booking)).toMatchObject({ status: 'pending', assignedOperatorId: null });
    await page.goto('/my-bookings');
    await expect(page.getByRole('article').filter({ hasText: booking.reference })).toContainText('Pending');
  });
  await test.step('those who hear in the end hear of the right one alone', async () => {
    await confirm(right);
    const subjects = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject);
    const startingWith = (words: string) => expect.stringContaining(`${words} ${booking.reference}`);
    await expect.poll(() => subjects(right.contactEmail)).toContainEqual(startingWith('You run'));
    await expect.poll(() => subjects(wrong.contactEmail)).toContainEqual(startingWith('Not needed for'));
    expect(await subjects(wrong.contactEmail)).not.toContainEqual(startingWith('You run'));
    const confirmations = async () =>
      (await lettersTo(customerEmail)).filter(({ subject }) => subject.includes('is confirmed'));
    await expect.poll(async () => (await confirmations()).length).toBe(1);
    expect((await confirmations())[0]?.text).toContain(right.name);
  });
  await test.step('who needs longer than an Undo stands there is asked before anybody is written to', async () => {
    await staff.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
    await staff.getByRole('switch', { name: 'Ask before a press writes to a customer' }).click();
    await staff.keyboard.press('Escape');
    await staff.getByRole('tab', { name: 'Payment' }).click();
    const pane = staff.getByRole('tabpanel', { name: 'Payment' });
    await pane.getByRole('button', { name: 'Record Payment', exact: true }).click();
    const question = staff.getByRole('alertdialog', { name: `Write to ${booking.customerName}?` });
    await expect(question).toBeVisible();
    await expectAccessible(staff);
    expect(await desk.booking(booking)).toMatchObject({ status: 'confirmed' });
    await question.getByRole('button', { name: 'Record Payment' }).click();
    await expect(notice(staff, 'Payment Recorded')).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(await desk.booking(booking)).toMatchObject({ status: 'payment_received' });
  });
  await test.step('the history tells who took it back', async () => {
    await staff.getByRole('tab', { name: 'History' }).click();
    await expect(
      staff.getByRole('heading', { name: `Took back that ${wrong.name} runs the trip` }),
    ).toBeVisible();
  });
});
