import { expect, it } from '@jest/globals';
import { jestTally, playwrightTally, sum } from './tally.js';

it('counts a file that could not be loaded as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  expect(jestTally(report, 1)).toEqual({ passed: 5, failed: 2 });
});

it('counts a run that failed without naming a test, or that left no report, as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(jestTally(report, 1)).toEqual({ passed: 5, failed: 1 });
  expect(jestTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightTally(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

it('adds the browser stories to the rest', () => {
  const stories = playwrightTally({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] }, 1);
  expect(stories).toEqual({ passed: 4, failed: 1 });
  expect(sum([stories, { passed: 1, failed: 0 }])).toEqual({ passed: 5, failed: 1 });
});
