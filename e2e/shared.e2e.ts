import { attractionPath, packagePath } from '@safari/contracts';
import { catalogueOf, first } from './support/catalogue';
import { notice, signInAtOnce, signInStaffAtOnce } from './support/people';
import { ROUTES, STAFF_PATHS } from './support/routes';
import { answerWith, breakDown, countCalls, cutLiveStream, holdBack } from './support/server-answers';
import { settings } from './support/settings';
import { expect, type Page, test } from './support/story';

/** The first heading of each screen. */
const HEADINGS: Record<string, string | RegExp> = {
  '/': /./,
  '/my-bookings': 'My Bookings',
  '/dashboard': 'My Bookings',
  '/booked/:id': 'There is no such booking',
  '/operator-portal': /^Operator Portal/,
  '/art': 'Local Art Gallery',
  '/answer/:token': 'We do not know this link',
  '/offer/:token': 'There is nothing to decide here',
  '/erasure/:token': 'We do not know this receipt',
  '/terms/:page': 'Cancellation',
  '/terms/:page/:since': 'Cancellation',
  '/login': /./,
  '/loginu1': 'Development Login',
  '/adminlogin': 'Admin Login',
  '/join': 'Join the Office',
  '/today': 'Today',
  '/bookings': 'Bookings',
  '/operators': 'Operator Network',
  '/operator-coordination': 'Operator Coordination',
  '/trip-tracking': 'Trip Tracking',
  '/operator-capabilities': 'Operator Capabilities',
  '/package-management': 'Package Management',
  '/attraction-management': 'Attraction Management',
  '/guide-management': 'Guide Management',
  '/artwork-management': 'Artwork Management',
  '/artist-management': 'Artist Management',
  '/people': 'People',
};
const headline = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
/** The shell's own routes and the remotes'. */
const PATHS = ['/login', '/loginu1', ...ROUTES.map(({ path }) => path)];

async function addresses(page: Page): Promise<{ address: string; heading: string | RegExp }[]> {
  const catalogue = catalogueOf(page);
  const { id, title, artist } = first(await catalogue.artworks(), 'artwork');
  const trip = first(await catalogue.packages(), 'package');
  const sight = first(await catalogue.attractions(), 'attraction');
  const { since } = await catalogue.terms('cancellation');
  return PATHS.map((path) => {
    if (path === '/packages/:id') return { address: packagePath(trip), heading: trip.name };
    if (path === '/attractions/:id') return { address: attractionPath(sight), heading: sight.name };
    if (path === '/art/:id') return { address: `/art/${id}`, heading: title };
    if (path === '/artist/:artistName')
      return { address: `/artist/${encodeURIComponent(artist)}`, heading: artist };
    const address = path
      .replace(/:token|:id/, 'nobody-has-this')
      .replace(':page', 'cancellation')
      .replace(':since', since);
    return { address, heading: HEADINGS[path] ?? path };
  });
}

test('S01 every address of both route tables opens its screen on a direct load', async ({
  page,
  browser,
}) => {
  await signInAtOnce(page);
  await signInStaffAtOnce(page);
  const visitor = await (await browser.newContext()).newPage();
  for (const { address, heading } of await addresses(page)) {
    // a signed-in person is redirected from the sign-in screens
    const reader = address.includes('login') ? visitor : page;
    const answer = await reader.goto(settings.origin + address, { waitUntil: 'commit' });
    expect(answer?.status(), address).toBe(200);
    await expect(headline(reader, heading)).toBeVisible();
  }
});

