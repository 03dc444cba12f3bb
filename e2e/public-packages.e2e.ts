import type { Package } from '@safari/contracts';
import { catalogueOf, days, dollars, first } from './support/catalogue';
import { choose, optionsOf } from './support/choices';
import { answerWith } from './support/server-answers';
import { expect, type Page, test } from './support/story';

const section = (page: Page) => page.locator('#packages');
const cards = (page: Page) => section(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const cardOf = (page: Page, { name }: Package) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const badge = (page: Page, count: number) =>
  section(page).getByText(`${count} packages found`, { exact: true });

const mentions = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
const namesOf = (packages: readonly Package[]) => packages.map(({ name }) => name);

test('P08 three packages stand first: by their place on the front page, or the first three where none has a place', async ({
  page,
}) => {
  const packages = await catalogueOf(page).packages();
  const last = packages.slice(-3);
  const placed = packages.map((item) => ({
    ...item,
    displayOrder: item === last[0] ? 3 : item === last[1] ? 1 : item === last[2] ? 2 : null,
  }));
  const restore = await answerWith(page, '/api/packages', { json: placed });
  await page.goto('/');
  await expect(names(page)).toHaveText([last[1], last[2], last[0]].map((item) => item?.name ?? ''));
  await restore();
  await answerWith(page, '/api/packages', {
    json: packages.map((item) => ({ ...item, displayOrder: null })),
  });
  await page.reload();
  await expect(names(page)).toHaveText(namesOf(packages.slice(0, 3)));
});

test('P09 See All Packages (count) shows all with the filter bar, and Show Less goes back to three', async ({
  page,
}) => {
  const { length } = await catalogueOf(page).packages();
  await page.goto('/');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: `See All Packages (${length})`, exact: true }).click();
  await expect(cards(page)).toHaveCount(length);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(badge(page, length)).toBeVisible();
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});

test('P10 P11 search looks into name and description, the location into highlights and name, and both hold together', async ({
  page,
}) => {
  const packages = await catalogueOf(page).packages();
  await page.goto('/?packages=all');
  const search = page.getByRole('searchbox');
  const expectShown = async (shown: readonly Package[]) => {
    await expect(badge(page, shown.length)).toBeVisible();
    // the count alone may be the same as before
    await expect
      .poll(async () => (await names(page).allTextContents()).toSorted())
      .toEqual(namesOf(shown).toSorted());
  };

  const sought = first(packages, 'package');
  await search.fill(sought.name.toUpperCase());
  await expectShown(packages.filter(({ name, description }) => mentions(name + description, sought.name)));
  const words = sought.description.slice(0, 25);
  await search.fill(words);
  await expectShown(packages.filter(({ description }) => mentions(description, words)));
  await search.fill('nothing is called this');
  await expectShown([]);
  await section(page).getByRole('button', { name: 'Show All Packages' }).click();
  await expectShown(packages);

  const places = ['Tanzania', 'Serengeti', 'Ngorongoro', 'Kilimanjaro', 'Zanzibar'];
  const choices = packages
    .flatMap(({ highlights }) => highlights)
    .filter((highlight) => places.some((place) => mentions(highlight, place)));
  const [all, ...offered] = await optionsOf(page, 'Location');
  expect(all).toBe('All Locations');
  expect(offered.toSorted()).toEqual([...new Set(choices)].toSorted());

  const chosen = first(choices, 'place');
  const there = packages.filter(({ name, highlights }) =>
    [name, ...highlights].some((text) => mentions(text, chosen)),
  );
  await choose(page, 'Location', chosen);
  await expectShown(there);
  const both = first(there, 'package there');
  await search.fill(both.name);
  await expectShown(there.filter(({ name, description }) => mentions(name + description, both.name)));
});

