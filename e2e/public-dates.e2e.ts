import { addDays, today } from '@safari/contracts';
import { aWish, bookingsOf, fieldOf, fillIn, openBooking, submit } from './support/booking-form';
import { somePackage } from './support/catalogue';
import { notice, signInAtOnce } from './support/people';
import { expect, test } from './support/story';

/** The time zones where a day begins last, and nearly first. */
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
  test.describe(`B03 in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the first day that can be chosen is today at the safari, and a day stays the day it was', async ({
      page,
    }) => {
      await signInAtOnce(page);
      const before = today();
      const dialog = await openBooking(page, await somePackage(page));
      const date = fieldOf(dialog, 'preferredDate');
      const firstDay = await date.getAttribute('min');
      expect([before, today()], 'midnight may pass meanwhile').toContain(firstDay);
      const wish = aWish({ preferredDate: addDays(today(), -1) });
      await fillIn(dialog, wish);
      await submit(dialog);
      await expect(date).toBeFocused();
      await expect(date).toHaveAccessibleDescription('The start date cannot be before today.');

      wish.preferredDate = today();
      await date.fill(wish.preferredDate);
      await submit(dialog);
      await expect(notice(page, 'Booking Submitted!')).toBeVisible();
      expect(await bookingsOf(page, wish)).toMatchObject([{ preferredDate: wish.preferredDate }]);

      await page.goto('/my-bookings');
      const shown = new Date(`${wish.preferredDate}T00:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      const card = page.getByRole('article').filter({ hasText: wish.customerName });
      await expect(card.getByText(shown, { exact: true })).toBeVisible();
    });

    test('the day changes at midnight at the safari, by our clock and not by the visitor’s', async ({
      page,
    }) => {
      await signInAtOnce(page);
      const item = await somePackage(page);
      let ours = '';
      await page.route('**/api/user/bookings', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), date: new Date(ours).toUTCString() },
        });
      });
      for (const [moment, day] of [
        ['2026-12-31T20:59:30Z', '2026-12-31'],
        ['2026-12-31T21:00:30Z', '2027-01-01'],
      ] as const) {
        ours = moment;
        const dialog = await openBooking(page, item);
        await expect(fieldOf(dialog, 'preferredDate')).toHaveAttribute('min', day);
      }
    });
  });
}
