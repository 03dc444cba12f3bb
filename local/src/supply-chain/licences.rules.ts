import { foreignPackages, type LockFile, nameAt } from './lock-file.rules.js';

/** What we may ship, and what our tools may be: as it is, or as a library of its own (LGPL, MPL). */
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

/** They say it in their readme or in a field of old, where the lock file does not look. */
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

/** Of alternatives one is enough; what is joined must all be allowed. What stands in brackets is judged first. */
function isAllowed(expression: string): boolean {
  const [brackets, inside] = /\(([^()]*)\)/.exec(expression) ?? [];
  if (brackets !== undefined && inside !== undefined) {
    return isAllowed(expression.replace(brackets, isAllowed(inside) ? ONE_ALLOWED : 'refused'));
  }
  return expression.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

/** In place of brackets that hold. */
const ONE_ALLOWED = 'MIT';
