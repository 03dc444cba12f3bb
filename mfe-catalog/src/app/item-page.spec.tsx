import { expect, it } from '@jest/globals';
import { exampleItemPage, examplePackage } from '@safari/contracts/testing';
import { UiProvider } from '@safari/ui';
import { Route, Routes } from '@safari/web-kit';
import { type Answers, problem, renderPage, serve, watchSight } from '@safari/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { AttractionPage } from './attraction-page';
import { PackagePage } from './package-page';

const watched = watchSight();

function open(at: string, answers: Answers) {
  serve({ 'GET /api/auth/user': { id: 'amina', name: 'Amina', email: 'amina@example.com' }, ...answers });
  renderPage(
    <UiProvider>
      <Routes>
        <Route path="/packages/:id" element={<PackagePage />} />
        <Route path="/attractions/:id" element={<AttractionPage />} />
      </Routes>
    </UiProvider>,
    { at },
  );
}

it.each([
  ['package', 'This package is not offered any more', 'See All Packages', '/?packages=all#packages'],
  ['attraction', 'This attraction is not offered any more', 'All Attractions', '/#attractions'],
])(
  'the page of a %s that is not offered any more leads to all that are',
  async (kind, title, name, address) => {
    open(`/${kind}s/99-gone`, { [`GET /api/${kind}s/99`]: problem(404, 'Not found.') });
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title.startsWith(title)).toBe(true);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
  },
);

it('the page of a journey leads to those that are like it, and to their booking, once its reader comes near them', async () => {
  const page = { ...exampleItemPage(), notIncluded: [] };
  const trip = { ...examplePackage(), translations: [], page };
  open('/packages/4-the-northern-circuit', {
    'GET /api/packages/4': trip,
    'GET /api/packages': [trip, examplePackage({ id: 5, name: 'Mount Meru' })],
  });
  await screen.findByRole('heading', { level: 1, name: trip.name });
  expect(screen.queryByText('Mount Meru')).toBeNull();
  act(() => {
    for (const report of watched.values()) report(true);
  });
  const card = (await screen.findByRole('heading', { name: 'Mount Meru' })).closest('article') as HTMLElement;
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/packages/5-mount-meru',
    '/packages/5-mount-meru',
    '/packages/5-mount-meru?book=package:5',
  ]);
});
