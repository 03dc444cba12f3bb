import { expect, it } from '@jest/globals';
import { bodyLimitOf, isUpload, tooLargeSentence } from './body-limits.rules.js';

const KB = 1024;

it.each([
  ['/api/auth/email', 4 * KB],
  ['/auth/google/return', 4 * KB],
  ['/api/operator-answers/abc', 16 * KB],
  ['/api/booking/change-offers/abc', 16 * KB],
  ['/api/pictures', 10 * KB * KB],
  ['/api/bookings', 256 * KB],
  ['/', 256 * KB],
  ['*', 0],
])('%s takes %d bytes', (path, bytes) => {
  expect(bodyLimitOf(path)).toBe(bytes);
});

it.each(['/api/pictures/', '/api/pictures/1', '/api/pictures-of-mine'])(
  '%s is not where pictures are sent, and takes no more than any other call',
  (path) => {
    expect(isUpload(path)).toBe(false);
    expect(bodyLimitOf(path)).toBe(256 * KB);
    expect(tooLargeSentence(path)).toBe('The request is larger than we accept.');
  },
);

it('whoever sends a picture that is too large hears how large one may be', () => {
  expect(isUpload('/api/pictures')).toBe(true);
  expect(tooLargeSentence('/api/pictures')).toBe('The picture is larger than 10 MB.');
});
