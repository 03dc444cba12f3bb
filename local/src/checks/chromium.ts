import { UserError } from '../console/user-error.js';
import { findProgram, installPackages } from './debian-packages.js';

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
  const fresh = installPackages(SHELL) || installPackages('chromium') ? installed() : undefined;
  if (fresh) return fresh;
  throw new UserError(
    `Chromium is missing and could not be installed: run \`sudo apt-get install ${SHELL}\` (or name one as CHROMIUM) and start again.`,
  );
}

const installed = (): string | undefined => findProgram(process.env.CHROMIUM, ...NAMES);
