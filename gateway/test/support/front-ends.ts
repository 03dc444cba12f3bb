import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@safari/contracts';

const SHELL_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="csp-nonce" content="__CSP_NONCE__">
    <meta name="description" content="Safaris in Tanzania.">
    <title>Kilele Safaris</title>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
  </head>
  <body><div id="root"><p>Kilele Safaris</p></div></body>
</html>
`;

const own = { frame: 'public', indexed: false } as const;

/** Front ends as their builds would describe them. */
export const MANIFESTS = {
  shell: {
    version: 1,
    name: 'shell',
    description: { en: 'Safaris in Tanzania.' },
    routes: [
      { path: '/login', title: { en: 'Login' }, ...own },
      { path: '/only-here', title: { en: 'Only Here' }, onlyWhere: '/api/packages/only-here', ...own },
      {
        path: '/only-since/:day',
        title: { en: 'Only Since' },
        onlyWhere: '/api/packages/since/:day',
        ...own,
      },
      { path: '*', title: { en: '404 Page Not Found' }, ...own },
    ],
    navigation: [],
    parts: [
      {
        name: 'App',
        calls: [
          { url: '/api/auth/staff', session: 'staff' },
          { url: '/api/auth/user' },
          { url: '/api/brand' },
        ],
        scripts: [],
        styles: [],
      },
    ],
  },
  catalog: {
    version: 1,
    name: 'catalog',
    routes: [
      {
        path: '/',
        frame: 'public',
        indexed: true,
        unindexedQueries: ['book'],
        calls: [{ url: '/api/packages' }],
        embeds: [{ remote: 'gallery', part: 'ArtPreview', later: true }],
        reads: [{ name: 'packages', url: '/api/packages', query: 'package' }],
      },
      {
        path: '/dashboard',
        title: { en: 'My Bookings' },
        calls: [{ url: '/api/user/bookings', session: 'customer' }],
        ...own,
      },
    ],
    navigation: [{ area: 'main', to: '/#packages', text: { en: 'Packages', sw: 'Safari' }, order: 10 }],
    parts: [{ name: 'App', scripts: ['remoteEntry.js', 'assets/part-1.js'], styles: ['assets/part-1.css'] }],
    server: 'server-1.cjs',
  },
  gallery: {
    version: 1,
    name: 'gallery',
    routes: [
      { path: '/art', frame: 'public', title: { en: 'Local Art Gallery' }, indexed: true },
      {
        path: '/art/:id',
        frame: 'public',
        title: { en: 'Artwork' },
        indexed: true,
        calls: [{ url: '/api/artworks/:id', numbers: ['id'] }],
        reads: [{ name: 'artworks', url: '/api/artworks' }],
      },
      {
        path: '/artist/:artistName',
        frame: 'public',
        title: { en: 'Artist' },
        indexed: true,
        calls: [{ url: '/api/artist/:artistName/artworks' }],
        reads: [{ name: 'artworks', url: '/api/artworks' }],
      },
    ],
    navigation: [],
    parts: [
      { name: 'App', scripts: ['assets/gallery-1.js'], styles: [] },
      { name: 'ArtPreview', calls: [{ url: '/api/artworks' }], scripts: ['assets/preview-1.js'], styles: [] },
    ],
    server: 'server-1.cjs',
  },
  admin: {
    version: 1,
    name: 'admin',
    density: 'dense',
    routes: [
      { path: '/adminlogin', frame: 'plain', title: { en: 'Admin Login' }, indexed: false },
      {
        path: '/bookings',
        frame: 'staff',
        title: { en: 'Bookings' },
        indexed: false,
        calls: [{ url: '/api/bookings?limit=25', session: 'staff', bare: true }],
        callsByQuery: ['chat', 'booking'].map((query) => ({
          query,
          calls: [{ url: `/api/bookings/:${query}`, session: 'staff' }],
        })),
      },
    ],
    navigation: [
      { area: 'staff', to: '/bookings', text: { en: 'Bookings' }, icon: 'ClipboardList', order: 10 },
    ],
    parts: [
      { name: 'App', scripts: ['assets/admin-1.js'], styles: [] },
      { name: 'FrameTools', slot: 'staffTools', scripts: ['assets/tools-1.js'], styles: [] },
    ],
  },
} as const satisfies Record<string, RemoteManifest>;

/** A server half as a remote's build would leave it: it describes single items of a list, by name. */
const SERVER_HALF = `
  const one = (list, isIt, address) => {
    if (!list) return 'plain';
    const item = list.find(isIt);
    if (!item) return 'missing';
    const name = item.name ?? item.title;
    return { title: name, description: item.description, canonical: address, kind: 'article', data: [{ '@type': 'Thing', name }] };
  };
  exports.describe = ({ route, params, query, data, brand }) => {
    if (route === '/art') return { title: 'Local Art Gallery', canonical: '/art', kind: 'website', data: [] };
    if (route === '/art/:id') return one(data.artworks, ({ id }) => String(id) === params.id.split('-')[0], '/art/' + parseInt(params.id));
    if (route === '/artist/:artistName') return one(data.artworks, ({ artist }) => artist === params.artistName, '/artist/' + encodeURIComponent(params.artistName));
    if (query.package) return one(data.packages, ({ id }) => String(id) === query.package, '/?package=' + query.package);
    return { title: 'Safaris, planned together', canonical: '/', kind: 'website', data: [{ '@type': 'TravelAgency', name: brand.name }] };
  };
  exports.addresses = ({ packages = [], artworks = [] }) => [...packages.map(({ id }) => '/?package=' + id), ...artworks.map(({ id }) => '/art/' + id)];
`;

/** Built front ends in a folder of their own: everything but the gallery's and the admin's scripts. */
export function buildFrontEnds(): string {
  const folder = mkdtempSync(join(tmpdir(), 'safari-gateway-'));
  const files: Record<string, string> = {
    'shell/index.html': SHELL_PAGE,
    'shell/assets/app-1.js': 'app',
    'catalog/remoteEntry.js': 'entry',
    'catalog/server-1.cjs': SERVER_HALF,
    'catalog/assets/part-1.js': 'part',
    'gallery/server-1.cjs': SERVER_HALF,
    'pictures/lion.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [name, manifest] of Object.entries(MANIFESTS))
    files[`${name}/manifest.json`] = JSON.stringify(manifest);
  for (const [path, text] of Object.entries(files)) writeInto(folder, path, text);
  return folder;
}

/** Writes one file of a front end, as a deployment would. */
export function writeInto(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The gateway's settings for them, and for more remotes that a test brings. */
export function frontEndTargets(
  folder: string,
  remotes: Record<string, string> = {},
): Record<string, string> {
  const built = ['catalog', 'gallery', 'admin'].map((name) => [name, join(folder, name)]);
  return {
    TARGET_SHELL: join(folder, 'shell'),
    REMOTES: JSON.stringify({ ...Object.fromEntries(built), ...remotes }),
    PICTURES: join(folder, 'pictures'),
  };
}
