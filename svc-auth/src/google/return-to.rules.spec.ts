import { expect, it } from '@jest/globals';
import { safeReturnTo } from './return-to.rules.js';

const ORIGIN = 'http://localhost:8080';

it.each(['/', '/my-bookings', '/?book=package:3', '/art/5?x=1#story', '/art//', `/${'x'.repeat(1_999)}`])(
  'goes back to our own %s',
  (path) => {
    expect(safeReturnTo(path, ORIGIN)).toBe(path);
  },
);

it.each([
  undefined,
  17,
  ['/a', '/b'],
  '',
  'my-bookings',
  'https://evil.example/',
  '//evil.example/',
  '//evil.example/my-bookings',
  '/.//evil.example',
  '//[',
  '/\\evil.example',
  '/\t/evil.example',
  '/auth/logout',
  `/${'x'.repeat(2_000)}`,
])('goes home instead of to %p', (wanted) => {
  expect(safeReturnTo(wanted, ORIGIN)).toBe('/');
});
