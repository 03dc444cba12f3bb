// What has to be there before the compiled launcher can be loaded. Imports nothing that npm installs.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks Node, installs the packages that the lock file names, compiles the launcher. */
export async function prepare() {
  checkNode();
  if (!packagesAreInstalled()) await installPackages();
  await compileLauncher();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer (https://nodejs.org) and start again.`,
  );
}

/** npm writes this list of what is installed at the end, so an interrupted installation is noticed too. */
const installed = join(root, 'node_modules/.package-lock.json');

/** Whoever installs a package by hand writes both files at nearly the same time. */
const SAME_TIME_MS = 2_000;

function packagesAreInstalled() {
  if (!existsSync(installed)) return false;
  return statSync(installed).mtimeMs + SAME_TIME_MS >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/**
 * As the lock file says, and without writing to it. `npm ci` would refuse a lock file that lacks
 * other platforms' optional packages, which not every registry offers.
 */
async function installPackages() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(`${root} belongs to another user: clone it into a folder of your own and start again.`);
  }
  if (spawnSync('npm', ['--version']).status !== 0) {
    stop('npm is missing: install it (on Debian: apt-get install npm) and start again.');
  }
  console.log('· Installing packages (about a minute, the first time only)');
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) stop('The packages could not be installed: mend what npm says above and start again.');
  utimesSync(installed, new Date(), new Date());
}

async function compileLauncher() {
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const code = await run(process.execPath, [join(compiler, '../bin/tsc'), '-b', 'local']);
  if (code !== 0) stop('The launcher in local/ does not compile (see above).', 1);
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      if (signal) process.exit(1);
      resolve(code);
    });
  });
}

function stop(sentence, code = 2) {
  console.error(sentence);
  process.exit(code);
}
