import { foreignPackages, type LockFile, nameAt } from './lock-file.rules.js';

/** Licences of what we may ship, and of tools that we use unmodified or as separate libraries (LGPL, MPL). */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state their licence in a readme or an obsolete field, which the lock file does not contain. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

export function licenceFaults(lock: LockFile): string[] {
  return foreignPackages(lock).flatMap(([place, { license }]) => {
    const said = license ?? READ_BY_HAND[nameAt(place)];
    return said && isAllowed(said) ? [] : [`${place}: ${said ?? 'no licence'}`];
  });
}

/** Of alternatives (OR) one must be allowed, of combinations (AND) all. Parentheses are evaluated first. */
function isAllowed(expression: string): boolean {
  const [brackets, inside] = /\(([^()]*)\)/.exec(expression) ?? [];
  if (brackets !== undefined && inside !== undefined) {
    return isAllowed(expression.replace(brackets, isAllowed(inside) ? ONE_ALLOWED : 'refused'));
  }
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** Replaces parentheses that evaluate to allowed. */
const ONE_ALLOWED = 'MIT';
