import { describe, expect, it } from '@jest/globals';
import type { Language, Part, RemoteManifest, Route } from '@safari/contracts';
import { MANIFESTS } from '../../test/support/front-ends.js';
import { RouteTable } from '../remotes/route-table.js';
import { callsOf, partsOf } from './first-needs.rules.js';
import { hintsOf, pictureHints } from './hints.rules.js';

const { shell, ...remotes } = MANIFESTS;
const table = new RouteTable(
  shell,
  Object.entries(remotes).map(([name, manifest]) => ({ name, manifest })),
);
const STRANGER = { customer: false, staff: false };
const CUSTOMER = { customer: true, staff: false };
const STAFF = { customer: false, staff: true };

const partsAt = (path: string, visitor = STRANGER) =>
  partsOf(table, table.at(path), visitor, 'en', new URLSearchParams());
const scripts = (path: string, visitor = STRANGER) =>
  partsAt(path, visitor).flatMap((part) => part.scripts.slice(-1));
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

  it('first for what is seen first', () => {
    expect(partsAt('/')).toEqual([
      {
        scripts: ['/mfe/catalog/remoteEntry.js', '/mfe/catalog/assets/part-1.js'],
        styles: ['/mfe/catalog/assets/part-1.css'],
        later: false,
      },
      { scripts: ['/mfe/gallery/assets/preview-1.js'], styles: [], later: true },
    ]);
    expect(partsAt('/bookings', STAFF).map(({ later }) => later)).toEqual([false, false]);
  });

  it('for the data of its screen and of what is embedded there, under the very addresses that these use', () => {
    expect(calls('/')).toEqual(['/api/packages', '/api/artworks', '/api/auth/user', '/api/brand']);
    expect(calls('/art/5')).toContain('/api/artworks/5');
    expect(calls('/art/123456789012345')).toContain('/api/artworks/123456789012345');
    expect(calls('/art/5-red')).toContain('/api/artworks/5');
    expect(calls("/artist/Asha%20%26%20O'Neil")).toContain("/api/artist/Asha%20%26%20O'Neil/artworks");
    expect(calls('/art')).toEqual(['/api/auth/user', '/api/brand']);
    expect(calls('/nowhere')).toEqual(['/api/auth/user', '/api/brand']);
  });

  it.each(['red', '-5', '0', '12345678901234567'])('for nothing that has the number %s', (number) => {
    expect(calls(`/art/${number}`)).toEqual(['/api/auth/user', '/api/brand']);
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

  it.each([
    ['booking=01a%2F2&booking=3', ['/api/bookings/01a%2F2']],
    ['booking=1&chat=2', ['/api/bookings/2']],
    ['chat=&booking=1', ['/api/bookings/1']],
    ['tab=pending', []],
  ])('for what its query names, of the first name that is there: %s', (query, asked) => {
    const ofFrame = calls('/nowhere', STAFF);
    expect(calls('/bookings', STAFF, query)).toEqual([...asked, ...ofFrame]);
    expect(calls('/bookings', STRANGER, query).join()).not.toContain('/api/bookings');
  });
});

