import { expect, it } from '@jest/globals';
import type { AttractionDetails } from '@safari/contracts';
import { exampleItemPage } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AttractionView } from './attraction-view';

/** An attraction with the required fields only. */
const place: AttractionDetails = {
  id: 8,
  version: 1,
  name: 'Lake Natron',
  description: 'Flamingos.',
  detailedDescription: '',
  imageUrl: '/pictures/site/share.svg',
  location: '',
  category: 'wildlife',
  priceFrom: '70.00',
  priceUnit: 'person',
  duration: '',
  difficulty: 'easy',
  bestTimeToVisit: '',
  bestTime: '',
  highlights: [],
  included: [],
  notIncluded: [],
  activities: [],
  pricing: { adult: null, child: null, group: null },
  requirements: [],
  whatToExpect: [],
  whatToBring: [],
  page: { ...exampleItemPage(), place: null, pictures: [] },
  translations: [],
};

async function open(item: AttractionDetails, language = 'en') {
  serve({});
  const { unmount } = renderPage(<AttractionView item={item} booking={{ to: '/' }} journeys={null} />, {
    language,
  });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
  return { header, unmount };
}

async function factsOf(item: AttractionDetails, language: string): Promise<(string | null)[]> {
  const { header, unmount } = await open(item, language);
  const facts = within(header)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  unmount();
  return facts;
}

it('leaves out what nobody has entered, and is in Tanzania where no place is', async () => {
  expect(await factsOf(place, 'en')).toEqual(['Tanzania', 'Easy']);
});

it('marks as English what was entered alone', async () => {
  await factsOf(place, 'sw'); // loads the language's texts
  expect(await factsOf(place, 'sw')).toEqual(['Tanzania', 'Rahisi']);
  expect(await factsOf({ ...place, duration: 'Half a day' }, 'sw')).toEqual([
    'Tanzania',
    'Half a dayKiingereza',
    'Rahisi',
  ]);
});

it('shows its paragraphs as they were written', async () => {
  const { header } = await open({ ...place, description: 'Flamingos.\n\nAnd a volcano.' });
  expect(within(header).getByText(/And a volcano/).className).toContain('whitespace-pre-line');
});

it('shows every picture once and says which of them it is, and where it stands what is not included', async () => {
  const [lake, volcano, own] = ['/pictures/lake.svg', '/pictures/volcano.svg', place.imageUrl];
  const page = { ...place.page, pictures: [lake, own, volcano] };
  await open({ ...place, notIncluded: ['Drinks'], page });
  const pictures = within(screen.getByRole('list', { name: 'Pictures of this place' })).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    'Lake Natron',
    'Lake Natron, picture 2 of 3',
    'Lake Natron, picture 3 of 3',
  ]);
  const included = screen.getByRole('link', { name: 'What is included' }).getAttribute('href') ?? '';
  expect(document.querySelector(included)?.textContent).toContain('Drinks');
});

it.each<[string, Partial<AttractionDetails['pricing']>, string[]]>([
  ['child', { child: '35.00' }, ['Adult: $70', 'Child: $35']],
  ['group', { group: '58.00' }, ['Adult: $70', 'Each person of a group: $58']],
  [
    'child and of a group',
    { adult: '75.00', child: '35.00', group: '58.00' },
    ['Adult: $75', 'Child: $35', 'Each person of a group: $58'],
  ],
])('tells the price of a %s, beside that of an adult', async (_, pricing, told) => {
  await open({ ...place, pricing: { ...place.pricing, ...pricing } });
  const prices = screen.getByRole('region', { name: 'Prices' });
  const said = (role: string) => within(prices).getAllByRole(role);
  const rows = said('term').map(
    ({ textContent }, row) => `${textContent}: ${said('definition')[row]?.textContent}`,
  );
  expect(rows).toEqual(told);
});

it.each([{}, { adult: '75.00' }])('has no list of prices where only adults have one: %j', async (pricing) => {
  await open({ ...place, pricing: { ...place.pricing, ...pricing } });
  expect(screen.queryByRole('region', { name: 'Prices' })).toBeNull();
});
