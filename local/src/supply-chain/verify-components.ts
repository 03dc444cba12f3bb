import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { advisoriesIn, breachesOf, type ComponentsNote } from './advisories.rules.js';

/**
 * Asks the registry for known vulnerabilities in the product's dependencies, by its lock file.
 * @param folder with `package-lock.json` and `components.json`
 * @param today `YYYY-MM-DD`
 * @returns what is overdue, or has no date yet
 * @throws Error if the registry does not answer, so that nothing is known
 */
export async function overdueComponents(folder: string, today: string, env = process.env): Promise<string[]> {
  const note = JSON.parse(readFileSync(join(folder, 'components.json'), 'utf8')) as ComponentsNote;
  return breachesOf(advisoriesIn(await audit(folder, env)), note, today);
}

/** npm's output; npm also exits with 1 when it finds something. */
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
