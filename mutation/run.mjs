import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import { EXPLAINED } from './explained.mjs';
import { SLICES } from './slices.mjs';

const LOWEST_SCORE = 85;
/** What no mutant's test needs. */
const IN_NO_COPY = ['dist', '.data', '.cache', 'test-results', 'bench', 'deploy', 'docs', 'e2e'];

/**
 * `npm run test:mutation [slice…]`: changes the code in thousands of small ways and asks whether a test notices.
 * What is known from the last run is kept in `.cache/mutation`, so that only what was changed since is tried again.
 */
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !SLICES[name]);
if (unknown.length > 0)
  throw new Error(`No slice ${unknown.join(', ')}; there are ${Object.keys(SLICES).join(', ')}.`);

setPriority(15);
process.env.NODE_NO_WARNINGS = '1';
const mutants = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(SLICES)) mutants.push(...(await mutate(name)));
report(mutants);

async function mutate(name) {
  const { kind, mutate } = SLICES[name];
  process.env.MUTATION_SLICE = name;
  console.log(`\n── ${name} ──`);
  const stop = kind === 'service' ? await startServers() : undefined;
  try {
    const stryker = new Stryker({
      testRunner: 'jest',
      jest: { configFile: 'mutation/jest.config.mjs' },
      testRunnerNodeArgs: kind === 'service' ? ['--experimental-vm-modules'] : [],
      plugins: ['@stryker-mutator/jest-runner'],
      mutate: [...mutate],
      ignorePatterns: IN_NO_COPY,
      coverageAnalysis: 'perTest',
      concurrency: 2,
      incremental: true,
      incrementalFile: `.cache/mutation/${name}.json`,
      tempDirName: '.cache/mutation/copies',
      reporters: ['progress'],
      allowConsoleColors: false,
      warnings: { slow: false },
    });
    return await stryker.runMutationTest();
  } finally {
    await stop?.();
  }
}

/** Postgres and the broker's program, found and started as the database tests find them; once for all mutants. */
async function startServers() {
  const { default: setUp } = await import('../local/dist/testing/jest-global-setup.js');
  const { default: tearDown } = await import('../local/dist/testing/jest-global-teardown.js');
  await setUp();
  return tearDown;
}

/** Says the score, and each mutant that no test noticed and nobody has explained. */
function report(results) {
  const of = (...statuses) => results.filter(({ status }) => statuses.includes(status));
  const noticed = of('Killed', 'Timeout').length;
  const missed = of('Survived', 'NoCoverage').map(described);
  const explained = missed.filter((mutant) => EXPLAINED.some((known) => isSame(known, mutant)));
  const open = missed.filter((mutant) => !explained.includes(mutant));
  const score = (100 * noticed) / (noticed + missed.length);
  for (const { file, line, from, to } of open) console.log(`${file}:${line}\n  - ${from}\n  + ${to}`);
  console.log(
    `\n${noticed} mutants noticed, ${missed.length} not (${explained.length} explained): ${score.toFixed(1)} %`,
  );
  process.exitCode = score >= LOWEST_SCORE && open.length === 0 ? 0 : 1;
}

/** On one line each, as they are listed in `explained.mjs`. */
function described({ fileName, location: { start, end }, replacement }) {
  const file = fileName.slice(process.cwd().length + 1);
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const text = lines.join('\n').slice(start.column - 1);
  const cut =
    lines.length > 1 ? text.length - (lines.at(-1).length - end.column + 1) : end.column - start.column;
  const onOneLine = (code) => code.replace(/\s+/g, ' ');
  return { file, line: start.line, from: onOneLine(text.slice(0, cut)), to: onOneLine(replacement) };
}

const isSame = (known, { file, from, to }) => known.file === file && known.from === from && known.to === to;
