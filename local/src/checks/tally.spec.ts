import { expect, it } from '@jest/globals';
import { jestTally, ONE_FAILED, playwrightTally, sum } from './tally.js';

const HOME = '/house';
const STORIES = { expected: 3, unexpected: 1, flaky: 1 };

it('names a test that failed and a file that could not be loaded, and counts both', () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  const failed = { status: 'failed', failureMessages: ['\u001b[31mExpected\u001b[39m: 2\n  Received: 3'] };
  const testResults = [
    {
      name: '/house/room/money.spec.ts',
      status: 'failed',
      message: 'all that jest prints',
      assertionResults: [
        { ...failed, fullName: 'money adds up' },
        { status: 'passed', fullName: 'money is counted', failureMessages: [] },
      ],
    },
    {
      name: '/house/room/broken.spec.ts',
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
    { name: '/house/room/sound.spec.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(jestTally({ ...counts, testResults }, 1, HOME)).toEqual({
    passed: 5,
    failed: 2,
    failures: [
      'room/money.spec.ts › money adds up: Expected: 2 Received: 3',
      'room/broken.spec.ts › could not be run: no such module',
    ],
  });
});

it('counts a run that failed without naming a test, or that left no report, as a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] };
  expect(jestTally(report, 1, HOME)).toEqual({ passed: 5, failed: 1, failures: [] });
  expect(jestTally(undefined, 0, HOME)).toEqual(ONE_FAILED);
  expect(playwrightTally(undefined, 0)).toEqual(ONE_FAILED);
});

it('names a story that failed in the end, and what went wrong outside any', () => {
  const story = (title: string, status: string, ...messages: string[]) => ({
    file: 'booking.e2e.ts',
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const suites = [
    { specs: [story('A1 a trip is asked for', 'expected')] },
    { specs: [], suites: [{ specs: [story('A2 it is confirmed', 'unexpected', 'no line', 'no\nletter')] }] },
  ];
  const report = { stats: STORIES, errors: [{ message: 'no port' }], suites };
  expect(playwrightTally(report, 1)).toEqual({
    passed: 4,
    failed: 2,
    failures: ['booking.e2e.ts › A2 it is confirmed: no letter', 'outside any story: no port'],
  });
});

it('adds the browser stories to the rest', () => {
  const stories = playwrightTally({ stats: STORIES, errors: [] }, 1);
  expect(stories).toEqual({ passed: 4, failed: 1, failures: [] });
  expect(sum([stories, { passed: 1, failed: 1, failures: ['here'] }])).toEqual({
    passed: 5,
    failed: 2,
    failures: ['here'],
  });
});
