import { describe, expect, it } from '@jest/globals';
import { MANIFESTS } from '../../test/support/front-ends.js';
import { RouteTable } from '../remotes/route-table.js';
import { callsOf, partsOf } from './first-needs.rules.js';
import { hintsOf } from './hints.rules.js';

const { shell, ...remotes } = MANIFESTS;
const table = new RouteTable(
  shell,
  Object.entries(remotes).map(([name, manifest]) => ({ name, manifest })),
);
const STRANGER = { customer: false, staff: false };
const CUSTOMER = { customer: true, staff: false };
const STAFF = { customer: false, staff: true };

const scripts = (path: string, visitor = STRANGER) =>
  partsOf(table, table.at(path), visitor).flatMap((part) => part.scripts.slice(-1));
const calls = (path: string, visitor = STRANGER, query = '') =>
  callsOf(table, table.at(path), visitor, new URLSearchParams(query));

describe('a page asks at once', () => {
  it('for the remotes that draw it, and none that it will not show', () => {
    expect(scripts('/')).toEqual(['/mfe/catalog/assets/part-1.js', '/mfe/gallery/assets/preview-1.js']);
    expect(scripts('/art/5')).toEqual(['/mfe/gallery/assets/gallery-1.js']);
    expect(scripts('/login')).toEqual([]);
    expect(scripts('/nowhere')).toEqual([]);
    expect(scripts('/adminlogin')).toEqual(['/mfe/admin/assets/admin-1.js']);
    expect(scripts('/bookings')).toEqual([]);
    expect(scripts('/bookings', STAFF)).toEqual([
      '/mfe/admin/assets/admin-1.js',
      '/mfe/admin/assets/tools-1.js',
    ]);
  });

  it('for the data of its screen and of what is embedded there, under the very addresses that these use', () => {
    expect(calls('/')).toEqual(['/api/packages', '/api/artworks', '/api/auth/user', '/api/brand']);
    expect(calls('/art/5')).toContain('/api/artworks/5');
    expect(calls('/art/5-red')).toContain('/api/artworks/5');
    expect(calls("/artist/Asha%20%26%20O'Neil")).toContain("/api/artist/Asha%20%26%20O'Neil/artworks");
    expect(calls('/art/red').join()).not.toContain('artworks');
  });

  it('for what belongs to somebody only where a browser has that session', () => {
    expect(calls('/dashboard')).not.toContain('/api/user/bookings');
    expect(calls('/dashboard', CUSTOMER)).toContain('/api/user/bookings');
    expect(calls('/bookings', CUSTOMER)).toEqual(['/api/auth/user', '/api/brand']);
    expect(calls('/bookings', STAFF)).toEqual([
      '/api/bookings?limit=25',
      '/api/auth/staff',
      '/api/auth/user',
      '/api/brand',
    ]);
  });

  it('not for a whole list where the query asks for less', () => {
    expect(calls('/bookings', STAFF, 'booking=1')).not.toContain('/api/bookings?limit=25');
  });
});

describe('the hints', () => {
  it('have data fetched as our calls ask for it, and the remote before the picture', () => {
    const html = hintsOf({
      parts: [
        { scripts: ['/mfe/gallery/later.js'], styles: [], later: true },
        { scripts: ['/mfe/catalog/app.js'], styles: ['/mfe/catalog/app.css'], later: false },
      ],
      calls: ['/api/packages'],
      picture: { wide: '/wide.svg', portrait: '/portrait.svg' },
    });
    expect(html.split('\n').map((line) => line.trim())).toEqual([
      '<link rel="preload" as="fetch" crossorigin href="/remotes.json">',
      '<link rel="preload" as="style" crossorigin href="/mfe/catalog/app.css">',
      '<link rel="modulepreload" crossorigin href="/mfe/catalog/app.js">',
      '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/packages">',
      '<link rel="preload" as="image" href="/portrait.svg" media="(max-width: 47.99rem)" fetchpriority="high">',
      '<link rel="preload" as="image" href="/wide.svg" media="(min-width: 48rem)" fetchpriority="high">',
      '<link rel="modulepreload" crossorigin href="/mfe/gallery/later.js" fetchpriority="low">',
    ]);
  });
});
