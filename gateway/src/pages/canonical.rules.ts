import { decodedPath } from '../defence/address.rules.js';
import type { RouteTable } from '../remotes/route-table.js';
import type { Page } from './page.js';

/**
 * Where to redirect a page that was asked for by another name of the same thing (`/packages/4-old` for
 * `/packages/4-new`), with the query as it was sent; undefined where it stands at its own address, or is known under a
 * page of another kind.
 * @param address path and query, as the browser sent them
 */
export function canonicalAddress(
  { status, canonical }: Pick<Page, 'status' | 'canonical'>,
  table: RouteTable,
  address: string,
): string | undefined {
  if (status !== 200 || canonical === undefined) return undefined;
  const [path = ''] = address.split('?', 1);
  const [here, there] = [decodedPath(path), decodedPath(canonical)];
  // one letter can be encoded in two ways, and no address may redirect to itself
  if (there === undefined || here === there) return undefined;
  const isOfOneKind = table.at(path)?.route === table.at(canonical)?.route;
  return isOfOneKind ? canonical + address.slice(path.length) : undefined;
}
