import { describe, expect, it } from '@jest/globals';
import { exampleAttraction } from '@safari/contracts/testing';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ArtistsScreen } from '../artists/artists-screen';
import { ArtworksScreen } from '../artworks/artworks-screen';
import { AttractionsScreen } from '../attractions/attractions-screen';
import { GuidesScreen } from '../guides/guides-screen';
import { OperatorsScreen } from '../operators/operators-screen';
import { PackagesScreen } from '../packages/packages-screen';
import { aGuide, anArtist, anArtwork, anOperator, aPackage } from '../testing/examples';

const gorge = exampleAttraction({ name: 'Olduvai Gorge', location: 'Ngorongoro', category: 'historical' });
const other = { id: 90, name: 'Something else', location: 'Kilwa' };

const SCREENS: Record<string, { Screen: ComponentType; known: readonly object[]; name: string }> = {
  operators: {
    Screen: OperatorsScreen,
    known: [
      anOperator,
      { ...anOperator, ...other, type: 'transport', notes: '', specialties: ['Minibuses'] },
    ],
    name: anOperator.name,
  },
  packages: {
    Screen: PackagesScreen,
    known: [
      { ...aPackage, type: 'luxury' },
      { ...aPackage, ...other, type: 'budget' },
    ],
    name: aPackage.name,
  },
  attractions: {
    Screen: AttractionsScreen,
    known: [gorge, { ...gorge, ...other, category: 'beach' }],
    name: gorge.name,
  },
  guides: {
    Screen: GuidesScreen,
    known: [
      aGuide,
      { ...aGuide, ...other, title: 'Tracker', languages: ['French'], specialties: ['Tracks'] },
    ],
    name: aGuide.name,
  },
  artists: {
    Screen: ArtistsScreen,
    known: [anArtist, { ...anArtist, ...other, bio: 'Carves.', story: 'Began with a spoon.' }],
    name: anArtist.name,
  },
  artworks: {
    Screen: ArtworksScreen,
    known: [
      anArtwork,
      { ...anArtwork, id: 90, title: other.name, artist: 'Asha', medium: 'Cotton', category: 'Textile' },
    ],
    name: anArtwork.title,
  },
};

function open(kind: string, query: string, known = SCREENS[kind]?.known) {
  const screenOf = SCREENS[kind];
  if (!screenOf) throw new Error(`no screen of ${kind}`);
  serve({ [`GET /api/${kind}`]: known });
  return renderPage(<screenOf.Screen />, { at: `/there${query}` });
}
const listed = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map(({ ariaLabel }) => ariaLabel?.replace('Edit ', ''));

describe('a list of the office', () => {
  it.each([
    ['operators', 'nyota'],
    ['operators', 'tarangire'],
    ['operators', 'tents by the river'],
    ['operators', 'night drives'],
    ['packages', 'circuit'],
    ['packages', 'northern tanzania'],
    ['packages', 'luxury'],
    ['attractions', 'gorge'],
    ['attractions', 'ngorongoro'],
    ['guides', 'juma'],
    ['guides', 'head'],
    ['guides', 'maa'],
    ['guides', 'birds'],
    ['artists', 'zuberi'],
    ['artists', 'dhows'],
    ['artists', 'sailcloth'],
    ['artworks', 'acacia'],
    ['artworks', 'pwani'],
    ['artworks', 'canvas'],
    ['artworks', 'painting'],
  ])('of %s finds what it is asked for by %j, and nothing else', async (kind, search) => {
    open(kind, `?search=${search}`);
    await waitFor(() => expect(listed()).toEqual([SCREENS[kind]?.name]));
  });

  it('finds an attraction of which nobody says where it lies by the country that its card names', async () => {
    open('attractions', '?search=tanzania', [gorge, { ...gorge, ...other, location: '' }]);
    await waitFor(() => expect(listed()).toEqual([other.name]));
    expect(screen.getByText('Tanzania')).toBeTruthy();
  });

  it.each([
    ['operators', 'type', 'Transport', 'transport', 'Operators'],
    ['attractions', 'category', 'Beach', 'beach', 'Attractions'],
  ])(
    'of %s shows one %s alone, and all again once nothing is found',
    async (kind, filter, label, value, all) => {
      const { location } = open(kind, '');
      await waitFor(() => expect(listed()).toHaveLength(2));
      await userEvent.click(screen.getByRole('button', { name: label }));
      expect(listed()).toEqual([other.name]);
      expect(location().search).toBe(`?${filter}=${value}`);
      await userEvent.type(screen.getByRole('searchbox'), 'moon');
      await userEvent.click(await screen.findByRole('button', { name: `Show All ${all}` }));
      await waitFor(() => expect(listed()).toHaveLength(2));
      expect(location().search).toBe('');
      expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
    },
  );
});
