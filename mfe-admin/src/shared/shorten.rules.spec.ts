import { expect, it } from '@jest/globals';
import { shorten } from './shorten.rules';

it('a long list shows its beginning and how many are left out', () => {
  expect(shorten(['a', 'b', 'c', 'd'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: 1 });
  expect(shorten(['a', 'b', 'c'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: 0 });
  expect(shorten(['a'], 3)).toEqual({ shown: ['a'], more: 0 });
});
