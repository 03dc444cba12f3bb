import { expect, it } from '@jest/globals';
import { afterAnswer, isDecided } from './availability-request.status.js';

it.each([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'unavailable', 'unavailable'],
  ['pending', 'pricing_pending', 'pricing_pending'],
  ['pending', 'pending', 'pending'],
  ['pricing_pending', 'confirmed', 'confirmed'],
  ['pricing_pending', 'unavailable', 'unavailable'],
  ['pricing_pending', 'pending', 'pricing_pending'],
  ['pricing_pending', 'pricing_pending', 'pricing_pending'],
  ['confirmed', 'unavailable', 'confirmed'],
  ['unavailable', 'confirmed', 'unavailable'],
] as const)('a request that is %s and is answered %s is %s', (from, said, after) => {
  expect(afterAnswer(from, said)).toBe(after);
});

it.each([
  ['pending', false],
  ['pricing_pending', false],
  ['confirmed', true],
  ['unavailable', true],
] as const)('a request that is %s is decided: %s', (status, decided) => {
  expect(isDecided(status)).toBe(decided);
});
