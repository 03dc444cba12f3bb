import { describe, expect, it } from '@jest/globals';
import { artistPath, artworkId, mailTo } from './addresses.rules';

describe('addresses of the gallery', () => {
  it('hold any name of an artist', () => {
    expect(artistPath('Zawadi Mstari')).toBe('/artist/Zawadi%20Mstari');
    expect(artistPath('A/B ?#&%')).toBe('/artist/A%2FB%20%3F%23%26%25');
  });

  it('write a letter whose subject is exactly what was said, with spaces and signs', () => {
    const letter = new URL(mailTo('info@example.com', 'Print Request - Dhow & Moon', 'Hello,\n'));
    expect(letter.pathname).toBe('info@example.com');
    expect(letter.searchParams.get('subject')).toBe('Print Request - Dhow & Moon');
    expect(letter.searchParams.get('body')).toBe('Hello,\n');
    expect(letter.href).not.toContain('+'); // mail programs show a plus as a plus
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
