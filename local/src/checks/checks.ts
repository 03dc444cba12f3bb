import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../console/progress.js';
import type { ProcessGroup } from '../processes/process-group.js';
import { root } from '../settings/places.js';
import { jestTally, oneCheck, type Tally } from './tally.js';

/**
 * Node options for jest and its workers: test code runs only a few times, so optimizing it late saves time, and a
 * larger young generation reduces garbage collection.
 */
const FOR_TESTS = ['--interrupt-budget=1000000', '--max-semi-space-size=64'];

export interface CheckOptions {
  readonly processes: ProcessGroup;
  readonly progress: Progress;
  /** A folder that is removed after the run. */
  readonly work: string;
  /** Further arguments for the test runner. */
  readonly args: readonly string[];
}

export async function lint({ processes }: CheckOptions): Promise<Tally> {
  return oneCheck((await aloud(processes, 'npm', ['run', '--silent', 'lint'])) === 0);
}

export async function types({ processes }: CheckOptions): Promise<Tally> {
  return oneCheck((await aloud(processes, 'npm', ['run', '--silent', 'types'])) === 0);
}

/** Unit, screen and database tests. */
export function unitTests(options: CheckOptions): Promise<Tally> {
  return jest(options, 'jest.config.mjs');
}

/** Fault and load tests; not part of every run. */
export function faultTests(options: CheckOptions): Promise<Tally> {
  return jest(options, 'jest.faults.config.mjs');
}

async function jest({ processes, work, args }: CheckOptions, config: string): Promise<Tally> {
  const report = join(work, 'jest.json');
  const code = await aloud(
    processes,
    process.execPath,
    [
      '--experimental-vm-modules',
      ...FOR_TESTS,
      join(root, 'node_modules/jest/bin/jest.js'),
      `--config=${join(root, config)}`,
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { NODE_NO_WARNINGS: '1', NODE_OPTIONS: '--experimental-vm-modules' },
  );
  return jestTally(readReport(report), code, root);
}

export function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export async function aloud(
  processes: ProcessGroup,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const member = await processes.spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { code } = await member.exited;
  return code ?? 1;
}
