import type { Artwork } from '@safari/contracts';
import { catalogueOf, dollars, first } from './support/catalogue';
import { answerWith, drawnByBrowser, holdBack } from './support/server-answers';
import { expect, type Page, test } from './support/story';

const cards = (page: Page) => page.locator('main').getByRole('article');
const cardOf = (page: Page, { title }: Artwork) =>
  cards(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const artworksOf = (page: Page) => catalogueOf(page).artworks();
const profileOf = (artist: string) => `/artist/${encodeURIComponent(artist)}`;

test('G01 the gallery shows six skeletons, then a card for every artwork', async ({ page }) => {
  const artworks = await artworksOf(page);
  const arrive = await holdBack(page, '/api/artworks');
  await page.goto('/art');
  await expect(page.locator('[aria-busy=true] .ui-card')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Local Art Gallery', level: 1 })).toBeVisible();
  await expect(page.getByText(/Authentic Tanzanian artworks/)).toBeVisible();
  arrive();
  await expect(cards(page)).toHaveCount(artworks.length);
  for (const item of artworks) {
    const card = cardOf(page, item);
    await expect(card.getByRole('img', { name: item.title })).toHaveCount(1);
    await expect(card.getByText(item.medium, { exact: true })).toHaveCount(1);
    for (const text of [`by ${item.artist}`, item.dimensions, dollars(item.price)])
      await expect(card.getByText(text, { exact: true })).toHaveCount(1);
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/art/${item.id}`);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('G01 a long description is clamped to three lines', async ({ page }) => {
  const item = first(await artworksOf(page), 'artwork');
  const description = 'A very long story of one picture. '.repeat(40);
  await answerWith(page, '/api/artworks', { json: [{ ...item, description }] });
  await page.goto('/art');
  const lines = await cards(page)
    .getByText(description.trim())
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test('G02 an artwork shows a skeleton until it is there, and its number is read as an integer', async ({
  page,
}) => {
  const item = first(await artworksOf(page), 'artwork');
  const arrive = await holdBack(page, `/api/artworks/${item.id}`);
  await page.goto(`/art/${item.id}abc`);
  await expect(page.locator('main .ui-skeleton').first()).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: item.title, level: 1 })).toBeVisible();
  await expect(page.locator('main .ui-skeleton')).toHaveCount(0);
});

test('G02 Artwork Not Found leads back to the gallery, for a number that is none and for one nobody has', async ({
  page,
}) => {
  for (const address of ['/art/red', '/art/999999999']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Artwork Not Found', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Gallery' })).toHaveAttribute('href', '/art');
  }
});

test('G03 an artwork tells what it is, what it costs and who made it, and three ways lead to the artist', async ({
  page,
}) => {
  const item = first(await artworksOf(page), 'artwork');
  const main = page.locator('main');
  await page.goto(`/art/${item.id}`);
  await expect(page.getByRole('heading', { name: item.title, level: 1 })).toBeVisible();
  await expect(main.getByRole('img', { name: item.title })).toBeVisible();
  for (const [label, value] of [
    ['Dimensions', item.dimensions],
    ['Medium', item.medium],
    ['Year', String(item.yearCreated)],
    ['Price', dollars(item.price)],
  ] as const) {
    const fact = main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(fact.getByRole('definition')).toHaveText(value);
  }
  // the medium, as a badge on the picture and among the facts
  await expect(main.getByText(item.medium, { exact: true })).toHaveCount(2);
  for (const text of [item.description, item.artistBio, ...item.artistStory.split('\n').filter(Boolean)])
    await expect(main).toContainText(text);

  const artist = main.getByRole('region', { name: 'The artist' });
  const photo = artist.locator('a:has(img)');
  const name = artist.getByRole('link', { name: item.artist, exact: true }).filter({ hasText: item.artist });
  const button = artist.getByRole('link', { name: 'View Artist Profile' });
  for (const way of [photo, name, button]) await expect(way).toHaveAttribute('href', profileOf(item.artist));
  await button.click();
  await expect(page.getByRole('heading', { name: item.artist, level: 1 })).toBeVisible();
});

test('G04 G05 every way to buy opens an e-mail to the house with its subject, and View More Artworks leads back', async ({
  page,
}) => {
  const [item, { email }] = [first(await artworksOf(page), 'artwork'), await catalogueOf(page).brand()];
  await page.goto(`/art/${item.id}`);
  await expect(page.getByRole('heading', { name: 'Purchase Options' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Original Artwork & NFT Collection' })).toBeVisible();
  for (const [name, hint, subject] of [
    ['Buy Digital Copy', 'High-res download', 'Digital Copy Request - '],
    ['Buy Printed Artwork', 'Museum quality prints', 'Print Request - '],
    ['Buy Merch', 'T-shirts, bags & more', 'Merchandise Request - '],
    ['Interested in Original Artwork', '', 'Original Artwork Inquiry - '],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toContainText(hint, { ignoreCase: true });
    const letter = new URL((await link.getAttribute('href')) ?? '');
    expect(`${letter.protocol}${letter.pathname}`).toBe(`mailto:${email}`);
    expect(letter.searchParams.get('subject')).toBe(subject + item.title);
  }
  await page.getByRole('link', { name: 'View More Artworks' }).click();
  await expect(page).toHaveURL('/art');
});

test('G06 an artist has a profile with photo, badges, story and all their works, under any name', async ({
  page,
}) => {
  const artworks = await artworksOf(page);
  const { artist } = first(artworks, 'artwork');
  const works = artworks.filter((item) => item.artist === artist);
  const item = first(works, 'work');
  const main = page.locator('main');
  await page.goto(profileOf(artist));
  await expect(page.getByRole('heading', { name: artist, level: 1 })).toBeVisible();
  await expect(main.locator('.ui-avatar img').first()).toHaveAttribute('src', item.artistPhotoUrl);
  await expect(main.getByText(item.category, { exact: true })).toBeVisible();
  await expect(main.getByText('Tanzanian Artist', { exact: true })).toBeVisible();
  await expect(main).toContainText(item.artistBio);
  await expect(main.getByRole('region', { name: "Artist's Story" })).toContainText(
    item.artistStory.split('\n')[0] ?? '',
  );
  const shown = main.getByRole('region', { name: `Artworks by ${artist}` });
  await expect(shown.getByRole('article')).toHaveCount(works.length);
  for (const work of works) {
    const card = cardOf(page, work);
    await expect(card.getByRole('img', { name: work.title })).toHaveCount(1);
    for (const text of [work.medium, String(work.yearCreated), work.description, dollars(work.price)])
      await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/art/${work.id}`);
  }
});

test('G06 an artist whose name holds signs is asked for by exactly that name', async ({ page }) => {
  const name = 'A/B ?#&% Ünïcode é';
  const known = first(await artworksOf(page), 'artwork');
  const item = { ...known, artist: name };
  await drawnByBrowser(page);
  await page.route('**/api/artworks/*', (route) => route.fulfill({ json: item }));
  await page.route('**/api/artist/**', (route) => route.fulfill({ json: [item] }));
  await page.goto(`/art/${item.id}`);
  const asked = page.waitForRequest('**/api/artist/**');
  await page.getByRole('link', { name: 'View Artist Profile' }).click();
  expect(new URL((await asked).url()).pathname).toBe(`/api/artist/${encodeURIComponent(name)}/artworks`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // only this browser knows that artist: the server answers 404, but the page renders
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect((await page.goto(`/artist/${encodeURIComponent(known.artist)}`))?.status()).toBe(200);
});

test('G06 Artist Not Found leads back to the gallery', async ({ page }) => {
  await page.goto('/artist/Nobody%20At%20All');
  await expect(page.getByRole('heading', { name: 'Artist Not Found', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page).toHaveURL('/art');
});
