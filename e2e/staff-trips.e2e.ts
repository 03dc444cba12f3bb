import {
  addDays,
  type Booking,
  expectedEnd,
  PROGRESS_PRESETS,
  type TripStatus,
  today,
  tripDay,
} from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { choose, optionsOf } from './support/choices';
import { callsOf, office } from './support/office';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { cutLiveStream, tellTime } from './support/server-answers';
import { settings } from './support/settings';
import { type Browser, expect, type Page, test } from './support/story';

/** A paid booking with its trip, and a staff page that shows it. */
async function aTrip(
  page: Page,
  browser: Browser,
): Promise<{ staff: Page; booking: Booking; trip: TripStatus }> {
  await signInAtOnce(page);
  const booking = await aBooking(page, { preferredDate: addDays(today(), 1) });
  const staff = await openStaffDesk(browser);
  await office(staff).assignSomebody(booking);
  return { staff, booking: await office(staff).move(booking, 'paid'), trip: await tripOf(staff, booking) };
}

const tripOf = async (staff: Page, { id }: Booking): Promise<TripStatus> =>
  (await (await staff.request.get(`/api/trip-status/${id}`)).json()) as TripStatus;

const follow = (staff: Page, { id }: Booking, tab = 'overview') =>
  staff.goto(`/trip-tracking?trip=${id}&tab=${tab}`);

const progress = (staff: Page) => staff.getByRole('progressbar', { name: 'Progress' });

