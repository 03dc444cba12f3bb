import { type APIRequestContext, expect, test } from '@playwright/test';
import { attractionPath, packagePath } from '@safari/contracts';
import { catalogueOf, first } from './support/catalogue';
import { settings } from './support/settings';

async function sourceOf(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return { status: answer.status(), robots: answer.headers()['x-robots-tag'], html: await answer.text() };
}

test('what is offered tells search engines and share cards what it is, before any script', async ({
  page,
}) => {
  const catalogue = catalogueOf(page);
  const { name: brand } = await catalogue.brand();
  const trip = first(await catalogue.packages(), 'package');
  const sight = first(await catalogue.attractions(), 'attraction');
  const work = first(await catalogue.artworks(), 'artwork');
  for (const [address, title, type, canonical = address] of [
    ['/', 'Safaris in Tanzania, planned together', 'TravelAgency'],
    ['/art', 'Local Art Gallery', 'BreadcrumbList'],
    [packagePath(trip), trip.name, 'TouristTrip'],
    [`/?package=${trip.id}`, trip.name, 'TouristTrip', packagePath(trip)],
    [attractionPath(sight), sight.name, 'TouristAttraction'],
    [`/?attraction=${sight.id}`, sight.name, 'TouristAttraction', attractionPath(sight)],
    [`/art/${work.id}`, work.title, 'VisualArtwork'],
    [`/artist/${encodeURIComponent(work.artist)}`, work.artist, 'Person'],
  ] as const) {
    const { status, robots, html } = await sourceOf(page.request, address);
    expect([address, status, robots]).toEqual([address, 200, undefined]);
    const told = await page.evaluate((text) => {
      const head = new DOMParser().parseFromString(text, 'text/html').head;
      const content = (selector: string) => head.querySelector(selector)?.getAttribute('content');
      return {
        title: head.querySelector('title')?.textContent,
        canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href'),
        card: content('meta[property="og:title"]'),
        picture: content('meta[property="og:image"]'),
        data: head.querySelector('script[type="application/ld+json"]')?.textContent,
      };
    }, html);
    expect(told).toMatchObject({
      title: `${title} · ${brand}`,
      canonical: settings.origin + canonical,
      card: title,
      picture: expect.stringMatching(/\.share\.png$/),
      data: expect.stringContaining(`"${type}"`),
    });
  }
  const map = await (await page.request.get('/sitemap.xml')).text();
  for (const address of ['/', '/art', packagePath(trip), attractionPath(sight), `/art/${work.id}`])
    expect(map).toContain(`<loc>${settings.origin}${address}</loc>`);
});

test('another name of a page leads to its one address for good, and takes along what was asked for', async ({
  request,
}) => {
  const catalogue = catalogueOf({ request });
  const trip = first(await catalogue.packages(), 'package');
  const sight = first(await catalogue.attractions(), 'attraction');
  for (const [address, own] of [
    [`/packages/${trip.id}-another-name?travelers=5`, `${packagePath(trip)}?travelers=5`],
    [`/packages/${trip.id}`, packagePath(trip)],
    [`/attractions/${sight.id}-another-name`, attractionPath(sight)],
  ] as const) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, own]);
  }
});

test('what is not there is a 404, and what is nobody’s business is kept out of search engines', async ({
  page,
}) => {
  for (const address of [
    '/packages/99999-gone',
    '/attractions/none',
    '/?package=99999',
    '/?attraction=99999',
    '/art/99999',
    '/art/red',
    '/artist/Nobody',
  ])
    expect(await sourceOf(page.request, address)).toMatchObject({ status: 404, robots: 'noindex' });
  for (const [address, title] of [
    ['/bookings', 'Bookings'],
    ['/dashboard', 'My Bookings'],
    ['/login', 'Login'],
    ['/?book=package:1', ''],
  ] as const) {
    const { status, robots, html } = await sourceOf(page.request, address);
    expect([status, robots]).toEqual([200, 'noindex']);
    expect(html).toContain(title ? `<title>${title} · ` : '<title>');
    expect(html).not.toContain('og:title');
  }
});
