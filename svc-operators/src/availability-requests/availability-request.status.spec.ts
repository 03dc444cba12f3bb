import { expect, it } from '@jest/globals';
import { afterAnswer, contradiction, isDecided } from './availability-request.status.js';

it.each([
  ['pending', 'confirmed', 'confirmed'],
  ['pending', 'unavailable', 'unavailable'],
  ['pending', 'pricing_pending', 'pricing_pending'],
  ['pending', 'pending', 'pending'],
  ['pricing_pending', 'confirmed', 'confirmed'],
  ['pricing_pending', 'unavailable', 'unavailable'],
  ['pricing_pending', 'pending', 'pricing_pending'],
  ['pricing_pending', 'pricing_pending', 'pricing_pending'],
  ['confirmed', 'unavailable', 'unavailable'],
  ['confirmed', 'pricing_pending', 'confirmed'],
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

it.each([
  ['pending', 'confirmed', null, undefined],
  ['pending', 'pending', '5.00', undefined],
  ['pricing_pending', 'pricing_pending', '5.00', undefined],
  ['confirmed', 'unavailable', null, undefined],
  ['confirmed', 'unavailable', '5.00', undefined],
  ['confirmed', 'confirmed', null, undefined],
  ['confirmed', 'pending', null, undefined],
  ['confirmed', 'confirmed', '5.00', /yes already/],
  ['confirmed', 'pending', '5.00', /yes already/],
  ['confirmed', 'pricing_pending', null, /yes already/],
  ['unavailable', 'unavailable', null, undefined],
  ['unavailable', 'pending', null, undefined],
  ['unavailable', 'confirmed', null, /no already/],
  ['unavailable', 'pricing_pending', '5.00', /no already/],
] as const)(
  'a request that is %s and is answered %s for %s: the answer cannot be taken for %s',
  (from, said, price, fault) => {
    const found = contradiction(from, said, price);
    if (fault) expect(found).toMatch(fault);
    else expect(found).toBeUndefined();
  },
);