test('P12 packages stand in each of the six orders', async ({ page }) => {
  const packages = await catalogueOf(page).packages();
  await page.goto('/?packages=all');
  const by = (order: (a: Package, b: Package) => number) => namesOf(packages.toSorted(order));
  const orders: [label: RegExp, names: string[]][] = [
    [/^Featured$/, by((a, b) => b.isPopular - a.isPopular)],
    [/^Price:? low to high$/i, by((a, b) => Number(a.price) - Number(b.price))],
    [/^Price:? high to low$/i, by((a, b) => Number(b.price) - Number(a.price))],
    [/^Duration:? short to long$/i, by((a, b) => a.duration - b.duration)],
    [/^Duration:? long to short$/i, by((a, b) => b.duration - a.duration)],
    [/^Name:? A to Z$/i, by((a, b) => a.name.localeCompare(b.name))],
  ];
  const labels = await optionsOf(page, 'Sort by');
  expect(labels).toEqual(orders.map(([label]) => expect.stringMatching(label)));
  await expect(names(page)).toHaveText(orders[0]?.[1] ?? []);
  for (const [index, [, expected]] of [...orders.entries()].toReversed()) {
    await choose(page, 'Sort by', labels[index] ?? '');
    await expect(names(page)).toHaveText(expected);
  }
});

test('P13 S09 every card shows what the package is, what it costs in $ and how many days it takes', async ({
  page,
}) => {
  const packages = await catalogueOf(page).packages();
  await page.goto('/?packages=all');
  await expect(cards(page)).toHaveCount(packages.length);
  for (const item of packages) {
    const card = cardOf(page, item);
    await expect(card.getByRole('img', { name: item.name })).toHaveCount(1);
    await expect(card.getByText('Most Popular', { exact: true })).toHaveCount(item.isPopular);
    await expect(card.getByText('Best Value', { exact: true })).toHaveCount(item.type === 'budget' ? 1 : 0);
    await expect(card).toContainText(item.description);
    for (const inclusion of item.inclusions.slice(0, 4)) await expect(card).toContainText(inclusion);
    const more = item.inclusions.length - 4;
    await expect(card.getByText(/^\+\d+ more$/)).toHaveText(more > 0 ? [`+${more} more`] : []);
    await expect(card).toContainText(`${dollars(item.price)} ${days(item.duration)}, per person`);
    await expect(card).toContainText(item.agency);
    await expect(card.getByRole('link')).toHaveText([item.name, 'View Itinerary', 'Book This Package']);
  }
  const picture = cards(page).first().getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
});

test('P14 the itinerary tells every day, with its video where there is one and Video preview coming soon where not', async ({
  page,
}) => {
  const packages = await catalogueOf(page).packages();
  const item = packages.find(({ itinerary }) => itinerary.length > 1) ?? first(packages, 'package');
  const videoUrl = '/pictures/day-one.webm';
  const filmed = {
    ...item,
    itinerary: item.itinerary.map((day, index) =>
      index === 0 ? { ...day, videoUrl } : { ...day, videoUrl: undefined },
    ),
  };
  await answerWith(page, '/api/packages', { json: [filmed] });
  await page.goto('/');
  await page.getByRole('link', { name: 'View Itinerary' }).click();
  const dialog = page.getByRole('dialog', { name: item.name });
  await expect(dialog.getByRole('img', { name: item.name })).toBeVisible();
  for (const text of [item.description, ...item.inclusions, dollars(item.price), days(item.duration)])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByText('Small Groups, Max 12 people', { exact: true })).toBeVisible();

  for (const { day, title, activities } of item.itinerary) {
    const entry = dialog.getByRole('listitem').filter({ has: page.getByText(`Day ${day}`, { exact: true }) });
    await expect(entry.getByRole('heading', { name: title })).toHaveCount(1);
    for (const activity of activities) await expect(entry).toContainText(activity);
    await expect(entry.locator('video')).toHaveCount(day === 1 ? 1 : 0);
    await expect(entry.getByText('Video preview coming soon', { exact: true })).toHaveCount(
      day === 1 ? 0 : 1,
    );
  }
  await expect(dialog.locator('video')).toHaveAttribute('src', videoUrl);
  await expect(dialog.getByRole('button', { name: 'Book This Package Now' })).toBeInViewport();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('P14 P17 the page is named after what is opened on it, as the server names it, and gets its own name back', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Itinerary' }).first()).toBeVisible();
  const own = await page.title();
  for (const [where, press] of [
    ['#packages', 'View Itinerary'],
    ['#attractions', 'View Details'],
  ] as const) {
    const card = page.locator(where).getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: press }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    const served = await (await page.request.get(page.url())).text();
    expect(served).toContain(`<title>${await page.title()}</title>`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveTitle(own);
  }
});
