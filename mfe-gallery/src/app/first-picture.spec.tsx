import { expect, it } from '@jest/globals';
import { type Artwork, defaultBrand, type PageDescription } from '@safari/contracts';
import { renderPage, serve } from '@safari/web-kit/testing';
import { screen } from '@testing-library/react';
import { anArtwork } from '../testing/examples';
import { App } from './app';
import { describe } from './pages.server';

const upload = (letter: string, name: string) => `/pictures/uploads/${letter.repeat(32)}-${name}.webp`;
const work: Artwork = { ...anArtwork, artistPhotoUrl: upload('b', '1920'), imageUrl: upload('a', '1920') };

/** The pictures of a page, and the preload hint for its first picture. */
async function open(route: string, params: Record<string, string>, at: string) {
  serve({ 'GET /api/artworks/3': work, 'GET /api/artist/Zawadi/artworks': [work] });
  renderPage(<App />, { at });
  await screen.findByRole('heading', { level: 1 });
  const { picture } = describe({
    origin: 'https://safari.example',
    brand: defaultBrand,
    language: 'en',
    route,
    params,
    query: {},
    data: { artworks: [work] },
  }) as PageDescription;
  const images = [...document.querySelectorAll('img')].map((image) => ({
    wide: image.getAttribute('src'),
    sources: image.srcset,
    sizes: image.sizes,
  }));
  return { picture, images };
}

it.each<[string, Record<string, string>, string]>([
  ['/art/:id', { id: '3' }, '/art/3'],
  ['/artist/:artistName', { artistName: 'Zawadi' }, '/artist/Zawadi'],
])(
  '%s shows the picture of its hint, and every picture in the width that it needs',
  async (route, params, at) => {
    const { picture, images } = await open(route, params, at);
    expect(images[0]).toEqual(picture);
    expect(images).toHaveLength(2);
    for (const { sources } of images)
      expect(sources).toMatch(/^\S+-480\.webp 480w, \S+-960\.webp 960w, \S+-1920\.webp 1920w$/);
  },
);