describe('a page of a remote that was built on its own', () => {
  const app: Part = { name: 'App', scripts: ['app.js'], styles: [] };
  const page: Route = { path: '/toys', frame: 'public', indexed: true, embeds: [] };
  const toys = (route: Partial<Route> = {}): RemoteManifest => ({
    version: 1,
    name: 'toys',
    routes: [{ ...page, ...route }],
    navigation: [],
    parts: [app, { name: 'Shelf', scripts: ['shelf.js'], styles: [] }],
  });
  const needs = (
    manifest: RemoteManifest,
    own?: RemoteManifest,
    visitor = STRANGER,
    language: Language = 'en',
    query = '',
  ) => {
    const alone = new RouteTable(own, [{ name: 'toys', manifest }]);
    const owned = alone.at('/toys');
    return {
      parts: partsOf(alone, owned, visitor, language, new URLSearchParams(query)),
      calls: callsOf(alone, owned, visitor, new URLSearchParams()),
    };
  };
  const own = { scripts: ['/mfe/toys/app.js'], styles: [], later: false };

  it('needs neither the shell’s word nor a call', () => {
    expect(needs(toys())).toEqual({ parts: [own], calls: [] });
    const silent = { ...MANIFESTS.shell, parts: [{ ...app, scripts: [] }] };
    expect(needs(toys(), silent)).toEqual({ parts: [own], calls: [] });
  });

  it('needs what its frame and its screen have in files of their own; no screen behind the gate', () => {
    const files = { scripts: ['list.js'], styles: ['list.css'] };
    const frames = { staff: { scripts: ['assets/gate.js'], styles: [] } };
    const house = { ...MANIFESTS.shell, frames };
    const screen = { scripts: ['/mfe/toys/list.js'], styles: ['/mfe/toys/list.css'], later: false };
    const gate = { scripts: ['/assets/gate.js'], styles: [], later: false };
    expect(needs(toys({ files }), house).parts).toEqual([own, screen]);
    const staffOnly = toys({ files, frame: 'staff' });
    expect(needs(staffOnly, house).parts).toEqual([gate]);
    expect(needs(staffOnly, house, STAFF).parts).toEqual([gate, own, screen]);
  });

  it('needs what its query opens, for whoever may ask for what is in it', () => {
    const files = { scripts: ['dialog.js'], styles: [] };
    const calls = [{ url: '/api/terms' }, { url: '/api/own', session: 'customer' as const }];
    const manifest = toys({ callsByQuery: [{ query: 'book', calls, files }] });
    const dialog = { scripts: ['/mfe/toys/dialog.js'], styles: [], later: false };
    const partsFor = (visitor: typeof STRANGER, query: string) =>
      needs(manifest, undefined, visitor, 'en', query).parts;
    expect(partsFor(CUSTOMER, 'book=package:3')).toEqual([own, dialog]);
    expect(partsFor(CUSTOMER, 'book=')).toEqual([own]);
    expect(partsFor(CUSTOMER, 'party=2')).toEqual([own]);
    expect(partsFor(STRANGER, 'book=package:3')).toEqual([own]);
  });

  it('needs the texts of shell, part and screen in the language that it is read in', () => {
    const inSwahili = (file: string) => ({ scripts: [], styles: [], translations: { sw: [file] } });
    const house = { ...MANIFESTS.shell, parts: [{ name: 'App', ...inSwahili('assets/frame-sw.js') }] };
    const part = { ...app, ...inSwahili('app-sw.js'), scripts: app.scripts };
    const manifest = { ...toys({ files: inSwahili('list-sw.js') }), parts: [part] };
    expect(needs(manifest, house).parts).toEqual([own]);
    expect(needs(manifest, house, STRANGER, 'sw').parts.flatMap(({ scripts }) => scripts)).toEqual([
      '/assets/frame-sw.js',
      '/mfe/toys/app.js',
      '/mfe/toys/app-sw.js',
      '/mfe/toys/list-sw.js',
    ]);
  });

  it('shows what it embeds at once, where it does not say later', () => {
    const embeds = [{ remote: 'toys', part: 'Shelf' }];
    expect(needs(toys({ embeds })).parts).toEqual([
      own,
      { scripts: ['/mfe/toys/shelf.js'], styles: [], later: false },
    ]);
  });

  it('asks for no files of a remote or a part that is not there, nor of the shell, which is', () => {
    const embeds = [
      { remote: 'books', part: 'App' },
      { remote: 'toys', part: 'Window' },
      { remote: 'shell', part: 'App' },
    ];
    expect(needs(toys({ embeds }), MANIFESTS.shell).parts).toEqual([own]);
  });

  it('asks for no data behind the gate of the staff, whoever’s that is', () => {
    const manifest = toys({ frame: 'staff', calls: [{ url: '/api/toys' }] });
    expect(needs(manifest)).toEqual({ parts: [], calls: [] });
    expect(needs(toys({ calls: [{ url: '/api/toys' }] })).calls).toEqual(['/api/toys']);
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

  it('name a picture of one crop once, and how wide it stands only where there are several widths', () => {
    expect(pictureHints({ wide: '/wide.jpg', sizes: '100vw' })).toEqual([
      '<link rel="preload" as="image" href="/wide.jpg" fetchpriority="high">',
    ]);
    expect(pictureHints({ wide: '/wide.jpg', sources: '/small.jpg 480w', sizes: '100vw' })).toEqual([
      '<link rel="preload" as="image" href="/wide.jpg" imagesrcset="/small.jpg 480w" imagesizes="100vw" fetchpriority="high">',
    ]);
    expect(pictureHints(undefined)).toEqual([]);
  });
});
