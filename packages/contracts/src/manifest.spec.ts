import { expect, it } from '@jest/globals';
import { renewedEntry } from './manifest.js';

it.each([
  ['/remotes/admin/entry-1.js', '/remotes/admin/renewed/1700/entry-1.js'],
  ['entry.js', 'renewed/1700/entry.js'],
])('the entry %s is asked for anew at %s, in the same folder', (entry, renewed) => {
  expect(renewedEntry(entry, 1700)).toBe(renewed);
});
