import { UserError } from '../console/user-error.js';
import { findProgram, installPackages } from './debian-packages.js';

/** Headless Chromium renders the same pages with a third less CPU time. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The path of a Chromium: `CHROMIUM` if set, else the first of `NAMES` that is found; otherwise installs one by
 * apt-get, if permitted.
 * @throws UserError that says what to install
 */
export function findChromium(say: (line: string) => void): string {
  const found = installed();
  if (found) return found;
  say(`· Installing Chromium (apt-get install ${SHELL})`);
  const fresh = installPackages(SHELL) || installPackages('chromium') ? installed() : undefined;
  if (fresh) return fresh;
  throw new UserError(
    `Chromium is missing and could not be installed: run \`sudo apt-get install ${SHELL}\` (or name one as CHROMIUM) and start again.`,
  );
}

const installed = (): string | undefined => findProgram(process.env.CHROMIUM, ...NAMES);
