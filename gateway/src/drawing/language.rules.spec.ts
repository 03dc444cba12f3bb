import { expect, it } from '@jest/globals';
import { languageOf } from './language.rules.js';

it.each([
  ['', '', 'en'],
  ['', 'sw-TZ,sw;q=0.9,en;q=0.5', 'sw'],
  ['', 'en-GB,sw;q=0.9', 'en'],
  ['', 'sw;q=0.2, en;q=0.8', 'en'],
  ['', 'de, fr;q=0.9, SW;q=0.1', 'sw'],
  ['', 'sw;q=0', 'en'],
  ['', 'de;q=x,,;;,*', 'en'],
  ['language=sw', 'en', 'sw'],
  ['a=b; language=sw; c=d', '', 'sw'],
  ['a=b;language=sw', 'en', 'sw'],
  ['a=b;  language=sw', 'en', 'sw'],
  ['language=en', 'sw', 'en'],
  ['language=klingon', 'sw', 'sw'],
  ['mylanguage=sw', '', 'en'],
])('a page for the cookie %p and the browser %p is written in %s', (cookie, accepted, language) => {
  expect(languageOf(cookie, accepted)).toBe(language);
});

it('a page for a browser that says nothing is written in English', () => {
  expect(languageOf()).toBe('en');
});
