import type { RemoteManifest } from '@safari/contracts';
import { escapeHtml } from '@safari/service-kit/process';

/** The addresses that need no list to be known. */
export function fixedAddresses(manifests: readonly RemoteManifest[]): string[] {
  return manifests
    .flatMap(({ routes }) => routes)
    .filter(({ indexed, path }) => indexed && !path.includes(':'))
    .map(({ path }) => path);
}

/** Every address that search engines may index, without dates of the last change, which are not recorded. */
export function sitemapXml(origin: string, addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(origin + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
