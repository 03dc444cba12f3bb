import { SCREENS } from '@safari/contracts';

/** Search engines draw pages as browsers do, so what public pages read stays open to them. */
const READ_BY_PAGES = [
  '/api/artist/',
  '/api/artworks',
  '/api/attractions',
  '/api/brand',
  '/api/guides',
  '/api/packages',
];
const CLOSED = ['/api/', '/auth/', '/*?*book='];

/** `robots.txt`: the longest rule that fits an address decides. */
export function robotsText(origin: string): string {
  const screens = SCREENS.filter(({ indexed }) => !indexed).map(({ path }) => path.replace(/:.*/, ''));
  return [
    'User-agent: *',
    ...READ_BY_PAGES.map((path) => `Allow: ${path}`),
    ...[...CLOSED, ...screens].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
