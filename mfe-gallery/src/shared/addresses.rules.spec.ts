import { describe, expect, it } from '@jest/globals';
import { artistPath, artworkId } from './addresses.rules';

describe('addresses of the gallery', () => {
  it('hold any name of an artist', () => {
    expect(artistPath('Zawadi Mstari')).toBe('/artist/Zawadi%20Mstari');
    expect(artistPath('A/B ?#&%')).toBe('/artist/A%2FB%20%3F%23%26%25');
  });

  it.each([
    ['5', 5],
    ['5abc', 5],
    ['05', 5],
    ['red', undefined],
    ['0', undefined],
    ['-3', undefined],
    ['99999999999999999999', undefined],
    [undefined, undefined],
  ])('read the number in /art/%s as %p', (parameter, id) => {
    expect(artworkId(parameter)).toBe(id);
  });
});