test('S01 links lead from screen to screen without a reload, and back and forward retrace them', async ({
  page,
}) => {
  await signInAtOnce(page);
  await signInStaffAtOnce(page);
  const { title, artist } = first(await catalogueOf(page).artworks(), 'artwork');
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const main = page.locator('main');
  const follow = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await expect(headline(page, 'Local Art Gallery')).toBeVisible();
  await main.getByRole('link', { name: title, exact: true }).click();
  await expect(headline(page, title)).toBeVisible();
  await follow('View Artist Profile');
  await expect(headline(page, artist)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Operator Portal' }).click();
  await expect(headline(page, /^Operator Portal/)).toBeVisible();
  await follow('Back to Dashboard');
  await expect(headline(page, 'Bookings')).toBeVisible();
  const staff = page.getByRole('navigation', { name: 'Back office' });
  const others = STAFF_PATHS.filter((path) => path !== '/bookings');
  for (const path of others) {
    await staff.locator(`a[href="${path}"]`).click();
    await expect(headline(page, HEADINGS[path] ?? path)).toBeVisible();
  }
  const seen = [
    'Local Art Gallery',
    title,
    artist,
    /^Operator Portal/,
    'Bookings',
    ...others.map((path) => HEADINGS[path] ?? path),
  ];
  for (const heading of seen.slice(0, -1).toReversed()) {
    await page.evaluate(() => window.history.back());
    await expect(headline(page, heading)).toBeVisible();
  }
  for (const heading of seen.slice(1, 6)) {
    await page.evaluate(() => window.history.forward());
    await expect(headline(page, heading)).toBeVisible();
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('S02 any other path says 404 Page Not Found, with status 404 on a direct load', async ({ page }) => {
  for (const path of ['/nowhere', '/art/5/more', '/bookings/1', '/Art', '/artist', '/index.php'])
    expect((await page.request.get(path)).status(), path).toBe(404);
  for (const path of ['/packages/%ff', '/no/such/place']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(headline(page, '404 Page Not Found')).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    window.history.pushState({}, '', '/somewhere-else');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(headline(page, '404 Page Not Found')).toBeVisible();
});

test('S03 every call carries the session, and a body goes as JSON with a JSON content type', async ({
  page,
}) => {
  await page.goto('/loginu1');
  const { username, password } = (await (await page.request.get('/api/auth/dev')).json()) as {
    username: string;
    password: string;
  };
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  const login = page.waitForRequest('**/api/auth/simple-login');
  const lists = ['/api/packages', '/api/attractions', '/api/guides', '/api/artworks', '/api/auth/user'].map(
    (path) =>
      page.waitForRequest(async (request) => {
        const headers = await request.allHeaders();
        return new URL(request.url()).pathname === path && /safari_session=/.test(headers['cookie'] ?? '');
      }),
  );
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  expect((await login).headers()['content-type']).toMatch(/^application\/json\b/);
  expect((await login).postDataJSON()).toEqual({ username, password });
  await Promise.all(lists);
});

test('S05 the user is asked for once while a page loads, however many of its parts ask, and again on focus', async ({
  page,
}) => {
  await signInAtOnce(page);
  const { name } = (await (await page.request.get('/api/auth/user')).json()) as { name: string };
  const calls = countCalls(page);
  await page.clock.setFixedTime(Date.now()); // however long its parts take to load
  await page.goto('/');
  await expect(page.locator('#art').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible();
  expect(calls('/api/auth/user')).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => calls('/api/auth/user')).toBe(2);
});

test('S05 a page that a visitor opens asks for no user, and for one when the visitor comes back to it', async ({
  page,
}) => {
  const calls = countCalls(page);
  for (const address of ['/', '/art', '/operator-portal']) {
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Operator Portal/ })).toBeVisible();
  expect(calls('/api/auth/user')).toBe(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => calls('/api/auth/user')).toBe(1);
});

test('S05 lists are asked for once: not again on focus, on a way back, after an hour or after a failure; the user is, on focus', async ({
  page,
}) => {
  await page.clock.install();
  await cutLiveStream(page); // an hour without messages invalidates everything
  const calls = countCalls(page);
  const repair = await breakDown(page, '/api/artworks');
  await page.goto('/');
  const again = page.locator('#art').getByRole('button', { name: 'Try Again' });
  // a slow part offers a retry, too
  await expect.poll(() => calls('/api/artworks')).toBe(1);
  await expect(again).toBeVisible();
  await page.clock.runFor('00:10');
  expect(calls('/api/artworks')).toBe(1);
  await repair();
  await again.click();
  await expect(page.locator('#art').getByRole('article')).toHaveCount(3);

  const users = calls('/api/auth/user');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => calls('/api/auth/user')).toBeGreaterThan(users);
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Safari Packages' })).toBeVisible();
  const asked = calls('/api/auth/user');
  await page.clock.runFor('01:00:00');
  expect(calls('/api/artworks')).toBe(2);
  for (const path of ['/api/packages', '/api/attractions', '/api/guides']) expect(calls(path), path).toBe(1);
  expect(calls('/api/auth/user')).toBe(asked);
});

test('S05 a current-user call that fails in any way reads as signed out', async ({ page }) => {
  await signInAtOnce(page);
  await breakDown(page, '/api/auth/user');
  await page.goto('/art');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('S08 /auth/google starts Google sign-in by a full page, and /auth/logout ends it', async ({ page }) => {
  await page.goto('/auth/google');
  expect(new URL(page.url()).origin).not.toBe(settings.origin);
  await page.getByRole('button', { name: 'Grace Wanderer' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Grace Wanderer' })).toBeVisible();
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('S08 Logout ends the session and reloads the page; where it fails, a toast says so', async ({
  page,
}) => {
  await signInAtOnce(page);
  const { name } = (await (await page.request.get('/api/auth/user')).json()) as { name: string };
  await page.goto('/art');
  const menu = page.getByRole('banner').getByRole('button', { name });
  const logout = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  const repair = await breakDown(page, '/api/auth/logout');
  await logout();
  await expect(notice(page, 'Logout Error')).toBeVisible();
  await expect(notice(page, 'Failed to logout. Please try again.')).toBeVisible();
  await expect(menu).toBeVisible();
  await repair();
  const ended = page.waitForResponse('**/api/auth/logout');
  const reloaded = page.waitForEvent('load');
  await logout();
  expect((await ended).request().method()).toBe('POST');
  await reloaded;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('S10 every protected staff screen is restricted without a staff session, whatever the browser has stored', async ({
  page,
}) => {
  await signInAtOnce(page);
  await page.addInitScript(() => localStorage.setItem('adminAuthenticated', 'true'));
  for (const path of STAFF_PATHS) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(headline(page, 'Access Restricted')).toBeVisible();
    await expect(
      page.getByText('This area requires admin authentication. Please log in to continue.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Login' })).toHaveAttribute('href', '/adminlogin');
  }
});

/** A page, its request, and its loading text. */
interface Load {
  address: string;
  path: string;
  loading: string;
}

/** Every public list and detail page. */
const LOADS: readonly Load[] = [
  { address: '/', path: '/api/packages', loading: 'Loading your dream safari...' },
  { address: '/', path: '/api/attractions', loading: 'Loading your dream safari...' },
  { address: '/', path: '/api/guides', loading: 'Loading your dream safari...' },
  { address: '/', path: '/api/artworks', loading: 'Loading artworks...' },
  { address: '/packages/1', path: '/api/packages/1', loading: 'Loading...' },
  { address: '/attractions/1', path: '/api/attractions/1', loading: 'Loading...' },
  { address: '/art', path: '/api/artworks', loading: 'Loading artworks...' },
  { address: '/art/1', path: '/api/artworks/1', loading: 'Loading the artwork...' },
  { address: '/artist/Anyone', path: '/api/artist/Anyone/artworks', loading: 'Loading the artist...' },
  { address: '/operator-portal', path: '/api/packages', loading: 'Loading packages...' },
  {
    address: '/operator-portal?tab=attractions',
    path: '/api/attractions',
    loading: 'Loading attractions...',
  },
  { address: '/my-bookings', path: '/api/user/bookings', loading: 'Loading your bookings...' },
  { address: '/dashboard', path: '/api/user/bookings', loading: 'Loading your bookings...' },
];

for (const { address, path, loading } of LOADS) {
  test(`S11 ${address} says that ${path} loads, says that it failed, and comes by a retry`, async ({
    page,
  }) => {
    await signInAtOnce(page);
    await expectToLoad(page, { address, path, loading });
  });
}

/** The staff's lists, one per screen; the list of bookings has a test of its own. */
const STAFF_LOADS: readonly Omit<Load, 'loading'>[] = [
  { address: '/today', path: '/api/availability-requests/late' },
  { address: '/operators', path: '/api/operators' },
  { address: '/operator-coordination', path: '/api/operator-communications' },
  { address: '/trip-tracking', path: '/api/trip-active' },
  { address: '/operator-capabilities', path: '/api/operators' },
  { address: '/package-management', path: '/api/packages' },
  { address: '/attraction-management', path: '/api/attractions' },
  { address: '/guide-management', path: '/api/guides' },
  { address: '/artwork-management', path: '/api/artworks' },
  { address: '/artist-management', path: '/api/artists' },
  { address: '/people', path: '/api/auth/staff-members' },
];

test('S11 every list of the office says that it loads, says that it failed, and comes by a retry', async ({
  page,
}) => {
  await signInStaffAtOnce(page);
  await cutLiveStream(page); // otherwise other tests' changes cause refetches
  for (const load of STAFF_LOADS)
    await test.step(load.address, () => expectToLoad(page, { ...load, loading: 'Loading…' }));
});

async function expectToLoad(page: Page, { address, path, loading }: Load): Promise<void> {
  const repair = await breakDown(page, path);
  const arrive = await holdBack(page, path);
  const calls = countCalls(page);
  await page.goto(address);
  const waiting = page.getByRole('status').filter({ hasText: loading });
  await expect(waiting).toHaveCount(1);
  arrive();
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try Again' }) });
  await expect(failure).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(calls(path)).toBe(1);
  await repair();
  await failure.getByRole('button', { name: 'Try Again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  await expect.poll(() => calls(path)).toBe(2);
}

/** Every public list without entries: page, request, text, and link. */
const EMPTY = [
  { address: '/', path: '/api/packages', says: 'New journeys are being drawn up' },
  { address: '/', path: '/api/attractions', says: 'Nothing in this category yet' },
  { address: '/', path: '/api/artworks', says: 'New works are being hung. Please look in again soon.' },
  { address: '/art', path: '/api/artworks', says: 'The walls are empty for the moment' },
  { address: '/operator-portal', path: '/api/packages', says: 'Nothing to bid on yet' },
  { address: '/my-bookings', path: '/api/user/bookings', says: 'Your first trip begins here' },
  { address: '/dashboard', path: '/api/user/bookings', says: 'Your first trip begins here' },
];

test('S11 every list with nothing in it says so', async ({ page }) => {
  await signInAtOnce(page);
  for (const { address, path, says } of EMPTY) {
    const restore = await answerWith(page, path, { json: [] });
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    await restore();
  }
});
