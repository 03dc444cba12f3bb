import { describe, expect, it } from '@jest/globals';
import { SCREENS } from '@safari/contracts';
import { trip, work } from '../../test/support/offered.js';
import { robotsText } from './robots.rules.js';
import { sitemapXml } from './sitemap.rules.js';

/** As search engines read it: the longest rule that fits decides, and nothing said is allowed. */
function allowed(address: string): boolean {
  const rules = robotsText('https://safari.example').matchAll(/^(Allow|Disallow): (.+)$/gm);
  const fitting = [...rules].filter(([, , path = '']) => {
    const pattern = path.replace(/[.?]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(address);
  });
  const [longest] = fitting.sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return longest?.[1] !== 'Disallow';
}

describe('search engines', () => {
  it('may read every public screen and what it is drawn from', () => {
    const screens = SCREENS.filter(({ indexed }) => indexed).map(({ path }) => path.replace(/:\w+/, '5'));
    const calls = [
      '/api/packages',
      '/api/attractions',
      '/api/guides',
      '/api/artworks/5',
      '/api/artist/A/artworks',
    ];
    for (const address of [
      ...screens,
      ...calls,
      '/?package=4',
      '/mfe/catalog/remoteEntry.js',
      '/pictures/a.svg',
    ])
      expect([address, allowed(address)]).toEqual([address, true]);
  });

  it('are kept from staff, customers, sign-in and every other call', () => {
    const screens = SCREENS.filter(({ indexed }) => !indexed).map(({ path }) => path.replace(/:\w+/, '5'));
    for (const address of [...screens, '/api/bookings', '/api/auth/user', '/auth/google', '/?book=package:4'])
      expect([address, allowed(address)]).toEqual([address, false]);
  });

  it('find everything that is offered, each artist once, in a map that is well formed', () => {
    const artworks = [work({ id: 1, artist: "A & B's <i>" }), work({ id: 2, artist: "A & B's <i>" })];
    const xml = sitemapXml('https://safari.example', { packages: [trip()], attractions: [], artworks });
    expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://safari.example/',
      'https://safari.example/art',
      'https://safari.example/?package=4',
      'https://safari.example/art/1',
      'https://safari.example/art/2',
      'https://safari.example/artist/A%20%26%20B&#39;s%20%3Ci%3E',
    ]);
  });
});
