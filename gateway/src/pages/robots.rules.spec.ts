import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@safari/contracts';
import { MANIFESTS } from '../../test/support/front-ends.js';
import { robotsText } from './robots.rules.js';
import { fixedAddresses, sitemapXml } from './sitemap.rules.js';

const manifests = Object.values(MANIFESTS);
const text = robotsText('https://safari.example', manifests);

/** As search engines read it: the longest rule that fits decides, and nothing said is allowed. */
function allowed(address: string): boolean {
  const fitting = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)].filter(([, , path = '']) => {
    const pattern = path.replace(/[.?]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${pattern}`).test(address);
  });
  const [longest] = fitting.sort(([, , a = ''], [, , b = '']) => b.length - a.length);
  return longest?.[1] !== 'Disallow';
}

describe('search engines', () => {
  it('read one list of rules, which leads them to the map', () => {
    const toys: RemoteManifest = {
      version: 1,
      name: 'toys',
      routes: [
        {
          path: '/toys/:id',
          frame: 'public',
          indexed: true,
          unindexedQueries: ['buy'],
          calls: [
            { url: '/api/toys/:id' },
            { url: '/api/shelves' },
            { url: '/api/mine', session: 'customer' },
          ],
        },
        { path: '/wishes', frame: 'public', indexed: false, calls: [{ url: '/api/wishes' }] },
        { path: '/basket/:id', frame: 'public', indexed: false },
      ],
      navigation: [],
      parts: [{ name: 'App', calls: [{ url: '/api/shelves' }], scripts: [], styles: [] }],
    };
    expect(robotsText('https://toys.example', [toys])).toBe(`User-agent: *
Allow: /api/shelves
Allow: /api/toys/
Disallow: /api/
Disallow: /auth/
Disallow: /toys/*?*buy=
Disallow: /basket/
Disallow: /wishes

Sitemap: https://toys.example/sitemap.xml
`);
  });

  it('may read every public page and what it is drawn from', () => {
    for (const address of [
      '/',
      '/?package=4',
      '/art',
      '/art/5',
      '/artist/A',
      '/nowhere',
      '/api/packages',
      '/api/artworks',
      '/api/artworks/5',
      '/api/artist/A/artworks',
      '/api/brand',
      '/mfe/catalog/remoteEntry.js',
      '/pictures/a.svg',
    ])
      expect([address, allowed(address)]).toEqual([address, true]);
  });

  it('are kept from staff, customers, sign-in and every other call', () => {
    for (const address of [
      '/login',
      '/dashboard',
      '/adminlogin',
      '/bookings',
      '/?book=package:4',
      '/?x=1&book=package:4',
      '/api/bookings',
      '/api/user/bookings',
      '/api/auth/user',
      '/api/auth/staff',
      '/auth/google',
    ])
      expect([address, allowed(address)]).toEqual([address, false]);
  });

  it('find every page without parameters, and no other, in a map that is well formed', () => {
    expect(fixedAddresses(manifests)).toEqual(['/', '/art']);
    expect(
      sitemapXml('https://safari.example', ['/', "/artist/A'<i>"]),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://safari.example/</loc></url>
  <url><loc>https://safari.example/artist/A&#39;&lt;i&gt;</loc></url>
</urlset>
`);
  });
});
