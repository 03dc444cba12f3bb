import { attractionPath, defaultBrand, packagePath } from '@safari/contracts';
import { type StoryRows, tellStory } from './support/api-story';
import { openCallers } from './support/callers';
import { catalogueOf, first } from './support/catalogue';
import { DocumentedCalls, readDocument } from './support/documented';
import { allLetters, pdfOf } from './support/mailbox';
import { signInAtOnce, signInStaffAtOnce } from './support/people';
import { placeOf, queryOf } from './support/places';
import { ROUTES, STAFF_PATHS } from './support/routes';
import { expect, type Page, test } from './support/story';

/** Names, contacts and licences of the default brand. */
const ANOTHERS = [
  defaultBrand.name,
  defaultBrand.name.toLowerCase().replace(' ', '-'),
  defaultBrand.phone,
  defaultBrand.phone.replaceAll(' ', ''),
  ...defaultBrand.registration.split(' · '),
];
/**
 * The default brand's currency. Donations are in `US$` for every brand, and the API's document names several
 * currencies.
 */
const DOLLARS = /(?<!US)\$\d|\bUSD\b|US dollars(?!, )/;

/** Staff's own words to an operator are sent as they were written. */
const STAFFS_OWN = 'Thank you';

/** The parts of a text that belong to the default brand. */
const foreignIn = (text: string): string[] => [
  ...ANOTHERS.filter((words) => text.includes(words)),
  ...(DOLLARS.exec(text) ?? []),
];

const FOR_ALL = ['/login', '/loginu1', '/no/such/place', ...ROUTES.map(({ path }) => path)].filter(
  (path) => !STAFF_PATHS.includes(path),
);

/** The addresses at which a route has real data. */
function addressesOf({
  booking,
  pack,
  attraction,
  artwork,
  artist,
  token,
}: StoryRows): (path: string) => string {
  const real: Record<string, string> = {
    '/packages/:id': packagePath(pack),
    '/attractions/:id': attractionPath(attraction),
    '/art/:id': `/art/${artwork.id}`,
    '/artist/:artistName': `/artist/${encodeURIComponent(artist.name)}`,
    '/booked/:id': `/booked/${booking.id}`,
    '/answer/:token': `/answer/${token}`,
    '/terms/:page': '/terms/privacy',
    '/terms/:page/:since': '/terms/cancellation/2026-11-22',
  };
  return (path) => real[path] ?? path.replace(/:\w+/, 'nobody-has-this');
}

test('another brand runs the product: no page, answer, file or letter is the default brand’s', async ({
  browser,
  page,
  playwright,
}) => {
  const brand = await catalogueOf(page).brand();
  expect(brand).not.toMatchObject({ name: defaultBrand.name });
  const callers = await openCallers(playwright.request);
  const { visitor, customer, staff } = callers;
  const calls = new DocumentedCalls(await readDocument(visitor));
  const told = await tellStory(calls, callers);
  const found: string[] = [];
  const look = (where: string, text: string) =>
    found.push(...foreignIn(text).map((words) => `${where} says ${words}`));

  await test.step('on every page, as it arrives and once it is drawn, in both languages', async () => {
    const swahili = await (await browser.newContext({ locale: 'sw-TZ' })).newPage();
    await signInAtOnce(page);
    await signInStaffAtOnce(page);
    for (const [reader, paths] of [
      [swahili, FOR_ALL],
      [page, [...FOR_ALL, ...STAFF_PATHS]],
    ] as const) {
      for (const address of paths.map(addressesOf(told))) {
        const answer = await reader.goto(address);
        look(`the source of ${address}`, (await answer?.text()) ?? '');
        await expect(reader).toHaveTitle(new RegExp(`${brand.name}$`));
        await expect(reader.locator('main h1').first()).toBeVisible();
        look(address, await everythingOf(reader));
      }
    }
  });

  await test.step('in every read of the API', async () => {
    for (const { name, path, call } of calls.all()) {
      if (!/^get (?!\/api\/live|\/pictures)/.test(name)) continue;
      for (const as of [visitor, customer, staff]) {
        const address = path.replace(/\{(\w+)\}/g, (_, of: string) =>
          encodeURIComponent(placeOf(path, told)[of] ?? 'none'),
        );
        const answer = await as.get(address, { params: queryOf(call, told) });
        if (answer.headers()['content-type'] !== 'application/pdf') look(name, await answer.text());
      }
    }
  });

  await test.step('in what programs and search engines read', async () => {
    const FILES = ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt', '/api/docs'];
    const pictures = ['favicon', 'mark'].map((name) => `/pictures/site/${name}.svg`);
    for (const file of [...FILES, ...pictures]) {
      const text = await (await visitor.get(file)).text();
      look(file, text);
      expect(text, file).not.toContain(first(defaultBrand.name.split(' '), 'word'));
    }
  });

  await test.step('in every letter and its papers', async () => {
    // the last of the test's letters: all earlier ones to this person have been sent by then
    await expect.poll(async () => (await allLetters()).length).toBeGreaterThan(10);
    for (const letter of await allLetters()) {
      const where = `the letter “${letter.subject}”`;
      look(where, JSON.stringify(letter));
      if (letter.subject !== STAFFS_OWN) expect(letter.text, where).toContain(brand.name);
      for (const [index, { contentType }] of letter.attachments.entries())
        if (contentType === 'application/pdf') look(`the paper of ${where}`, await pdfOf(letter, index));
    }
  });

  expect(found).toEqual([]);
});

/** Everything of a page that can be seen, heard or copied. */
const everythingOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
    for (const script of scripts) script.remove();
    return document.documentElement.outerHTML;
  });
