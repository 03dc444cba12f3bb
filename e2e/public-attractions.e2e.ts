import type { Attraction, Package } from '@safari/contracts';
import { aWish, bookingsOf, fillIn, submit } from './support/booking-form';
import { catalogueOf, dollars, first } from './support/catalogue';
import { signInAtOnce } from './support/people';
import { answerWith } from './support/server-answers';
import { expect, type Page, test } from './support/story';

const section = (page: Page) => page.locator('#attractions');
const cards = (page: Page) => section(page).getByRole('article');
const cardOf = (page: Page, { name }: Attraction) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const word = (text: string) => new RegExp(`^${text}$`, 'i');
const from = ({ priceFrom, priceUnit }: Attraction) => `From ${dollars(priceFrom)}/${priceUnit}`;

/** Opens the attraction's dialog as the only one of the catalogue, beside these packages. */
async function openDetails(page: Page, attraction: Attraction, packages: readonly Package[]) {
  await answerWith(page, '/api/attractions', { json: [attraction] });
  await answerWith(page, '/api/packages', { json: packages });
  await page.goto('/');
  await section(page).getByRole('link', { name: 'View Details' }).click();
  return page.getByRole('dialog', { name: attraction.name });
}

test('P15 attractions can be narrowed to wildlife, cultural, adventure or beach, and all are shown first', async ({
  page,
}) => {
  const attractions = await catalogueOf(page).attractions();
  await page.goto('/');
  const chips = section(page).getByRole('group').getByRole('button');
  await expect(chips.first()).toHaveText('All Attractions');
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(attractions.length);
  for (const category of ['wildlife', 'cultural', 'adventure', 'beach']) {
    await chips.filter({ hasText: word(category) }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(
      attractions.filter((item) => item.category === category).map(({ name }) => name),
    );
  }
  await chips.first().click();
  await expect(cards(page)).toHaveCount(attractions.length);
});

test('P16 every attraction card shows its picture, category, name, description and From $…/unit', async ({
  page,
}) => {
  const attractions = await catalogueOf(page).attractions();
  await page.goto('/');
  await expect(cards(page)).toHaveCount(attractions.length);
  for (const item of attractions) {
    const card = cardOf(page, item);
    await expect(card.getByRole('img', { name: item.name })).toHaveCount(1);
    await expect(card.getByText(word(item.category))).toHaveCount(1);
    await expect(card).toContainText(item.description);
    await expect(card.getByText(from(item), { exact: true })).toHaveCount(1);
  }
});

test('P17 the attraction dialog tells duration, difficulty, best time, category, the whole story and what is included', async ({
  page,
}) => {
  const item = first(await catalogueOf(page).attractions(), 'attraction');
  const dialog = await openDetails(page, item, []);
  for (const [label, value] of [
    ['Duration', item.duration],
    ['Difficulty', item.difficulty],
    ['Best time', item.bestTime],
    ['Category', item.category],
  ] as const) {
    const fact = dialog.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(value, { ignoreCase: true });
  }
  for (const paragraph of item.detailedDescription.split('\n').filter(Boolean))
    await expect(dialog).toContainText(paragraph);
  for (const [name, points] of [
    ['Highlights', item.highlights],
    ['Included', item.included],
    ['Not included', item.notIncluded],
  ] as const)
    await expect(dialog.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveText([
      ...points,
    ]);
});

test('P18 the dialog lists the packages that go there: by their list of attractions, the name or the great place in a day', async ({
  page,
}) => {
  const [a, b, c, d] = await catalogueOf(page).packages();
  const attraction = {
    ...first(await catalogueOf(page).attractions(), 'attraction'),
    name: 'The Plains of Serengeti',
  };
  const without = (item: Package | undefined, activity: string): Package => {
    const some = first(item ? [item] : [], 'fourth package');
    const [day] = some.itinerary;
    return { ...some, attractionIds: [], itinerary: day ? [{ ...day, activities: [activity] }] : [] };
  };
  const byId = { ...without(a, 'A day of rest'), attractionIds: [attraction.id] };
  const byName = without(b, 'Across the plains of serengeti at dawn');
  const byKeyword = without(c, 'Evening drive in the SERENGETI');
  const other = without(d, 'A day at the sea');
  const dialog = await openDetails(page, attraction, [byId, byName, byKeyword, other]);
  const listed = dialog.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(listed).toHaveCount(3);
  await expect(listed).toContainText([byId.name, byName.name, byKeyword.name]);
  await expect(listed.first().getByRole('button')).toHaveText(['View Itinerary', 'Book Package']);
  await listed.nth(1).getByRole('button', { name: 'View Itinerary' }).click();
  await expect(page.getByRole('dialog', { name: byName.name })).toBeVisible();
});

test('P18 the dialog says so where no package goes there', async ({ page }) => {
  const attraction = {
    ...first(await catalogueOf(page).attractions(), 'attraction'),
    name: 'The Far Side of the Moon',
  };
  const packages = await catalogueOf(page).packages();
  const dialog = await openDetails(
    page,
    attraction,
    packages.map((item) => ({ ...item, attractionIds: [] })),
  );
  await expect(
    dialog.getByText('This attraction is not currently included in any packages.', { exact: true }),
  ).toBeVisible();
});

test('P19 an attraction can be booked as an experience, at its own price', async ({ page }) => {
  const item = first(await catalogueOf(page).attractions(), 'attraction');
  await signInAtOnce(page);
  await page.goto('/');
  await cardOf(page, item).getByRole('link', { name: 'View Details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book This Experience' }).click();
  const form = page.getByRole('dialog', { name: 'Book Your Experience' });
  const wish = aWish({ numberOfTravelers: '3' });
  await fillIn(form, wish);
  await expect(form).toContainText(dollars(Number(item.priceFrom) * 3));
  await submit(form);
  await expect(page).toHaveURL(/\/booked\//);
  expect(await bookingsOf(page, wish)).toMatchObject([
    {
      bookingType: 'attraction',
      itemId: item.id,
      itemName: item.name,
      numberOfTravelers: 3,
      totalPrice: (Number(item.priceFrom) * 3).toFixed(2),
    },
  ]);
});
