import { describe, expect, it } from '@jest/globals';
import { absolute, isOwnFile } from './addresses.rules';

describe('an address in full', () => {
  it('is on our own origin unless it names another', () => {
    expect(absolute('https://safari.example', '/pictures/a.svg')).toBe(
      'https://safari.example/pictures/a.svg',
    );
    expect(absolute('https://safari.example', 'http://img.example/a.jpg')).toBe('http://img.example/a.jpg');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@example.com', 'https://[1'])(
    '%s is none on the web',
    (address) => expect(absolute('https://safari.example', address)).toBeUndefined(),
  );
});

it('a browser is told to fetch files of this origin alone', () => {
  expect(isOwnFile('/pictures/a.svg')).toBe(true);
  for (const address of [
    '//evil.example/a.svg',
    '/\\evil.example/a.svg',
    'https://evil.example/a.svg',
    'x/pictures/a.svg',
    '/pictures/a b.svg',
    '/pictures/a.svg ',
    '',
  ])
    expect([address, isOwnFile(address)]).toEqual([address, false]);
});
