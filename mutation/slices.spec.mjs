import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from '@jest/globals';
import { EXPLAINED } from './explained.mjs';
import { SLICES } from './slices.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => existsSync(file));
const rules = tracked.filter((file) => /\.(rules|status)\.ts$/.test(file));
const slices = Object.values(SLICES).map(({ mutate, tests }) => ({
  mutated: chosen(mutate),
  tests: chosen(tests),
}));
const onOneLine = (code) => code.replace(/\s+/g, ' ');

it('rules are mutated, and a test of their slice reads them: nobody else would notice a mutant', () => {
  expect(rules).not.toHaveLength(0);
  expect(
    rules.filter(
      (file) =>
        !slices.some(({ mutated, tests }) => mutated.includes(file) && tests.flatMap(readBy).includes(file)),
    ),
  ).toEqual([]);
});

it('what is explained is there to be mutated', () => {
  const mutated = slices.flatMap((slice) => slice.mutated);
  expect(
    EXPLAINED.filter(
      ({ file, from }) =>
        !mutated.includes(file) || !onOneLine(readFileSync(file, 'utf8')).includes(onOneLine(from)),
    ),
  ).toEqual([]);
});

/** The files that some of the patterns name, and none that begins with `!` does. */
function chosen(patterns) {
  const named = (file, no) =>
    patterns.some((one) => one.startsWith('!') === no && asRegExp(one.replace('!', '')).test(file));
  return tracked.filter((file) => named(file, false) && !named(file, true));
}

function asRegExp(pattern) {
  const parts = { '**/': '(?:.*/)?', '*': '[^/]*', '{': '(?:', '}': ')', ',': '|', '.': '\\.' };
  return new RegExp(
    `^${pattern.replace(/\*\*$/, '**/*').replace(/\*\*\/|[*{},.]/g, (part) => parts[part])}$`,
  );
}

/** What a test imports by its path. */
function readBy(test) {
  const imports = [...readFileSync(test, 'utf8').matchAll(/from '(\.[^']+?)(?:\.js)?'/g)];
  return imports.map(([, path]) => `${posix.join(posix.dirname(test), path)}.ts`);
}
