import { describe, expect, it } from '@jest/globals';
import { type ArtworkDraft, artworkFaults, textsOf, toDraft, toFields } from './artwork.rules';

const typed = (changes: Partial<ArtworkDraft> = {}): ArtworkDraft => ({
  ...toDraft(),
  title: 'The blue door',
  artistId: '3',
  medium: 'Enamel on board',
  description: 'A door in the rain.',
  dimensions: '40 × 60 cm',
  price: '1,250.5',
  yearCreated: '2019',
  category: 'Painting',
  ...changes,
});

describe('the form of an artwork', () => {
  it('begins empty', () => {
    expect(toDraft()).toEqual({
      title: '',
      artistId: '',
      imageUrl: '',
      medium: '',
      description: '',
      dimensions: '',
      price: '',
      yearCreated: '',
      category: '',
      translations: [],
    });
  });

  it('sends what was written, without the spaces around it', () => {
    const draft = typed({
      title: ' The blue door ',
      imageUrl: ' /a.svg ',
      medium: ' Enamel on board',
      description: 'A door in the rain.\n',
      dimensions: '40 × 60 cm ',
      yearCreated: ' 2019',
      category: ' Painting',
    });
    expect(toFields(draft, 'USD')).toEqual({
      title: 'The blue door',
      artistId: 3,
      imageUrl: '/a.svg',
      medium: 'Enamel on board',
      description: 'A door in the rain.',
      dimensions: '40 × 60 cm',
      price: '1250.50',
      yearCreated: 2019,
      category: 'Painting',
      translations: [],
    });
    expect(toFields(typed({ price: ' much ' }), 'USD').price).toBe('much');
  });

  it('brings a stored artwork back as it is', () => {
    const fields = toFields(typed(), 'USD');
    const artist = { artist: 'Somebody', artistPhotoUrl: '', artistBio: '', artistStory: '' };
    const stored = { ...fields, ...artist, id: 1, version: 3, price: 1250.5 };
    expect(toFields(toDraft(stored), 'USD')).toEqual(fields);
  });

  it('takes the Swahili of the work alone, and not what an artwork tells of its artist', () => {
    const mine = { en: 'The blue door', sw: 'Mlango wa buluu' };
    const theirs = { en: 'Paints doors.', sw: 'Huchora milango.' };
    const artist = { artist: 'Somebody', artistPhotoUrl: '', artistBio: theirs.en, artistStory: '' };
    const told = { ...toFields(typed(), 'USD'), ...artist, id: 1, version: 3, price: 1250.5 };
    expect(toDraft({ ...told, translations: [mine, theirs] }).translations).toEqual([mine]);
  });

  it('leaves the artist to be chosen, of whom an older release says the name alone', () => {
    const { artistId: _, ...told } = toFields(typed(), 'USD');
    const artist = { artist: 'Somebody', artistPhotoUrl: '', artistBio: '', artistStory: '' };
    expect(toDraft({ ...told, ...artist, id: 1, version: 3, price: 1250.5 }).artistId).toBe('');
  });

  it('offers for translation what a reader reads of the work, and nothing of its artist', () => {
    expect(textsOf(typed(), 'USD')).toEqual([
      'The blue door',
      'Enamel on board',
      'A door in the rain.',
      '40 × 60 cm',
      'Painting',
    ]);
  });

  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'artwork.fault.title' }],
    [{ artistId: '' }, { artistId: 'artwork.fault.artist' }],
    [{ medium: ' ' }, { medium: 'artwork.fault.missing' }],
    [{ category: '' }, { category: 'artwork.fault.missing' }],
    [{ description: '' }, { description: 'artwork.fault.missing' }],
    [{ dimensions: '' }, { dimensions: 'artwork.fault.missing' }],
    [{ price: '' }, { price: 'artwork.fault.price' }],
    [{ price: '0' }, { price: 'artwork.fault.price' }],
    [{ price: '12,5' }, { price: 'artwork.fault.price' }],
    [{ yearCreated: '' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: '0999' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: '2101' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: '19.5' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: '2019.0' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: '02019' }, { yearCreated: 'artwork.fault.year' }],
    [{ yearCreated: ' 1000 ' }, {}],
    [{ yearCreated: '2100' }, {}],
    [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: 'package.fault.imageUrl' }],
    [{ imageUrl: ' /pictures/artworks/two-giraffes-at-noon.svg ' }, {}],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(artworkFaults(typed(changes), 'USD')).toEqual(faults);
  });
});
