import { appendFileSync } from 'node:fs';
import { expect } from '@jest/globals';

/** What a fault cost, for the report. */
export interface Figures {
  /** From the end of the fault until everything was served and applied again. */
  recoverySeconds?: number;
  /** What was counted, in a few words. */
  counts?: string;
}

/** Says what the running test has measured; the report, which names the file, shows it in the test's line. */
export function report(figures: Figures): void {
  const file = process.env['FAULTS_FIGURES'];
  const test = expect.getState().currentTestName;
  if (file) appendFileSync(file, `${JSON.stringify({ test, ...figures })}\n`);
}

/** How long something takes, in seconds to a tenth. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round((performance.now() - began) / 100) / 10;
}
