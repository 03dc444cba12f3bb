import { addDays, today } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aBooking } from './support/booking-form';
import { office } from './support/office';
import { openStaffDesk, signInAtOnce } from './support/people';
import { expect, test } from './support/story';
import { mark } from './support/unique';

/** Kinds whose figure is shown even if it is zero. */
const ALWAYS = [
  'Waiting for a first answer',
  'Messages not read yet',
  'Operators late to answer',
  'Money due',
  'Owed to customers',
  'Departures of 14 days',
  'Trips without news for a day',
  'Operators with two trips on a day',
  'Letters that failed',
  'Events that could not be handled',
];

test('the office opens its day: figures lead to the lists that they count, and those to the bookings, whose letters are read before they go', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  const customerEmail = `asha-${mark()}@example.com`;
  const booking = await aBooking(page, { customerEmail, preferredDate: addDays(today(), 1) });
  const staff = await openStaffDesk(browser, '/bookings');
  const desk = office(staff);
  await desk.assign(booking, await desk.addCapableOperator(booking));

  await test.step('every figure is that of its list', async () => {
    await staff.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Today' }).click();
    await expect(staff.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    const figures = staff.getByRole('navigation', { name: 'What waits' }).getByRole('link');
    for (const always of ALWAYS) await expect(figures.filter({ hasText: always })).toHaveCount(1);
    // compared at one moment, since other tests go on
    const unlike = () =>
      staff.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')]
          .map((figure) => [
            figure.hash,
            figure.querySelector('.ui-stat-value')?.textContent,
            document.querySelector(`${figure.hash} .ui-badge`)?.textContent,
          ])
          .filter(([, figure, list]) => figure !== list || !/^\d+$/.test(figure ?? '')),
      );
    await expect.poll(unlike).toEqual([]);
    await expectAccessible(staff);
  });

  await test.step('a departure says what it lacks, on a phone, too', async () => {
    const departures = staff.getByRole('region', { name: 'Departures of 14 days' });
    const row = departures.getByRole('row').filter({ hasText: booking.reference });
    for (const lack of ['Invoice', 'Payment'])
      await expect(row.getByText(lack, { exact: true })).toBeVisible();
    await expectToFit(staff, 390);
    await staff.setViewportSize({ width: 1440, height: 900 });
    await row.getByRole('link', { name: new RegExp(booking.reference) }).click();
    await expect(staff).toHaveURL(`/bookings?booking=${booking.id}`);
  });

  await test.step('the letter of a cancellation is read before it goes, and nothing is cancelled', async () => {
    await staff.getByRole('button', { name: 'Cancel Booking' }).click();
    const dialog = staff.getByRole('dialog', { name: `Cancel ${booking.reference}` });
    await dialog.getByLabel('Reason').fill('We fell ill.');
    await dialog.getByText('Preview letter').click();
    const letter = dialog.getByRole('article', { name: `Your booking ${booking.reference} is cancelled` });
    await expect(letter).toContainText(customerEmail);
    await expect(letter).toContainText('We fell ill.');
    await expectAccessible(staff);
    await expectToFit(staff, 390);
    await staff.keyboard.press('Escape');
    await staff.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.getByText('CONFIRMED', { exact: true })).toBeVisible();
  });
});
