import { describe, expect, it } from '@jest/globals';
import { artistFaults, textsOf, toDraft, toFields } from './artist.rules';

const typed = (changes: Partial<ReturnType<typeof toDraft>> = {}) => ({
  ...toDraft(),
  name: 'Asha wa Kanga',
  bio: 'Draws borders.',
  story: 'Began with a saucer.',
  ...changes,
});

describe('the form of an artist', () => {
  it('begins empty', () => {
    expect(toDraft()).toEqual({ name: '', photoUrl: '', bio: '', story: '', translations: [] });
  });

  it('sends what was written, without the spaces around it, and brings it back', () => {
    const fields = { name: 'Asha', photoUrl: '/a.svg', bio: 'One.', story: 'Two.', translations: [] };
    const draft = typed({ name: ' Asha ', photoUrl: ' /a.svg', bio: 'One. ', story: ' Two.' });
    expect(toFields(draft)).toEqual(fields);
    expect(toDraft({ ...fields, id: 1, version: 2, artworks: 3 })).toEqual(fields);
  });

  it('offers for translation what a reader reads, and no name', () => {
    expect(textsOf(typed())).toEqual(['Draws borders.', 'Began with a saucer.']);
  });

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'artist.fault.name' }],
    [{ bio: ' ' }, { bio: 'artist.fault.bio' }],
    [{ story: '' }, { story: 'artist.fault.story' }],
    [{ photoUrl: 'javascript:alert(1)' }, { photoUrl: 'package.fault.imageUrl' }],
    [{ photoUrl: '/pictures/artists/bibi-nakshi.svg' }, {}],
  ])('finds in %j the faults %j', (changes, faults) => {
    expect(artistFaults(typed(changes))).toEqual(faults);
  });
});
