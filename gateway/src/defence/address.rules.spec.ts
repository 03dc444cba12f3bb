import { describe, expect, it } from '@jest/globals';
import { readAddress } from './address.rules.js';

describe('the address of a request', () => {
  it.each([
    '/',
    '/art/5',
    '/api/bookings?from=a/../b&x=%2e%2e//\\',
    '/artist/Juma%20R',
    '/artist/Juma%20R?from=a/../b&x=%2e%2e//\\%zz',
    '/artist/AC%2FDC',
    '/artist/Bj%C3%B6rk',
    '/artist/r%c3%a9my',
    '/api/artist/a%252e%252e/artworks',
    '/mfe/catalog/assets/part-1.js',
    '/.well-known/security.txt',
    '/assets/...x',
    '/@vite/client',
  ])('stays as it is where it can be read in one way only: %s', (target) => {
    expect(readAddress(target)).toEqual({ url: target });
  });

  it.each([
    ['http://elsewhere.example', 'This is not an address of ours.'],
    ['/auth/logout#x', 'This is not an address of ours.'],
    ['/100%', 'This address cannot be read.'],
    ['/api/caf\u00e9', 'This address cannot be read.'],
    ['/%61pi/bookings', 'This address encodes what needs no encoding.'],
    ['/api/packages%00', 'This address has characters that no address of ours has.'],
    ['/api/bookings/{id}', 'This address has characters that need to be encoded.'],
    ['/auth//logout', 'This address has an empty part.'],
    ['/auth/../internal', 'This address leads out of itself.'],
  ])('that is refused is told why: %j', (target, fault) => {
    expect(readAddress(target)).toEqual({ fault });
  });

  it.each([
    '/auth/x\\..\\..\\internal\\identity',
    '/auth/x%5c..%5cinternal',
    '/auth/../internal/identity',
    '/auth/%6cogout',
    '/%61pi/bookings',
    '/artist/%7Ejuma',
    'http://localhost:8080/api/bookings?a=1',
    'HTTPS://elsewhere.example',
    '/auth/%2e%2E/internal',
    '/auth/.%2e/internal',
    '/auth/./logout',
    '/pictures/..%2f..%2fetc/passwd',
    '/auth/..',
    '//internal/identity',
    '/auth//logout',
    'http://elsewhere.example/auth/../internal',
    'http://elsewhere.example\\api',
    '/api/packages%00',
    '/api/packages%0d%0a',
    '/api/packages%7f',
    '/auth/logout#x',
    '/api/caf\u00e9',
    '/%E0%A4%A',
    '/%ff',
    '/100%',
    '/api/packages/"4"',
    '/api/artist/<b>/artworks',
    '/api/bookings/`',
    '/api/bookings/a|b',
    '/api/bookings/^',
    '/api/bookings/[4]',
    '*',
    '?a',
    'ftp://elsewhere.example/',
    '',
  ])('is refused where somebody could read it in another way: %j', (target) => {
    expect(readAddress(target)).toHaveProperty('fault');
  });
});