test('A17 active trips are listed with their tabs, and one that is not active says so', async ({
  page,
  browser,
}) => {
  const { staff, booking, trip } = await aTrip(page, browser);
  await staff.goto('/trip-tracking');
  const active = staff.getByRole('region', { name: 'Active trips' }).or(staff.getByLabel('Active trips'));
  const entry = active.getByRole('button').filter({ hasText: booking.reference });
  await expect(async () => {
    if (await entry.isHidden())
      await staff.getByRole('button', { name: 'Show More' }).click({ timeout: 1_000 });
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(entry).toContainText('Confirmed');
  await entry.click();
  await expect(staff.getByRole('tab')).toHaveText([
    'Overview',
    'Trip Updates',
    'Customer Reviews',
    'Management',
  ]);
  await expect(progress(staff)).toHaveAttribute('aria-valuetext', 'Not begun yet');
  await expect(staff.locator('[data-day]')).toHaveCount(trip.totalDays);
  expect(trip.expectedEndDate).toBe(expectedEnd(trip.startDate, trip.totalDays));
  await staff.goto('/trip-tracking?trip=00000000-0000-7000-8000-000000000000');
  await expect(staff.getByText('This trip is not active any more')).toBeVisible();
});

test('A17 the presets set the completion and the rounded-up day, drawn day by day, live on another desk', async ({
  page,
  browser,
}) => {
  const { staff, booking, trip } = await aTrip(page, browser);
  const colleague = await openStaffDesk(browser);
  await follow(colleague, booking);
  await follow(staff, booking, 'management');
  await expect(staff.getByRole('group', { name: 'Set the progress' }).getByRole('button')).toHaveText(
    PROGRESS_PRESETS.map((percent) => `${percent}%`),
  );
  for (const percent of PROGRESS_PRESETS) {
    const day = tripDay(percent, trip.totalDays);
    await staff.getByRole('button', { name: `${percent}%`, exact: true }).click();
    if (percent === PROGRESS_PRESETS[0]) await staff.getByRole('button', { name: 'Begin Now' }).click();
    if (percent === 100) await staff.getByRole('button', { name: 'Complete Now' }).click();
    await expect(notice(staff, 'Progress Updated')).toBeVisible();
    const words = `${percent}% · Day ${day} of ${trip.totalDays}`;
    for (const desk of [staff, colleague]) {
      await expect(progress(desk)).toHaveAttribute('aria-valuetext', words);
      const behind = percent === 100 ? trip.totalDays : day - 1;
      await expect(desk.locator('[data-day=done]')).toHaveCount(behind);
    }
    expect(await tripOf(staff, booking)).toMatchObject({ completionPercentage: percent, currentDay: day });
  }
});

test('A17 a preset that was pressed by mistake is undone, also one that begins or completes the trip', async ({
  page,
  browser,
}) => {
  const { staff, booking, trip } = await aTrip(page, browser);
  await follow(staff, booking, 'management');
  const press = (percent: number) => staff.getByRole('button', { name: `${percent}%`, exact: true }).click();
  const undo = async () => {
    await staff.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(staff, 'Undone')).toBeVisible();
  };
  await press(25);
  await staff.getByRole('button', { name: 'Begin Now' }).click();
  await undo();
  const stood = { currentStatus: 'confirmed', completionPercentage: 0, currentDay: 1 };
  expect(await tripOf(staff, booking)).toMatchObject(stood);
  expect(await office(staff).booking(booking)).toMatchObject({ status: 'paid' });
  const day = tripDay(75, trip.totalDays);
  await callsOf(staff).put(`/api/trip-status/${booking.id}`, { completionPercentage: 75, currentDay: day });
  await staff.reload();
  await press(100);
  await staff.getByRole('button', { name: 'Complete Now' }).click();
  await undo();
  const goesOn = { currentStatus: 'in_progress', completionPercentage: 75, currentDay: day };
  expect(await tripOf(staff, booking)).toMatchObject(goesOn);
  expect(await office(staff).booking(booking)).toMatchObject({ status: 'in_progress' });
});

test('A17 a preset on a trip that a colleague has moved on is refused, and says where the trip is', async ({
  page,
  browser,
}) => {
  const { staff, booking, trip } = await aTrip(page, browser);
  await cutLiveStream(staff);
  await follow(staff, booking, 'management');
  await expect(staff.getByRole('button', { name: '25%', exact: true })).toBeVisible();
  const day = tripDay(75, trip.totalDays);
  const answer = await staff.request.put(`/api/trip-status/${booking.id}`, {
    headers: { origin: settings.origin },
    data: { completionPercentage: 75, currentDay: day },
  });
  expect(answer.status()).toBe(200);
  await staff.getByRole('button', { name: '25%', exact: true }).click();
  await staff.getByRole('button', { name: 'Begin Now' }).click();
  await expect(
    staff.getByText(
      `Somebody changed it meanwhile: 75%, day ${day} of ${trip.totalDays}. Look again, then decide.`,
    ),
  ).toBeVisible();
  await expect(progress(staff)).toHaveAttribute('aria-valuetext', `75% · Day ${day} of ${trip.totalDays}`);
});

test('A17 trips that are over are completed together, each by itself, and staff know how many customers are written to', async ({
  page,
  browser,
}) => {
  const { staff, booking, trip } = await aTrip(page, browser);
  const other = await aBooking(page, { preferredDate: booking.preferredDate });
  await office(staff).assignSomebody(other);
  await office(staff).move(other, 'paid');
  const afterwards = Date.parse(`${addDays(trip.expectedEndDate, 1)}T09:00:00Z`);
  await tellTime(staff, () => afterwards);
  await staff.clock.setFixedTime(afterwards);
  await staff.goto('/trip-tracking');
  await staff.getByRole('button', { name: /^Complete Those That Are Over/ }).click();
  const dialog = staff.getByRole('dialog', { name: 'Complete trips that are over' });
  const own = [booking, other].map(({ reference }) => `Complete ${reference}`);
  for (const name of own) await expect(dialog.getByRole('checkbox', { name })).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) {
    const name = await box.getAttribute('aria-label');
    await box.setChecked(own.includes(name ?? '')); // other tests' trips stay as they are
  }
  await expect(dialog.getByText('1 customer gets a letter')).toBeVisible();
  await expectAccessible(staff);

  const halfWay = { completionPercentage: 50, currentDay: tripDay(50, trip.totalDays) };
  await callsOf(staff).put(`/api/trip-status/${other.id}`, halfWay);
  await dialog.getByRole('button', { name: 'Complete 2 Trips' }).click();
  await expect(dialog.getByText('1 completed, 1 refused')).toBeVisible();
  const refused = dialog.getByRole('listitem').filter({ hasText: other.reference });
  await expect(refused).toContainText(`50%, day ${halfWay.currentDay} of ${trip.totalDays}`);
  expect(await tripOf(staff, other)).toMatchObject(halfWay);
  await dialog.getByRole('button', { name: 'Try 1 Again' }).click();
  await expect(dialog.getByText('2 completed, 0 refused')).toBeVisible();
  for (const one of [booking, other])
    expect(await office(staff).booking(one)).toMatchObject({ status: 'completed' });
});

