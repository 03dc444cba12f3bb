import { expect, it } from '@jest/globals';
import { MANIFESTS } from '../../test/support/front-ends.js';
import { RouteTable } from '../remotes/route-table.js';
import { canonicalAddress } from './canonical.rules.js';
import type { Page } from './page.js';

const { shell, ...remotes } = MANIFESTS;
const table = new RouteTable(
  shell,
  Object.entries(remotes).map(([name, manifest]) => ({ name, manifest })),
);
const moved = (address: string, canonical: string | undefined, status: Page['status'] = 200) =>
  canonicalAddress({ status, canonical }, table, address);

it.each([
  ['/art/5-old', '/art/5-new', '/art/5-new'],
  ['/art/5-old?from=home&x=?', '/art/5-new', '/art/5-new?from=home&x=?'],
  ['/artist/Asha', '/artist/Asha%20%26%20Neema', '/artist/Asha%20%26%20Neema'],
])('%s has gone to %s', (address, canonical, there) => {
  expect(moved(address, canonical)).toBe(there);
});

it.each([
  ['stands at its own address', '/art/5-new?from=home', '/art/5-new'],
  ['is written in another way', '/artist/AC%2fDC', '/artist/AC%2FDC'],
  ['has no address of its own', '/art/5', undefined],
  ['is known under a page of another kind', '/art/5', '/art'],
  ['is known by a query', '/', '/?package=4'],
  ['is nobody’s', '/nowhere', '/art'],
  ['says an address that cannot be read', '/art/5', '/art/%zz'],
])('a page that %s stays where it is', (_, address, canonical) => {
  expect(moved(address, canonical)).toBeUndefined();
});

it.each([404, 503] as const)('a page that is answered with %d leads nowhere', (status) => {
  expect(moved('/art/5-old', '/art/5-new', status)).toBeUndefined();
});
