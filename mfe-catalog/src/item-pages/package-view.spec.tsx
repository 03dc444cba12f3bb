import { beforeEach, expect, it } from '@jest/globals';
import type { PackageDetails, StagePlace, TermsEntry, TermsPage } from '@safari/contracts';
import { examplePackage } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { PackageView } from './package-view';

const arusha: StagePlace = { name: 'Arusha', latitude: -3.37, longitude: 36.68, by: 'road' };
const meru: StagePlace = { name: 'Meru', latitude: -3.25, longitude: 36.75, by: 'foot' };
const own = '/pictures/packages/meru.svg';
const day = { description: '', activities: [], accommodation: '', meals: '' };
const trip: PackageDetails = {
  ...examplePackage({ imageUrl: own, inclusions: ['All meals'] }),
  translations: [],
  itinerary: [
    {
      ...day,
      day: 1,
      title: 'To the hut',
      stage: { places: [arusha, meru], drivingHours: 2.5, walkingHours: 1, imageUrl: '/pictures/hut.svg' },
    },
    {
      ...day,
      day: 2,
      title: 'Down again',
      stage: { places: [meru, arusha], drivingHours: null, walkingHours: 5, imageUrl: own },
    },
  ],
  page: {
    bestMonths: [1, 2, 6],
    closedMonths: [4],
    seasons: '',
    suits: { minimumAge: 12, fitness: 'challenging', effort: '', health: '', access: 'No wheelchairs.' },
    questions: [],
    guideIds: [],
    notIncluded: [],
  },
};
const entry = (page: TermsPage): TermsEntry => ({
  page,
  since: '2026-01-01',
  title: { en: page },
  rows: { en: [{ heading: page, points: [] }], sw: [] },
});

beforeEach(async () => {
  serve({ 'GET /api/terms': [entry('cancellation'), entry('refunds'), entry('deposit')] });
  renderPage(<PackageView item={trip} booking={{ to: '/' }} similar={null} />);
  await screen.findByRole('rowheader', { name: 'deposit' });
});

const part = (name: string) => within(screen.getByRole('region', { name }));
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('the page of a journey leads up to the other journeys, and within itself to what it names', () => {
  const up = screen.getByRole('link', { name: 'Safari Packages' });
  expect(up.getAttribute('href')).toBe('/#packages');
  const within = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const named = within.map(({ hash, textContent }) => [
    textContent,
    document.querySelector(hash)?.textContent,
  ]);
  expect(named).toEqual([
    ['', expect.stringContaining('To the hut')], // its picture; that of the other day is the journey's own
    ['Day 1', expect.stringContaining('To the hut')],
    ['Day 2', expect.stringContaining('Down again')],
    ['What is included', expect.stringContaining('All meals')],
  ]);
});

it('the page of a journey says what each day asks of its travelers', () => {
  expect(textsOf(part('The route, day by day').getAllByRole('listitem'))).toEqual([
    'Day 1Arusha → Meru2.5 hours on the road, 1 hour on foot',
    'Day 2Meru → Arusha5 hours on foot',
  ]);
  expect(textsOf(part('Day by day').getAllByRole('definition'))).toEqual(['2.5 hours', '1 hour', '5 hours']);
});

it('the page of a journey says when to go and whom it suits, and is silent of what nobody has entered', () => {
  expect(screen.getByText('Jan – Feb, Jun')).toBeTruthy();
  const months = textsOf(part('When to go').getAllByRole('listitem'));
  expect(months.slice(0, 4)).toEqual(['Jan: Best', 'Feb: Best', 'Mar: Possible', 'Apr: Not offered']);
  expect(textsOf(part('Whom it suits').getAllByRole('listitem'))).toEqual([
    'From 12 years',
    'For trained walkers',
    'Getting aboutNo wheelchairs.',
  ]);
  expect(screen.queryByRole('region', { name: 'Who may guide you' })).toBeNull();
});

it('the page of a journey tells its terms as a family asks: what it pays, when, and what it gets back', () => {
  expect(textsOf(screen.getAllByRole('rowheader'))).toEqual([
    'The price',
    'deposit',
    'cancellation',
    'refunds',
  ]);
});
