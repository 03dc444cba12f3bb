import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { isExecutable } from '../processes/executable.js';

/** Chromium without a window of its own shows the same pages for a third less of the processor's time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The path of a Chromium: the one named as CHROMIUM, else the first of `NAMES` that is there; installed by apt-get where
 * none is and we may.
 * @throws UserError that says what to install
 */
export function findChromium(say: (line: string) => void): string {
  const found = installed();
  if (found) return found;
  say(`· Installing Chromium (apt-get install ${SHELL})`);
  const fresh = install(SHELL) || install('chromium') ? installed() : undefined;
  if (fresh) return fresh;
  throw new UserError(
    `Chromium is missing and could not be installed: run \`sudo apt-get install ${SHELL}\` (or name one as CHROMIUM) and start again.`,
  );
}

function installed(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(
    (folder) => folder !== '',
  );
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM ?? '', ...candidates].find((file) => file !== '' && isExecutable(file));
}

/** False where we are neither root nor may become it without being asked. */
function install(name: string): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = (errors: 'ignore' | 'inherit', ...args: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq', ...args];
    const [first = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(first, rest, { stdio: ['ignore', 'ignore', errors] }).status === 0;
  };
  const request = ['install', '--no-install-recommends', name];
  // A system whose package lists were never fetched knows no package yet.
  return apt('ignore', ...request) || (apt('inherit', 'update') && apt('inherit', ...request));
}
