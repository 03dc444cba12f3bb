// Imports nothing that npm installs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether what npm installed last is what the lock file says. Its own list of that is written at the end, so an
 * interrupted installation is noticed too. Packages of other platforms may be missing, any other difference counts.
 */
export function packagesAreInstalled(root) {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  const { '': _root, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(installed).every((path) => wanted[path]) &&
    Object.entries(wanted).every(([path, one]) =>
      installed[path] ? isSame(installed[path], one) : one.optional,
    )
  );
}

function isSame(one, other) {
  const known = one.integrity && other.integrity;
  return one.version === other.version && (!known || one.integrity === other.integrity);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
