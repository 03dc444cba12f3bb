import { expect, it } from '@jest/globals';
import type { AttractionDetails } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AttractionView } from './attraction-view';

/** Of which somebody has entered what the form asks for, and nothing else. */
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
  page: {
    bestMonths: [],
    closedMonths: [],
    seasons: '',
    suits: { minimumAge: null, fitness: 'easy', effort: '', health: '', access: '' },
    questions: [],
    guideIds: [],
    place: null,
    pictures: [],
  },
  translations: [],
};

async function factsOf(item: AttractionDetails, language: string): Promise<(string | null)[]> {
  serve({});
  const { unmount } = renderPage(<AttractionView item={item} booking={{ to: '/' }} journeys={null} />, {
    language,
  });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header') as HTMLElement;
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
  await factsOf(place, 'sw'); // the language's texts are there from now on
  expect(await factsOf(place, 'sw')).toEqual(['Tanzania', 'Rahisi']);
  expect(await factsOf({ ...place, duration: 'Half a day' }, 'sw')).toEqual([
    'Tanzania',
    'Half a dayKiingereza',
    'Rahisi',
  ]);
});
