import { describe, expect, it } from '@jest/globals';
import { isPerPerson, isVideoAddress } from './catalog.js';

describe('the address of a film', () => {
  it.each([
    'https://films.example/watch?v=1',
    'HTTPS://films.example:8443/a#b@c',
    'https://films.example',
    'https://films.example?v=1',
  ])('may be %s', (address) => expect(isVideoAddress(address)).toBe(true));

  it('is https and nothing else, also not a path of ours', () => {
    for (const address of [
      '',
      '/films/1',
      '//films.example/1',
      'http://films.example/1',
      7,
      ['https://a.b/1'],
    ])
      expect(isVideoAddress(address)).toBe(false);
  });

  it.each([
    'javascript:alert(1)//https://films.example',
    'see https://films.example/1',
    'https://films.example/1 2',
    'https://films.example\\1',
    'https:films.example/1',
    'https://',
    'https:///1',
    'https://[',
    'https://films.example:port/1',
    'https://user@films.example/1',
    'https://:secret@films.example/1',
  ])('may not be %j', (address) => expect(isVideoAddress(address)).toBe(false));
});

it.each([
  ['person', true],
  [' Person ', true],
  ['vehicle', false],
  ['personal guide', false],
  ['', false],
])('a price with the unit %j says that each traveler pays it: %j', (unit, says) => {
  expect(isPerPerson(unit)).toBe(says);
});
