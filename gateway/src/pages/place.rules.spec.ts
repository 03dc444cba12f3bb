import { describe, expect, it } from '@jest/globals';
import { screenAt } from '@safari/contracts';
import { placeAt } from './place.rules.js';

const placeOf = (address: string) => {
  const [path = '', query] = address.split('?', 2);
  return placeAt(screenAt(path), path, new URLSearchParams(query));
};

describe('an address leads', () => {
  it.each([
    ['/', { kind: 'landing' }],
    ['/?location=Serengeti', { kind: 'landing' }],
    ['/?package=4&utm_source=card', { kind: 'package', id: 4 }],
    ['/?attraction=2', { kind: 'attraction', id: 2 }],
    ['/?package=four', { kind: 'landing' }],
    ['/?package=4&book=package:4', { kind: 'private' }],
    ['/art/', { kind: 'gallery' }],
    ['/art/5', { kind: 'artwork', id: 5 }],
    ['/art/red', { kind: 'nothing' }],
    ['/artist/A%2FB%20C', { kind: 'artist', name: 'A/B C' }],
    ['/bookings', { kind: 'private' }],
    ['/login', { kind: 'private' }],
    ['/nowhere', { kind: 'nothing' }],
  ])('%s', (address, place) => {
    expect(placeOf(address)).toEqual(place);
  });
});
