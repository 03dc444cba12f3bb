import type { Attraction, Package } from '@safari/contracts';
import { expectUncovered } from './support/accessibility';
import { catalogueOf, days, dollars, first } from './support/catalogue';
import { choose, optionsOf } from './support/choices';
import { expect, type Page, test } from './support/story';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const cardOf = (page: Page, { name }: { name: string }) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const tab = (page: Page, name: string, count: number) =>
  page.getByRole('tab', { name: `${name} (${count})`, exact: true });
const corner = (page: Page) => page.getByRole('complementary');

async function open(page: Page): Promise<{ packages: Package[]; attractions: Attraction[] }> {
  const [packages, attractions] = [await catalogueOf(page).packages(), await catalogueOf(page).attractions()];
  await page.goto('/operator-portal');
  await expect(cards(page)).toHaveCount(packages.length);
  return { packages, attractions };
}

test('O01 O05 the portal says that it is a MOCKUP and what it is for, and leads back to the dashboard', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Operator Portal\s*MOCKUP/);
  await expect(
    page.getByText('Manage your capabilities and bid on safari packages and attractions', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/bookings');
});

test('O02 search and location narrow both tabs together, whose counts follow', async ({ page }) => {
  const { packages, attractions } = await open(page);
  const search = page.getByPlaceholder('Search packages and attractions...', { exact: true });
  const expectShown = async (words: string, place: string) => {
    const holds = (item: Package | Attraction) =>
      (place === '' || item.location === place) &&
      [item.name, item.description].some((text) => text.toLowerCase().includes(words.toLowerCase()));
    await expect(tab(page, 'Safari Packages', packages.filter(holds).length)).toBeVisible();
    await expect(tab(page, 'Attractions', attractions.filter(holds).length)).toBeVisible();
  };
  await expectShown('', '');
  const [all, ...offered] = await optionsOf(page, 'Location');
  expect(all).toBe('All Locations');
  const places = [...new Set([...packages, ...attractions].map((item) => item.location))].filter(Boolean);
  expect(offered.toSorted()).toEqual(places.toSorted());

  const sought = first(packages, 'package');
  const words = sought.description.slice(3, 20).toUpperCase();
  await search.fill(words);
  await expectShown(words, '');
  await choose(page, 'Location', sought.location);
  await expectShown(words, sought.location);
  await expect(cardOf(page, sought)).toBeVisible();
  await search.fill('');
  await expectShown('', sought.location);
});

test('O03 cards tell what there is to run; ticking them counts in the badge and in the corner', async ({
  page,
}) => {
  const { packages, attractions } = await open(page);
  for (const item of packages) {
    const card = cardOf(page, item);
    for (const text of [item.location, item.description, dollars(item.price), days(item.duration)])
      await expect(card).toContainText(text);
    await expect(card.getByRole('checkbox')).not.toBeChecked();
  }
  const count = async (selected: number) => {
    await expect(page.getByText(`${selected} selected`, { exact: true })).toBeVisible();
    await expect(corner(page).getByText(`${selected} items selected`, { exact: true })).toBeVisible();
  };
  await count(0);
  const [one, two] = [first(packages, 'package'), first(packages.slice(1), 'second package')];
  await cardOf(page, one).getByRole('checkbox').check();
  await cardOf(page, two).getByRole('checkbox').check();
  await tab(page, 'Attractions', attractions.length).click();
  for (const item of attractions) {
    const card = cardOf(page, item);
    for (const text of [item.location, item.description, `From ${dollars(item.priceFrom)}`])
      await expect(card).toContainText(text);
    await expect(card.getByText(item.category, { exact: false }).last()).toBeVisible();
  }
  await cardOf(page, first(attractions, 'attraction')).getByRole('checkbox').check();
  await count(3);
  await tab(page, 'Safari Packages', packages.length).click();
  await expect(cardOf(page, one).getByRole('checkbox')).toBeChecked();
  await cardOf(page, two).getByRole('checkbox').uncheck();
  await count(2);

  const before = page.url();
  await corner(page).getByRole('button', { name: 'Update Capabilities' }).click();
  expect(page.url()).toBe(before);
  await count(2);
});

test('O04 a bid begins empty every time, both buttons close it, and nothing is sent', async ({ page }) => {
  const { packages } = await open(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!/\/(pictures|assets|api\/live)\b/.test(request.url()))
      calls.push(`${request.method()} ${request.url()}`);
  });
  const [one, two] = [first(packages, 'package'), first(packages.slice(1), 'second package')];
  const dialog = page.getByRole('dialog', { name: 'Place Your Bid' });
  const fields = ['Bid Amount (USD)', 'Estimated Duration', 'Message to Client'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  for (const [item, way] of [
    [one, 'Submit Bid'],
    [one, 'Cancel'],
    [two, 'Submit Bid'],
  ] as const) {
    const placeBid = cardOf(page, item).getByRole('button', { name: 'Place Bid' });
    await placeBid.click();
    for (const field of fields) {
      await expect(field).toHaveValue('');
      await field.fill('two thousand, not a number');
    }
    await expect(dialog.getByPlaceholder('5 days, 2 weeks')).toBeVisible();
    await dialog.getByRole('button', { name: way, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(placeBid).toBeFocused();
  }
  expect(calls).toEqual([]);
});

test('O04 the box in the corner covers nothing that has the focus, and leaves a low window to what is read', async ({
  page,
}) => {
  const { packages } = await open(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const item of packages) {
      const placeBid = cardOf(page, item).getByRole('button', { name: 'Place Bid' });
      await placeBid.focus();
      await expectUncovered(placeBid);
    }
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(corner(page)).not.toBeInViewport();
});
