import { attractionPath, type PackageDetails, packagePath } from '@safari/contracts';
import { expectAccessible, expectToFit } from './support/accessibility';
import { bookingDialog, fieldOf } from './support/booking-form';
import { catalogueOf, dollars, first } from './support/catalogue';
import { notice, openStaffDesk, signInAtOnce } from './support/people';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';
import { mark } from './support/unique';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const detailsOf = async (page: Page, id: number): Promise<PackageDetails> =>
  (await (await page.request.get(`/api/packages/${id}`)).json()) as PackageDetails;

/** One of the demonstration, of which all is told. */
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
    await expect(fieldOf(bookingDialog(page), 'numberOfTravelers')).toHaveValue('2'); // as the page said
    await page.goBack();
    await expect(bookingDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(packagePath(trip));
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

test('staff write what a page tells, in both languages, and readers see it', async ({ browser, page }) => {
  const staff = await openStaffDesk(browser);
  const name = `Quiet pools ${mark()}`;
  const itinerary = [{ title: 'To the pools' }, { title: 'And home' }];
  const data = { name, description: 'Two nights by the water.', price: '640.00', duration: 2, itinerary };
  const made = await staff.request.post('/api/packages', { headers: { origin: settings.origin }, data });
  const { id } = (await made.json()) as PackageDetails;

  await staff.goto(`/package-management?edit=${id}`);
  const dialog = staff.getByRole('dialog', { name: 'Edit Package' });
  await dialog.getByRole('tab', { name: 'Itinerary', exact: true }).click();
  const day = dialog.getByRole('group', { name: 'Day 1' });
  await day.getByText('On the map, and hours').click();
  await day.getByLabel('Hours of driving').fill('2.5');
  await day.getByRole('textbox', { name: 'Place', exact: true }).fill('Gate of the pools');
  await day.getByLabel('Latitude').fill('36');
  await day.getByLabel('Longitude').fill('36.02');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(day.getByText('Enter a latitude in Tanzania, such as -3.37')).toBeVisible();
  await day.getByLabel('Latitude').fill('-3.84');

  await dialog.getByRole('tab', { name: 'Details', exact: true }).click();
  await dialog.getByRole('group', { name: 'Best months' }).getByRole('checkbox', { name: 'Jul' }).click();
  await dialog.getByLabel('Question', { exact: true }).fill('Is it cold?');
  await dialog.getByLabel('Answer', { exact: true }).fill('At night it is.');
  await dialog.getByText('Swahili', { exact: true }).click();
  await dialog.getByLabel('Two nights by the water.', { exact: true }).fill('Usiku miwili kando ya maji.');
  await dialog.getByLabel('Gate of the pools', { exact: true }).fill('Lango la mabwawa');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notice(staff, 'Package updated successfully')).toBeVisible();

  await page.goto(`/packages/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The route, day by day' })).toContainText(
    'Gate of the pools',
  );
  await expect(page.getByText('Two nights by the water.')).toBeVisible();
  await page.getByText('Is it cold?').click();
  await expect(page.getByText('At night it is.')).toBeVisible();
  const reader = await (await browser.newContext({ locale: 'sw-TZ', baseURL: settings.origin })).newPage();
  await reader.goto(`/packages/${id}`);
  await expect(reader.getByText('Usiku miwili kando ya maji.')).toBeVisible();
  const route = reader.getByRole('region', { name: 'Njia, siku kwa siku' });
  for (const twin of [route.getByRole('img'), route.getByRole('list').last()])
    await expect(twin).toContainText('Lango la mabwawa');
  await expect(reader.locator('h1 [lang="en"]')).toHaveText(name);
});
