import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { matchesGlob } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { chosenAmong } from '../local/bin/chosen.mjs';
import { EXPLAINED } from './explained.mjs';
import { SLICES } from './slices.mjs';

const LOWEST_SCORE = 85;
/** Node keeps the modules that jest loads for a mutant: the process grows, and each mutant takes longer than the one before. */
const RUNS_OF_A_PROCESS = 30;
/** What no mutant's test needs, but for a slice that says so. */
const IN_NO_COPY = ['dist', '.data', '.cache', 'test-results', 'bench', 'docs', 'e2e'];

/**
 * `npm run test:mutation [slice…]`: changes the code in thousands of small ways and asks whether a test notices.
 * What is known from the last run is kept in `.cache/mutation`, so that only what was changed since is tried again.
 * `MUTATION_CONCURRENCY=1` leaves the other half of a small machine to others.
 */
const chosen = chosenAmong(Object.keys(SLICES), 'slice');
const names = chosen.length > 0 ? chosen : Object.keys(SLICES);
refuseStalePatterns(names);

setPriority(19);
process.env.NODE_NO_WARNINGS = '1';
const results = {};
for (const name of names) results[name] = await mutate(name);
report(results);

/** @throws where a pattern finds nothing: what was renamed would no longer be mutated, and nobody would know */
function refuseStalePatterns(slices) {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .toString()
    .split('\n');
  for (const name of slices) {
    const { mutate, tests } = SLICES[name];
    for (const pattern of [...mutate, ...tests].filter((one) => !one.startsWith('!')))
      for (const part of alternatives(pattern))
        if (!files.some((file) => matchesGlob(file, part)))
          throw new Error(`mutation/slices.mjs, ${name}: no file is called ${part}.`);
  }
}

/** `{a,b}.ts` names two files, and each must be there; a pattern with a wildcard is one. */
function alternatives(pattern) {
  const names = /^([^*]*)\{([^{}]*)\}([^*{}]*)$/.exec(pattern);
  return names ? names[2].split(',').map((name) => names[1] + name + names[3]) : [pattern];
}

async function mutate(name) {
  const { project, servers, mutate, reads = [] } = SLICES[name];
  process.env.MUTATION_SLICE = name;
  console.log(`\n── ${name} ──`);
  const memory = `.cache/mutation/${name}.json`;
  forgetStaticMisses(memory);
  const stop = servers ? await startServers() : undefined;
  try {
    const stryker = new Stryker({
      testRunner: 'jest',
      jest: { configFile: 'mutation/jest.config.mjs' },
      testRunnerNodeArgs: project === 'server' ? ['--experimental-vm-modules'] : [],
      plugins: ['@stryker-mutator/jest-runner'],
      mutate: [...mutate],
      ignorePatterns: IN_NO_COPY.filter((folder) => !reads.includes(folder)),
      coverageAnalysis: 'perTest',
      concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
      maxTestRunnerReuse: RUNS_OF_A_PROCESS,
      timeoutMS: 600_000, // loops are counted and waits end by the tests' own limits: a busy machine notices nothing
      incremental: true,
      incrementalFile: memory,
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

/** What runs when a module is loaded belongs to no single test, so Stryker would not see that a new test notices it. */
function forgetStaticMisses(memory) {
  if (!existsSync(memory)) return;
  const known = JSON.parse(readFileSync(memory, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter((mutant) => !(mutant.static && mutant.status !== 'Killed'));
  writeFileSync(memory, JSON.stringify(known));
}

/** Postgres and the broker's program, found and started as the database tests find them; once for all mutants. */
async function startServers() {
  const { default: setUp } = await import('../local/dist/testing/jest-global-setup.js');
  const { default: tearDown } = await import('../local/dist/testing/jest-global-teardown.js');
  await setUp();
  return tearDown;
}

/** Says each mutant that no test noticed and nobody has explained, then the score of every slice and of all. */
function report(bySlice) {
  const scores = Object.entries(bySlice).map(([name, mutants]) => scoreOf(name, mutants));
  const all = { name: 'altogether' };
  for (const count of ['noticed', 'hung', 'missed', 'explained'])
    all[count] = scores.reduce((sum, score) => sum + score[count], 0);
  console.log('');
  for (const score of [...scores, all]) console.log(lineOf(score));
  const enough = scores.every((score) => percentOf(score) >= LOWEST_SCORE);
  process.exitCode = enough && all.missed === all.explained ? 0 : 1;
}

function scoreOf(name, mutants) {
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const missed = of('Survived', 'NoCoverage').map(described);
  const open = missed.filter((mutant) => !EXPLAINED.some((known) => isSame(known, mutant)));
  for (const { file, line, from, to } of open) console.log(`${file}:${line}\n  - ${from}\n  + ${to}`);
  return {
    name,
    noticed: of('Killed', 'Timeout').length,
    hung: of('Timeout').length,
    missed: missed.length,
    explained: missed.length - open.length,
  };
}

function percentOf({ noticed, missed }) {
  return (100 * noticed) / (noticed + missed);
}

function lineOf(score) {
  const { name, noticed, hung, missed, explained } = score;
  return `${name.padEnd(14)} ${percentOf(score).toFixed(1).padStart(5)} %: ${noticed} of ${noticed + missed} mutants noticed (${hung} by hanging), ${missed} not, ${explained} of them explained`;
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

function isSame(known, { file, from, to }) {
  return known.file === file && known.from === from && known.to === to;
}
