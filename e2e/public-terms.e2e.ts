import { addDays, type ReviewSummary, today } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { aWish, fieldOf, openBooking } from './support/booking-form';
import { somePackage } from './support/catalogue';
import { signInAtOnce } from './support/people';
import { expect, test } from './support/story';

test('before it pays a family reads what a cancellation costs, by its own days, and what others say of the trip', async ({
  page,
}) => {
  await page.goto('/terms/cancellation');
  await expect(page.getByRole('heading', { level: 1, name: 'Cancellation' })).toBeVisible();
  await expect(page.getByText('60 days or more before departure: we keep 0% of the price')).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, 320);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();

  await signInAtOnce(page);
  const dialog = await openBooking(page, await somePackage(page));
  const terms = dialog.getByRole('region', { name: 'If you cancel' });
  await expect(terms).toContainText('Choose a start date');
  await fieldOf(dialog, 'preferredDate').fill(aWish({ preferredDate: addDays(today(), 90) }).preferredDate);
  await expect(terms.getByRole('listitem')).toHaveCount(5);
  await expect(terms.getByRole('listitem').last()).toContainText('100%');
  await expect(terms.getByRole('link', { name: 'Cancellation' })).toHaveAttribute('target', '_blank');

  const all = (await (await page.request.get('/api/reviews')).json()) as ReviewSummary[];
  const rated = all.find(({ bookingType, rating }) => bookingType === 'package' && rating !== null);
  expect(rated).toBeDefined();
  await page.goto(`/?package=${rated?.itemId}`);
  const reviews = page.getByRole('dialog').getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText(/Trips completed: \d+\. Reviews written: \d+\. Withheld: \d+\./);
  await expect(reviews.getByRole('article').first()).toContainText('traveled in');
  await expectAccessible(page);
});
