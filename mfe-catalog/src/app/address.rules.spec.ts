import { expect, it } from '@jest/globals';
import { ALL_PACKAGES_PATH, destinationPath, readId } from './address.rules';

it('an address names an item by a number, and by nothing else', () => {
  expect(['7', '0', '999999999'].map(readId)).toEqual([7, 0, 999_999_999]);
  for (const text of ['', ' 7', '7 ', '-7', '7.5', '1e3', '0x7', 'seven', '1000000000', null, undefined])
    expect([text, readId(text)]).toEqual([text, undefined]);
});

it('ways to the packages of a place, and to all packages, lead to the landing page', () => {
  const page = 'https://safari.example/';
  expect(new URL(destinationPath('Zanzibar'), page).href).toBe(`${page}?location=Zanzibar`);
  expect(new URL(ALL_PACKAGES_PATH, page).href).toBe(`${page}?packages=all`);
});
