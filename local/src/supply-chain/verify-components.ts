import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { advisoriesIn, breachesOf, type ComponentsNote } from './advisories.rules.js';

/**
 * Asks the registry for known weaknesses in what the product runs on, by its lock file.
 * @param folder with `package-lock.json` and `components.json`
 * @param today `YYYY-MM-DD`
 * @returns what is past its time frame, or has none yet
 * @throws Error where the registry does not answer: nothing is known then
 */
export async function overdueComponents(folder: string, today: string, env = process.env): Promise<string[]> {
  const note = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as ComponentsNote;
  return breachesOf(advisoriesIn(await audit(folder, env)), note, today);
}

/** What npm says; where it found something it also ends with 1. */
async function audit(cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['audit', '--omit=dev', '--package-lock-only', '--json'];
  try {
    return (await promisify(execFile)('npm', args, { cwd, env, maxBuffer: MAX_OUTPUT })).stdout;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout;
  }
}

const MAX_OUTPUT = 64 * 1024 * 1024;
