/** What one stage of a test run found. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1 };

/** A stage that either holds or doesn't, such as lint. */
export function oneCheck(holds: boolean): Tally {
  return holds ? { passed: 1, failed: 0 } : ONE_FAILED;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    NOTHING,
  );
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A file that could not even be loaded counts as one failure, and so does a run that failed without naming any. */
export function jestTally(report: unknown, code: number): Tally {
  if (!report) return ONE_FAILED;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as JestReport;
  return withExitCode(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, code);
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export function playwrightTally(report: unknown, code: number): Tally {
  if (!report) return ONE_FAILED;
  const { stats, errors } = report as PlaywrightReport;
  return withExitCode(stats.expected + stats.flaky, stats.unexpected + errors.length, code);
}

function withExitCode(passed: number, failed: number, code: number): Tally {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
