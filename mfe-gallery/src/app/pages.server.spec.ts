import { expect, describe as group, it } from '@jest/globals';
import {
  type Artwork,
  defaultBrand,
  type PageDescription,
  type PageRequest,
  pageFaults,
} from '@safari/contracts';
import { addresses, describe } from './pages.server';

const work: Artwork = {
  id: 3,
  version: 1,
  title: 'Three at the Well',
  artistId: 2,
  artist: 'Zawadi Mstari',
  artistPhotoUrl: '/pictures/artists/zawadi-mstari.svg',
  artistBio: 'Draws what the day leaves behind.',
  artistStory: '',
  imageUrl: '/pictures/artworks/three-at-the-well.svg',
  medium: 'Ink on paper',
  description: 'Three women and the morning.',
  dimensions: '40 × 60 cm',
  price: 240,
  yearCreated: 2024,
  category: 'Drawing',
  translations: [],
};

const at = (
  route: string,
  params: Record<string, string> = {},
  artworks: readonly Artwork[] | null = [work],
): PageRequest => ({
  origin: 'https://safari.example',
  brand: defaultBrand,
  language: 'en',
  route,
  params,
  query: {},
  data: artworks ? { artworks } : {},
});
const ask = (...what: Parameters<typeof at>) => describe(at(...what));

group('search engines are told', () => {
  it('of an artwork: who made it, of what, and its price', () => {
    const page = ask('/art/:id', { id: '3' }) as PageDescription;
    expect(page).toMatchObject({ title: 'Three at the Well', canonical: '/art/3' });
    expect(page.description).toMatch(/^Ink on paper by Zawadi Mstari, 2024\. Three women/);
    expect(page.data[0]).toMatchObject({
      '@type': 'VisualArtwork',
      artMedium: 'Ink on paper',
      dateCreated: '2024',
      creator: { name: 'Zawadi Mstari', url: 'https://safari.example/artist/Zawadi%20Mstari' },
      offers: { price: '240.00' },
    });
  });

  it('all of it in the reader’s language as far as there are words, and no more from a release before', () => {
    const translations = [
      { en: work.title, sw: 'Watatu Kisimani' },
      { en: work.medium, sw: 'Wino kwenye karatasi' },
      { en: work.artistBio, sw: 'Huchora kile ambacho siku huacha.' },
    ];
    const inSwahili = (route: string, params: Record<string, string>, one: Artwork) =>
      describe({ ...at(route, params, [one]), language: 'sw' }) as PageDescription;
    const said = { ...work, translations };
    expect(inSwahili('/art', {}, said).title).toBe('Sanaa za Hapa Nyumbani');
    expect(inSwahili('/art/:id', { id: '3' }, said)).toMatchObject({
      title: 'Watatu Kisimani',
      description: 'Wino kwenye karatasi, kazi ya Zawadi Mstari, 2024. Three women and the morning.',
      canonical: '/art/3',
    });
    expect(inSwahili('/artist/:artistName', { artistName: work.artist }, said).description).toBe(
      'Huchora kile ambacho siku huacha.',
    );
    const { translations: _, ...before } = work;
    expect(inSwahili('/art/:id', { id: '3' }, before as Artwork).title).toBe('Three at the Well');
  });

  it('of a price: in the currency of the brand, with its decimals', () => {
    const page = describe({
      ...at('/art/:id', { id: '3' }),
      brand: { ...defaultBrand, currency: 'JPY' },
    }) as PageDescription;
    expect(page.data[0]).toMatchObject({ offers: { price: '240', priceCurrency: 'JPY' } });
  });

  it('of an artist: who they are', () => {
    const artist = 'A/B "C"';
    const page = ask('/artist/:artistName', { artistName: artist }, [{ ...work, artist }]) as PageDescription;
    expect(page).toMatchObject({ kind: 'profile', canonical: '/artist/A%2FB%20%22C%22' });
    expect(page.data[0]).toMatchObject({
      '@type': 'Person',
      name: artist,
      url: 'https://safari.example/artist/A%2FB%20%22C%22',
    });
  });

  it('of an artist’s face only where there is a photo', () => {
    const dataOf = (artistPhotoUrl: string) => {
      const one = { ...work, artistPhotoUrl };
      return (ask('/artist/:artistName', { artistName: work.artist }, [one]) as PageDescription).data[0];
    };
    expect(dataOf(work.artistPhotoUrl)).toHaveProperty('image');
    expect(dataOf('')).not.toHaveProperty('image');
  });

  it('of the gallery without a look at its works', () => {
    expect(ask('/art', {}, null)).toMatchObject({ title: 'Local Art Gallery', canonical: '/art' });
  });

  it('that nothing is there, or nothing while the catalogue is away', () => {
    expect(ask('/art/:id', { id: '99' })).toBe('missing');
    expect(ask('/art/:id', { id: 'red' }, null)).toBe('missing');
    expect(ask('/artist/:artistName', { artistName: 'Nobody' })).toBe('missing');
    expect(ask('/art/:id', { id: '3' }, null)).toBe('plain');
  });

  it('every work, and each artist once', () => {
    const artist = "A & B's <i>";
    expect(
      addresses({
        artworks: [
          { ...work, id: 1, artist },
          { ...work, id: 2, artist },
        ],
      }),
    ).toEqual(['/art/1', '/art/2', "/artist/A%20%26%20B's%20%3Ci%3E"]);
  });
});

it('every description can be used, whatever the catalogue holds', () => {
  const hostile = `"><img src=x>'</script></title>\u202e`;
  const facts = { ...work, title: hostile, artist: hostile, artistBio: '', imageUrl: hostile };
  for (const page of [
    ask('/art'),
    ask('/art/:id', { id: '3' }, [facts]),
    ask('/artist/:artistName', { artistName: hostile }, [facts]),
  ])
    expect(pageFaults(page)).toEqual([]);
});
