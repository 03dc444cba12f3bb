import { spawnSync } from 'node:child_process';
import { delimiter, isAbsolute, join } from 'node:path';
import { isExecutable } from '../processes/executable.js';

/** The first of these programs that exists; names are searched on the PATH, absolute paths are used as they are. */
export function findProgram(...names: (string | undefined)[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'].filter(
    (folder) => folder !== '',
  );
  const candidates = names
    .flatMap((name) => name || [])
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))));
  return candidates.find(isExecutable);
}

/** Installs Debian packages; false if we are not root and cannot become root without a password. */
export function installPackages(...names: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0) return false;
  const apt = (errors: 'ignore' | 'inherit', ...args: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-y', '-qq', ...args];
    const [first = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command];
    return spawnSync(first, rest, { stdio: ['ignore', 'ignore', errors] }).status === 0;
  };
  const request = ['install', '--no-install-recommends', ...names];
  // Without fetched package lists, no package is known.
  return apt('ignore', ...request) || (apt('inherit', 'update') && apt('inherit', ...request));
}
