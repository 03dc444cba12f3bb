import { attractionPath, type PackageDetails, packagePath } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { bookingDialog, fieldOf } from './support/booking-form';
import { catalogueOf, dollars, first } from './support/catalogue';
import { signInAtOnce } from './support/people';
import { expect, type Page, test } from './support/story';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const detailsOf = async (page: Page, id: number): Promise<PackageDetails> =>
  (await (await page.request.get(`/api/packages/${id}`)).json()) as PackageDetails;

/** A seeded package with all details. */
async function aJourney(page: Page): Promise<PackageDetails> {
  for (const { id, itinerary } of await catalogueOf(page).packages()) {
    const found = await detailsOf(page, id);
    if (
      itinerary.length > 3 &&
      found.itinerary.every(({ stage }) => stage) &&
      found.page.questions.length > 0
    )
      return found;
  }
  throw new Error('no package tells of all its days');
}

test('a journey is read on a page of its own, from its dialog to the booking, on a phone with the action in sight', async ({
  page,
}) => {
  const trip = await aJourney(page);
  await signInAtOnce(page);
  await page.goto(`/?package=${trip.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'See the Full Page' }).click();
  await expect(page).toHaveURL(packagePath(trip));
  const title = page.getByRole('heading', { level: 1, name: trip.name });
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${trip.name} · `));

  await test.step('the map stands there as a picture, and as a list for whoever does not see it', async () => {
    await expect(page.getByRole('img', { name: /^Map of Tanzania with the route/ })).toBeVisible();
    const route = page.getByRole('region', { name: 'The route, day by day' });
    await expect(route.getByRole('listitem').filter({ hasText: /^Day \d+/ })).toHaveCount(trip.duration);
    const [stage] = trip.itinerary.flatMap((day) => day.stage ?? []);
    await expect(route).toContainText(stage?.places.at(-1)?.name ?? 'a place');
  });

  await test.step('the price is that of the party, and the address keeps it', async () => {
    await page.getByRole('button', { name: 'One traveler more' }).click();
    await expect(page.getByText(`${dollars(Number(trip.price) * 3)} in all`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${dollars(Number(trip.price) * 3)} in all`)).toBeVisible();
  });

  await test.step('what it costs, when it is paid and what comes back stand in one table', async () => {
    const terms = page.getByRole('table', { name: 'Terms at a glance' });
    await expect(terms.getByRole('row', { name: /^The price/ })).toContainText(dollars(trip.price));
    await expect(terms.getByRole('row', { name: /^Deposit/ })).toContainText('None');
    const cancelling = terms.getByRole('row', { name: /^If you cancel/ }).getByRole('listitem');
    await expect(cancelling).toHaveCount(5);
  });

  await test.step('the headings of its parts are of one size', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 2, name: 'Journeys like this one' })).toBeVisible();
    const sizes = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
    expect(new Set(sizes).size).toBe(1);
  });

  await test.step('another name leads to the one address', async () => {
    await page.goto(`/packages/${trip.id}-some-other-name`);
    await expect(page).toHaveURL(packagePath(trip));
    await expect(title).toBeVisible();
  });

  await test.step('on a phone the action stays in sight, and nothing sticks out', async () => {
    await expectAccessible(page);
    await expectToFit(page, 390);
    await page.getByRole('button', { name: 'One traveler more' }).click();
    await expect(page.getByText(`${dollars(Number(trip.price) * 3)} in all`)).toBeVisible();
    await page.getByRole('button', { name: 'One traveler fewer' }).click();
    await page.getByRole('heading', { name: 'Day by day', exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'Book Now' }).last()).toBeInViewport();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book Now' }).last().click();
    await expect(bookingDialog(page)).toContainText(trip.name);
    await expect(fieldOf(bookingDialog(page), 'numberOfTravelers')).toHaveValue('2'); // as on the page
    await page.goBack();
    await expect(bookingDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${packagePath(trip)}?travelers=2`); // an explicit choice, although it is the default
  });

  await test.step('a place has a page, too; what is not there says so', async () => {
    const sight = first(await catalogueOf(page).attractions(), 'attraction');
    await page.goto(`/?attraction=${sight.id}`);
    await page.getByRole('dialog').getByRole('link', { name: 'See the Full Page' }).click();
    await expect(page).toHaveURL(attractionPath(sight));
    await expect(page.getByRole('heading', { level: 1, name: sight.name })).toBeVisible();
    await expectToFit(page, 390);
    await expectAccessible(page);
    await page.goto('/packages/999999-gone');
    await expect(
      page.getByRole('heading', { level: 1, name: 'This package is not offered any more' }),
    ).toBeVisible();
  });
});
