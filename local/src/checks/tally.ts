import { stripVTControlCharacters } from 'node:util';

/** The result of one stage of a test run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A line for each failed test: its place, its title, and the beginning of its error. */
  readonly failures: readonly string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };
export const ONE_FAILED: Tally = { passed: 0, failed: 1, failures: [] };

/** The result of a stage that passes or fails as a whole, such as lint. */
export function oneCheck(holds: boolean): Tally {
  return holds ? { ...NOTHING, passed: 1 } : ONE_FAILED;
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      failures: [...all.failures, ...one.failures],
    }),
    NOTHING,
  );
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * Counts a file that could not be loaded as one failure, and likewise a run that failed without naming a failed test.
 * @param home folder that file names are relative to
 */
export function jestTally(report: unknown, code: number, home: string): Tally {
  if (!report) return ONE_FAILED;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = report as JestReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${home}/`, '');
    const told = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]));
    return told.length === 0 && status === 'failed' ? [line(file, 'could not be run', message)] : told;
  });
  return {
    ...withExitCode(numPassedTests, numFailedTests + numRuntimeErrorTestSuites, code),
    failures,
  };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly PlaywrightError[];
}

export function playwrightTally(report: unknown, code: number): Tally {
  if (!report) return ONE_FAILED;
  const { stats, errors, suites = [] } = report as PlaywrightReport;
  const outside = errors.map(({ message }) => line('', 'outside any story', message));
  return {
    ...withExitCode(stats.expected + stats.flaky, stats.unexpected + errors.length, code),
    failures: [...suites.flatMap(failedStories), ...outside],
  };
}

function failedStories({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const told = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => line(file, title, results.at(-1)?.error?.message)),
  );
  return [...told, ...suites.flatMap(failedStories)];
}

/** Maximum length of a quoted error: expected and actual values are in its first lines. */
const TOLD = 300;

function line(file: string, title: string, error = ''): string {
  const words = stripVTControlCharacters(error).replaceAll(/\s+/g, ' ').trim();
  return `${[file, title].filter(Boolean).join(' › ')}: ${words.slice(0, TOLD)}`;
}

function withExitCode(passed: number, failed: number, code: number): Omit<Tally, 'failures'> {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
