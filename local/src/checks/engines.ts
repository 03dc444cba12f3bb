import { readdirSync } from 'node:fs';
import { UserError } from '../console/user-error.js';
import { findProgram, installPackages } from './debian-packages.js';

/** Firefox and WebKit as packaged by Debian. */
export interface Engines {
  readonly firefox: string;
  /** WebKitGTK's MiniBrowser, which its driver starts. */
  readonly webkit: string;
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const DRIVERS = ['WebKitWebDriver', 'Xvfb'];

/**
 * The paths of the engines; installs missing ones by apt-get, if permitted.
 * @throws UserError that says what to install
 */
export function findEngines(say: (line: string) => void): Engines {
  const found = installed();
  if (found) return found;
  say(`· Installing browsers (apt-get install ${PACKAGES.join(' ')})`);
  const fresh = installPackages(...PACKAGES) ? installed() : undefined;
  if (fresh) return fresh;
  throw new UserError(
    `Firefox and WebKit are missing and could not be installed: run \`sudo apt-get install ${PACKAGES.join(' ')}\` and start again.`,
  );
}

function installed(): Engines | undefined {
  const firefox = findProgram(process.env.FIREFOX, 'firefox-esr', 'firefox');
  const webkit = findProgram(process.env.WEBKIT, ...libraries().map((folder) => `${folder}/MiniBrowser`));
  const complete = DRIVERS.every((driver) => findProgram(driver));
  return firefox && webkit && complete ? { firefox, webkit } : undefined;
}

/** Debian's library folder is named after the architecture and the library's version. */
const libraries = (): string[] =>
  readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((machine) =>
      readdirSync(`/usr/lib/${machine}`)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((library) => `/usr/lib/${machine}/${library}`),
    );
