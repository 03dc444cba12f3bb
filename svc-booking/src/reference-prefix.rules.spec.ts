import { expect, it } from '@jest/globals';
import { defaultBrand } from '@safari/contracts';
import { referencePrefix } from './reference-prefix.rules.js';

it.each([
  [defaultBrand.name, 'KS'],
  ['Twende Afrika na Marafiki', 'TA'],
  ["Twiga & Sons' Safaris", 'TS'],
  ['Éléphant écarlate', 'EE'],
  ['serengeti', 'SE'],
  ['7 Seas', 'SE'],
  ['X', 'BK'],
  ['サファリ', 'BK'],
])('references of the brand %p begin with %p', (brand, prefix) => {
  expect(referencePrefix(brand)).toBe(prefix);
});
