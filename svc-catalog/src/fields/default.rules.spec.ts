import { expect, it } from '@jest/globals';
import { orDefault } from './default.rules.js';

it.each([
  ['what is said', 'Arusha', 'Arusha'],
  ['what it was, where nothing is said', undefined, 'Moshi'],
  ['what a new item has, where that is asked for', '', 'Tanzania'],
])('a field becomes %s', (_, said, becomes) => {
  expect(orDefault(said, 'Moshi', 'Tanzania')).toBe(becomes);
});
