import type { FirstCall, RemoteManifest } from '@safari/contracts';

/** Says who is signed in, which no search engine needs. */
const PERSONAL = '/api/auth/';
const CLOSED = ['/api/', '/auth/'];

/**
 * `robots.txt`: the longest rule that fits an address decides. Search engines draw pages as browsers do, so what
 * public pages ask for stays open to them.
 */
export function robotsText(origin: string, manifests: readonly RemoteManifest[]): string {
  const routes = manifests.flatMap((manifest) => manifest.routes);
  const calls = [
    ...routes.filter(({ indexed }) => indexed).flatMap((route) => route.calls ?? []),
    ...manifests.flatMap(({ parts }) => parts).flatMap((part) => part.calls ?? []),
  ];
  const closed = routes.filter(({ indexed, path }) => !indexed && path.startsWith('/'));
  const queries = routes.flatMap(({ path, unindexedQueries = [] }) =>
    unindexedQueries.map((name) => `${start(path)}*?*${name}=`),
  );
  return [
    'User-agent: *',
    ...distinct(calls.filter(isOpen).map(({ url }) => start(url))).map((path) => `Allow: ${path}`),
    ...[...CLOSED, ...queries, ...distinct(closed.map(({ path }) => start(path)))].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const isOpen = ({ url, session }: FirstCall): boolean => !session && !url.startsWith(PERSONAL);

/** What every address of a path begins with. */
const start = (path: string): string => path.replace(/:.*/, '');

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
