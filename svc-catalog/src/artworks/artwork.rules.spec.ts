import { describe, expect, it } from '@jest/globals';
import type { ArtistFields, ArtworkFields } from '@safari/contracts';
import { artistFields, artworkFields } from './artwork.rules.js';

const work: ArtworkFields = {
  title: 'Dust',
  artistId: 3,
  imageUrl: '/pictures/artworks/dust.svg',
  medium: 'Oil on canvas',
  description: 'A herd at noon.',
  dimensions: '60 × 80 cm',
  price: '450.00',
  yearCreated: 2019,
  category: 'Wildlife',
  translations: [{ en: 'A herd at noon.', sw: 'Kundi la adhuhuri.' }],
};
const artist: ArtistFields = {
  name: 'Zuri Mbuyu',
  photoUrl: '/pictures/artists/zuri-mbuyu.svg',
  bio: 'Paints dust.',
  story: 'Began with chalk.',
  translations: [{ en: 'Paints dust.', sw: 'Anachora vumbi.' }],
};

describe('an artwork', () => {
  const { imageUrl: _, translations: __, ...told } = work;
  const other = {
    ...work,
    imageUrl: '/pictures/artworks/rain.svg',
    translations: [{ en: 'Dust', sw: 'Vumbi' }],
  };

  it('of which the form says all is what the form says, whatever it was', () => {
    expect(artworkFields(work)).toEqual(work);
    expect(artworkFields(work, other)).toEqual(work);
  });

  it('keeps its picture and its Swahili where the form says nothing of them', () => {
    expect(artworkFields(told, other)).toEqual(other);
  });

  it('has the house’s picture where the form says that it is empty', () => {
    expect(artworkFields({ ...told, imageUrl: '' }, other).imageUrl).toBe('/pictures/site/share.svg');
  });

  it('that is new has the house’s picture and no Swahili', () => {
    expect(artworkFields(told)).toEqual({
      ...told,
      imageUrl: '/pictures/site/share.svg',
      translations: [],
    });
  });

  it('loses the Swahili of a text that it no longer says', () => {
    expect(artworkFields({ ...told, description: 'A herd.' }, work).translations).toEqual([]);
  });
});

describe('an artist', () => {
  const { photoUrl: _, translations: __, ...told } = artist;
  const other = {
    ...artist,
    photoUrl: '/pictures/artists/other.svg',
    translations: [{ en: 'Began with chalk.', sw: 'Alianza na chaki.' }],
  };

  it('of whom the form says all is what the form says, whatever they were', () => {
    expect(artistFields(artist)).toEqual(artist);
    expect(artistFields(artist, other)).toEqual(artist);
  });

  it('keeps photo and Swahili where the form says nothing of them', () => {
    expect(artistFields(told, other)).toEqual(other);
    expect(artistFields({ ...told, photoUrl: '' }, other).photoUrl).toBe('');
  });

  it('who is new has no photo and no Swahili', () => {
    expect(artistFields(told)).toEqual({ ...told, photoUrl: '', translations: [] });
  });
});
