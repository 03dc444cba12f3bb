import { catalogueOf } from './support/catalogue';
import { choice } from './support/choices';
import { signInAtOnce } from './support/people';
import { holdBack } from './support/server-answers';
import { expect, type Locator, type Page, test } from './support/story';

const bar = (page: Page) => page.getByRole('banner');
const loading = (page: Page) => page.getByText('Loading your dream safari...', { exact: true });
const packages = (page: Page) => page.getByRole('heading', { name: 'Safari Packages', exact: true });
const donation = (page: Page) => page.getByText(/\$50\b.* package/);

/** Just below the sticky top bar. */
async function expectAtTop(section: Locator): Promise<void> {
  await expect.poll(async () => Math.abs(((await section.boundingBox())?.y ?? 9_999) - 64)).toBeLessThan(100);
}

test('P01 the whole window says Loading your dream safari... until packages, attractions and guides are all there', async ({
  page,
}) => {
  const arrivals = [];
  for (const path of ['/api/packages', '/api/attractions', '/api/guides'])
    arrivals.push({ path, arrive: await holdBack(page, path) });
  await page.goto('/');
  await expect(loading(page)).toBeVisible();
  const cover = await loading(page).locator('..').boundingBox();
  expect(cover).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  for (const { path, arrive } of arrivals) {
    await expect(loading(page)).toBeVisible();
    await expect(packages(page)).toBeHidden();
    const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
    arrive();
    await answered;
  }
  await expect(packages(page)).toBeVisible();
  await expect(loading(page)).toBeHidden();
});

test('P02 the top bar leads to every section, to the gallery and to the contact details, and Book Now to the packages', async ({
  page,
}) => {
  await page.goto('/');
  const link = (name: string) =>
    bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await expect(bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Packages',
    'Attractions',
    'Art',
    'Gallery',
    'Contact',
  ]);
  for (const [name, hash] of [
    ['Packages', 'packages'],
    ['Attractions', 'attractions'],
    ['Art', 'art'],
  ] as const) {
    await link(name).click();
    await expect(page).toHaveURL(`/#${hash}`);
    await expectAtTop(page.locator(`#${hash}`));
  }
  await link('Contact').click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeInViewport();
  await link('Gallery').click();
  await expect(page).toHaveURL('/art');
  await bar(page).getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/#packages');
  await expectAtTop(page.locator('#packages'));
});

test('P03 a visitor is offered Login, a customer a menu with their name, My Bookings and Logout', async ({
  page,
}) => {
  await page.goto('/art');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await signInAtOnce(page);
  const { name } = (await (await page.request.get('/api/auth/user')).json()) as { name: string };
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await bar(page).getByRole('button', { name }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['My Bookings', 'Logout']);
  await page.getByRole('menuitem', { name: 'My Bookings' }).click();
  await expect(page).toHaveURL('/dashboard');
  await bar(page).getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test('P04 the hero has a headline, Explore Packages leads to them, and Watch Video does nothing', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Watch Video' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog').or(page.locator('video'))).toHaveCount(0);
  expect(calls.filter((path) => !/^\/(pictures|api\/(artworks|live)|mfe|assets)\b/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Explore Packages' }).click();
  await expectAtTop(page.locator('#packages'));
});

test('P05 the sections stand in the order of the plan, with 15+ years, 10,000+ travelers, 50+ guides, 98% satisfaction', async ({
  page,
}) => {
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures).toContainText(
    /years.*15\+.*travelers.*10,000\+.*guides.*50\+.*satisfaction.*98%|15\+.*years.*10,000\+.*travelers.*50\+.*guides.*98%.*satisfaction/s,
  );
  const order = [
    page.getByRole('heading', { level: 1 }),
    packages(page),
    page.getByRole('heading', { name: 'Must-See Attractions' }),
    page.getByRole('heading', { name: 'Local Art Gallery' }),
    figures,
    page.getByRole('heading', { name: 'California Seller of Travel' }),
    donation(page),
    page.getByRole('heading', { name: 'When would you like to wake up here?' }),
    page.getByRole('contentinfo'),
  ];
  const tops = [];
  for (const section of order) {
    await expect(section).toBeVisible();
    tops.push((await section.boundingBox())?.y ?? Number.NaN);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

test('P06 four credentials, five steps of a booking and three features say why to choose us', async ({
  page,
}) => {
  await page.goto('/');
  const credentials = page.getByRole('list').filter({ hasText: 'California Seller of Travel' });
  await expect(credentials.getByRole('heading')).toHaveText([
    'California Seller of Travel',
    'Consumer Restitution',
    'Trust account',
    'Licensed in Tanzania',
  ]);
  const steps = page.getByRole('list', { name: 'Five steps to your safari' }).getByRole('listitem');
  await expect(steps).toContainText([/wish/, /24 hours/, /together/, /trust account/, /follow your trip/]);
  const features = page.getByRole('list').filter({ hasText: 'Real-time updates' }).getByRole('heading');
  await expect(features).toHaveText(['Real-time updates', 'Digital receipts', 'Direct chat']);
});

test('P07 community, closing and footer say what is given, how to take part and how to reach us', async ({
  page,
}) => {
  const { email, phone } = await catalogueOf(page).brand();
  await page.goto('/');
  const community = donation(page).locator('xpath=ancestor::section[1]');
  for (const text of ['2018', '50+', '25,000+', '200+', '$50', '$15'])
    await expect(community).toContainText(text);
  const letter = async (name: string) => {
    const address = new URL((await community.getByRole('link', { name }).getAttribute('href')) ?? '');
    expect(`${address.protocol}${address.pathname}`).toBe(`mailto:${email}`);
    return address.searchParams.get('subject');
  };
  expect(await letter('Become a Partner')).toMatch(/partner/i);
  expect(await letter('Make a Donation')).toMatch(/donation/i);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  await expect(footer.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  for (const [place, location = place] of [
    ['Serengeti', 'Serengeti National Park'],
    ['Ngorongoro', 'Ngorongoro Crater'],
    ['Kilimanjaro'],
    ['Zanzibar'],
  ] as const) {
    await footer.getByRole('link', { name: place }).click();
    await expectAtTop(page.locator('#packages'));
    await expect(choice(page, 'Location')).toHaveText(location);
  }
});

test('P20 the art preview shows 3 skeletons, then the first 3 artworks and View All Art', async ({
  page,
}) => {
  const artworks = await catalogueOf(page).artworks();
  const arrive = await holdBack(page, '/api/artworks');
  await page.goto('/');
  const preview = page.locator('#art');
  await expect(preview.locator('[aria-busy=true] .ui-card')).toHaveCount(3);
  arrive();
  await expect(preview.getByRole('article').getByRole('heading')).toHaveText(
    artworks.slice(0, 3).map(({ title }) => title),
  );
  await expect(preview.locator('[aria-busy=true]')).toHaveCount(0);
  await preview.getByRole('link', { name: 'View All Art' }).click();
  await expect(page).toHaveURL('/art');
});
