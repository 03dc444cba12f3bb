import { dirname } from 'node:path';
import { isDiskFull } from '../console/disk-full.js';
import { UserError } from '../console/user-error.js';
import { ProcessGroup } from './process-group.js';
import { ProgramFailed } from './program.js';
import { ToolFailed } from './run.js';

/** Everything that a run started and has to stop. */
export class Launch {
  readonly processes = new ProcessGroup();
  /** True once it is stopping. */
  ending = false;
  private readonly endings: (() => Promise<void>)[] = [];

  /** Cleanups run in reverse order, all of them, before the remaining processes are stopped. */
  atEnd(ending: () => Promise<void>): void {
    this.endings.unshift(ending);
  }

  /** @throws the first cleanup's error, after all have run */
  async end(): Promise<void> {
    this.ending = true;
    const failures: unknown[] = [];
    for (const ending of this.endings.splice(0)) {
      await ending().catch((error: unknown) => failures.push(error));
    }
    await this.processes.stop();
    if (failures.length > 0) throw failures[0];
  }
}

/** The exit codes. */
export const EXIT = { done: 0, failed: 1, refused: 2, interrupted: 130 } as const;

/** A terminal and npm both forward Ctrl-C, so it arrives twice. */
const SAME_PRESS_MS = 1_000;

/**
 * Runs `main` until it ends or is told to stop (Ctrl-C, a closed terminal, npm gone), stops everything it started, and
 * exits.
 * @param whenAsked the exit code after being told to stop
 */
export async function launch(main: (launch: Launch) => Promise<number>, whenAsked: number): Promise<never> {
  const run = new Launch();
  const asked = askedToEnd(run).then(() => {
    console.log('\nStopping …');
    return whenAsked;
  });
  // while stopping, errors are expected and not reported
  const done = main(run).catch((error: unknown) => (run.ending ? whenAsked : explain(error)));
  const code = await Promise.race([asked, done]);
  process.exit(await run.end().then(() => code, explain));
}

function askedToEnd(run: Launch): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined;
    const ask = () => {
      first ??= Date.now();
      if (Date.now() - first > SAME_PRESS_MS) {
        run.processes.kill();
        process.exit(EXIT.failed);
      }
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    process.stdout.on('error', () => resolve());
    if (process.env.npm_lifecycle_event) whenParentIsGone(resolve);
  });
}

function whenParentIsGone(tell: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, 500);
  timer.unref();
}

/** Prints one sentence for an error that the user can fix; the whole error for a bug of ours. */
function explain(error: unknown): number {
  if (error instanceof UserError) {
    console.error(error.message);
    return EXIT.refused;
  }
  const wroteTo = error instanceof ProgramFailed ? dirname(error.log) : undefined;
  if (isDiskFull(error, wroteTo)) {
    console.error('The disk is full: make room on it and start again. What was kept before is kept.');
    return EXIT.refused;
  }
  const known = error instanceof ProgramFailed || error instanceof ToolFailed;
  console.error(known ? error.message : error);
  return EXIT.failed;
}
