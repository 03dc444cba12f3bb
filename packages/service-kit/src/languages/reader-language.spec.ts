import { expect, it } from '@jest/globals';
import { preferredLanguage } from './reader-language.js';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sw', 'sw'],
  ['sw-TZ,sw;q=0.9,en;q=0.8', 'sw'],
  ['de-DE,de;q=0.9,sw;q=0.5,en;q=0.4', 'sw'],
  ['en;q=0.2, SW;q=0.7', 'sw'],
  ['sw;q=0, fr', 'en'],
  ['swa', 'en'],
  [',;=;q', 'en'],
])('whoever asks for %j reads %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