test('A14 A17 A22 an update needs a type and a title, begins on day 1, and is plainly for the traveler or for staff alone', async ({
  page,
  browser,
}) => {
  const { staff, booking } = await aTrip(page, browser);
  await follow(staff, booking, 'management');
  const day = staff.getByLabel('Day number');
  await expect(day).toHaveValue('1');
  expect(await optionsOf(staff, 'Type')).toEqual([
    'Departure',
    'Arrival',
    'Activity complete',
    'Milestone',
    'Issue',
    'Completion',
  ]);
  const post = () => staff.getByRole('button', { name: 'Post Update' }).click();
  await post();
  await expect(staff.getByRole('alert').getByText('Choose a type')).toBeVisible();
  await expect(staff.getByRole('alert').getByText('Enter a title')).toBeVisible();
  await day.fill('0');
  await post();
  await expect(staff.getByRole('alert').getByText('Enter a day from 1')).toBeVisible();
  await expectAccessible(staff);

  const tell = async (title: string, dayNumber: string, isVisible: boolean) => {
    await choose(staff, 'Type', 'Milestone');
    await day.fill(dayNumber);
    await staff.getByLabel(/^Title/).fill(title);
    await staff.getByLabel('Description').fill(`About ${title}`);
    await staff.getByLabel('Location').fill('Ndutu');
    await staff.getByRole('checkbox', { name: /^Visible to the traveler/ }).setChecked(isVisible);
    await post();
    await expect(notice(staff, 'Trip Update Posted')).toBeVisible();
    await expect(staff.getByLabel(/^Title/)).toHaveValue('');
    await expect(day).toHaveValue('1');
  };
  await tell('Over the rim', '1', true);
  await tell('A tyre, and a spare', '1', false);
  await tell('Lions at breakfast', '2', true);
  await tell('Down to the lake', '2', true);

  await staff.getByRole('tab', { name: 'Overview' }).click();
  const items = staff.getByRole('tabpanel').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Down to the lake');
  await staff.getByRole('tab', { name: 'Trip Updates' }).click();
  await expect(items).toHaveCount(4);
  await expect(items.filter({ hasText: 'Over the rim' })).toContainText('Visible to the traveler');
  await expect(items.filter({ hasText: 'A tyre, and a spare' })).toContainText('Staff only');
  await expect(items.filter({ hasText: 'Lions at breakfast' })).toContainText('Day 2 · Milestone');

  await test.step('the traveler is told what is for them, and no more', async () => {
    const own = (await (await page.request.get(`/api/trip-updates?bookingId=${booking.id}`)).json()) as {
      title: string;
    }[];
    expect(own.map(({ title }) => title).toSorted()).toEqual([
      'Down to the lake',
      'Lions at breakfast',
      'Over the rim',
    ]);
  });

  await test.step('and of what was edited or withdrawn since, that it was', async () => {
    await staff.getByRole('button', { name: 'Edit “Over the rim”…' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByLabel('Day number').fill('99');
    await dialog.getByRole('button', { name: 'Save Update' }).click();
    await expect(dialog.getByText(/^The trip has \d+ days\.$/)).toBeVisible();
    await dialog.getByLabel('Day number').fill('1');
    await dialog.getByLabel(/^Title/).fill('Over the rim at dawn');
    await dialog.getByRole('button', { name: 'Save Update' }).click();
    await expect(notice(staff, 'Trip Update Edited')).toBeVisible();
    await staff.getByRole('button', { name: 'Withdraw “Down to the lake”…' }).click();
    await staff.getByRole('button', { name: 'Withdraw Update' }).click();
    await expect(items.filter({ hasText: 'Down to the lake' })).toContainText(/Withdrawn/);
    const own = (await (await page.request.get(`/api/trip-updates?bookingId=${booking.id}`)).json()) as {
      title: string;
    }[];
    expect(own.map(({ title }) => title).toSorted()).toEqual([
      '',
      'Lions at breakfast',
      'Over the rim at dawn',
    ]);
  });

  await test.step('the booking’s own Trip Tracking tab tells the same', async () => {
    await staff.goto(`/bookings?booking=${booking.id}&view=trip`);
    await expect(items).toHaveCount(4);
    await expect(progress(staff)).toBeVisible();
  });
});

test('A14 A17 A22 what a traveler wrote afterwards stands under Customer Reviews as x/5, with title and text', async ({
  page,
  browser,
}) => {
  const { staff, booking } = await aTrip(page, browser);
  await follow(staff, booking, 'reviews');
  await expect(staff.getByText('No reviews yet')).toBeVisible();
  await office(staff).move(booking, 'completed');
  const answer = await page.request.post('/api/customer-reviews', {
    headers: { origin: settings.origin },
    data: {
      bookingId: booking.id,
      overallRating: 4,
      title: 'Dust and stars',
      reviewText: 'Two lions, one flat tyre.',
      highlights: ['The lake'],
      recommendations: 'Bring a scarf',
      wouldRecommend: true,
    },
  });
  expect(answer.status()).toBe(201);
  const panel = staff.getByRole('tabpanel');
  for (const text of ['4/5', 'Dust and stars', 'Two lions, one flat tyre.', 'The lake', 'Bring a scarf']) {
    await expect(panel).toContainText(text); // by a live update
  }
  await staff.goto(`/bookings?booking=${booking.id}&view=reviews`);
  await expect(panel).toContainText('4/5');
});

test('A17 the screen of trips keeps to WCAG 2.2 AA and to 320 px, in each of its tabs', async ({
  page,
  browser,
}) => {
  const { staff, booking } = await aTrip(page, browser);
  for (const tab of ['overview', 'updates', 'reviews', 'management']) {
    await staff.setViewportSize({ width: 1440, height: 900 });
    await follow(staff, booking, tab);
    await expect(progress(staff)).toBeVisible();
    await expect(staff.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(staff);
    await expectToFit(staff, 320);
    await expectAccessible(staff);
  }
});
