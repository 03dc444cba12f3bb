import { describe, expect, it } from '@jest/globals';
import { isImageAddress, isVideoAddress } from './address.rules.js';

describe('the address of a picture', () => {
  it.each(['/pictures/packages/a.svg', '/a.png?v=2', 'https://img.example/a.jpg', 'HTTPS://img.example/a'])(
    'may be %s',
    (address) => expect(isImageAddress(address)).toBe(true),
  );

  it.each([
    '',
    '/',
    'pictures/a.svg',
    '//elsewhere.example/a.svg',
    '/\\elsewhere.example/a.svg',
    '/a\\b.svg',
    '/a b.svg',
    'http://img.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://',
    'https://[',
    'https://img.example/a b',
    'xhttps://img.example/a',
    'https://user@img.example/a',
    'https://:secret@img.example/a',
    'https:img.example/a',
    7,
    null,
    ['/a.svg'],
    ['https://img.example/a'],
  ])('may not be %j', (address) => expect(isImageAddress(address)).toBe(false));
});

describe('the address of a film', () => {
  it('is https and nothing else, also not a path of ours', () => {
    expect(isVideoAddress('https://films.example/watch?v=1')).toBe(true);
    expect(isVideoAddress('/films/1')).toBe(false);
    expect(isVideoAddress('http://films.example/1')).toBe(false);
    expect(isVideoAddress(['https://films.example/1'])).toBe(false);
  });
});
