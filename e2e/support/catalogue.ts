import type { Page } from '@playwright/test';
import type { Artwork, Attraction, Brand, Package, Terms, TermsPage } from '@safari/contracts';

/** The current catalogue, so that tests do not depend on its content. */
export const catalogueOf = (page: Pick<Page, 'request'>) => ({
  packages: () => read<Package[]>(page, '/api/packages'),
  attractions: () => read<Attraction[]>(page, '/api/attractions'),
  artworks: () => read<Artwork[]>(page, '/api/artworks'),
  brand: () => read<Brand>(page, '/api/brand'),
  terms: (of: TermsPage) => read<Terms>(page, `/api/terms/${of}`),
});

async function read<T>(page: Pick<Page, 'request'>, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

/** The first of a list that must not be empty. */
export function first<T>(items: readonly T[], what: string): T {
  const [item] = items;
  if (item === undefined) throw new Error(`the catalogue has no ${what}`);
  return item;
}

/** A package that other tests neither remove nor move. */
export const oldestPackage = async (page: Page): Promise<Package> =>
  first(
    (await catalogueOf(page).packages()).toSorted((a, b) => a.id - b.id),
    'package',
  );

/** Any package, for tests that need just one. */
export const somePackage = async (page: Page): Promise<Package> =>
  first(await catalogueOf(page).packages(), 'package');

/** US dollars as the screens write them: `$1,250`, `$99.50`. */
export const dollars = (amount: string | number): string =>
  `$${Number(amount).toLocaleString('en-US', {
    minimumFractionDigits: Number(amount) % 1 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;

/** `1 day`, `7 days` */
export const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
