// Runs before `npm install`: imports nothing from packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the installed packages match the lock file. Packages of other platforms may be missing. */
export function packagesAreInstalled(root) {
  const installed = installedPackages(root);
  if (!installed) return false;
  const { '': _root, ...wanted } = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.keys(installed).every((path) => wanted[path]) &&
    Object.entries(wanted).every(([path, one]) =>
      installed[path] ? isSame(installed[path], one) : one.optional,
    )
  );
}

/**
 * npm's own list of installed packages; undefined if it cannot be trusted: npm writes it last, so it is missing after
 * an interruption, and listed packages may have been removed.
 */
export function installedPackages(root) {
  const list = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(list)) return undefined;
  const installed = packagesOf(list);
  const isThere = ([path, { optional }]) => optional || existsSync(join(root, path));
  return Object.entries(installed).every(isThere) ? installed : undefined;
}

function isSame(one, other) {
  const known = one.integrity && other.integrity;
  return one.version === other.version && (!known || one.integrity === other.integrity);
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
