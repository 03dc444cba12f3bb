import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './build/build.js';
import { browserTests, engineTests } from './checks/browser-stories.js';
import { type CheckOptions, faultTests, lint, types, unitTests } from './checks/checks.js';
import { NOTHING, ONE_FAILED, sum, type Tally } from './checks/tally.js';
import { Progress, seconds } from './console/progress.js';
import { UserError } from './console/user-error.js';
import { EXIT, type Launch, launch } from './processes/launch.js';
import { ProgramFailed } from './processes/program.js';
import { ToolFailed } from './processes/run.js';
import { root } from './settings/places.js';
import { scratch } from './settings/scratch.js';

type Stage = 'build' | 'lint' | 'types' | 'unit' | 'e2e' | 'browsers' | 'faults';

const STAGES: Record<Stage, (options: CheckOptions) => Promise<Tally>> = {
  build: async ({ processes, progress, work }) => {
    await buildChanged({ root, logs: join(work, 'logs'), processes, progress });
    return NOTHING;
  },
  lint,
  types,
  unit: unitTests,
  e2e: browserTests,
  browsers: engineTests,
  faults: faultTests,
};

/** The stages of each choice of `--only`. */
const ONLY: Readonly<Record<string, readonly Stage[]>> = {
  lint: ['types', 'lint'], // the linter reads the compiler's output
  unit: ['unit'],
  faults: ['faults'],
  e2e: ['build', 'e2e'],
  browsers: ['build', 'browsers'],
};

/**
 * `npm test`: all checks; each runs even if another failed. Failures are listed at the end; the last line is `N passed,
 * N failed`.
 * `npm test -- --only lint|unit|e2e|browsers|faults [arguments of the test runner]` runs a part.
 */
export function test(): Promise<never> {
  return launch(async (run) => {
    const { stages, args } = choose(process.argv.slice(2));
    const work = mkdtempSync(join(stages.includes('faults') ? tmpdir() : scratch(), 'safari-test-'));
    chmodSync(work, 0o755);
    process.env['TMPDIR'] = work;
    run.atEnd(async () => rmSync(work, { recursive: true, force: true }));
    const results = await runStages(stages, run, {
      processes: run.processes,
      progress: new Progress(),
      work,
      args,
    });
    const { passed, failed, failures } = sum(results);
    if (failures.length > 0) console.log(`Failed:\n${failures.map((one) => `· ${one}\n`).join('')}`);
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? EXIT.done : EXIT.failed;
  }, EXIT.interrupted);
}

async function runStages(stages: readonly Stage[], run: Launch, options: CheckOptions): Promise<Tally[]> {
  const results: Tally[] = [];
  const lines: string[] = [];
  for (const stage of stages) {
    if (run.ending) break;
    console.log(`\n── ${stage} ──`);
    const began = Date.now();
    const tally = await STAGES[stage](options).catch(failedStage);
    results.push(tally);
    const found =
      stage === 'build' && tally === NOTHING ? 'done' : `${tally.passed} passed, ${tally.failed} failed`;
    lines.push(`${stage.padEnd(6)} ${seconds(Date.now() - began).padStart(8)}  ${found}`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  return results;
}

/** Counts an error that stopped a stage as one failure; the run continues. */
function failedStage(error: unknown): Tally {
  const known = error instanceof UserError || error instanceof ToolFailed || error instanceof ProgramFailed;
  console.error(known ? error.message : error);
  return ONE_FAILED;
}

function choose(args: readonly string[]): { stages: readonly Stage[]; args: readonly string[] } {
  const [option, only, ...rest] = args;
  if (option === undefined) return { stages: ['build', 'lint', 'types', 'unit', 'e2e'], args: [] };
  const stages = option === '--only' ? ONLY[only ?? ''] : undefined;
  if (!stages)
    throw new UserError('Say which part to run: npm test -- --only lint, unit, e2e, browsers or faults.');
  return { stages, args: rest };
}
