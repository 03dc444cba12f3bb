// Everything that the compiled launcher needs before it can be loaded. Runs before `npm install`: imports nothing from
// packages.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedPackages, packagesAreInstalled } from './installed.mjs';
import { isInRange } from './node-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Checks Node, installs the packages that the lock file names, compiles the launcher. */
export async function prepare() {
  checkNode();
  if (!packagesAreInstalled(root)) await installPackages();
  await compileLauncher();
}

function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (isInRange(process.versions.node, engines.node)) return;
  stop(
    `Node ${process.versions.node} will not do: install one of ${engines.node} (https://nodejs.org) and start again.`,
  );
}

/**
 * Installs packages by the lock file, without changing it: only those that differ, or all if that is unknown. Includes
 * development packages, which npm leaves out with NODE_ENV=production: the compiler is one.
 */
async function installPackages() {
  requireWritable();
  if (spawnSync('npm', ['--version']).status !== 0) {
    stop('npm is missing: install it (on Debian: apt-get install npm) and start again.');
  }
  console.log('· Installing packages (about a minute, the first time only)');
  const command = installedPackages(root) ? ['install', '--no-save'] : ['ci'];
  const how = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...ownCache()];
  const code = await run('npm', [...command, ...how]);
  if (code !== 0) stop('The packages could not be installed: mend what npm says above and start again.');
}

function requireWritable() {
  try {
    accessSync(root, constants.W_OK);
  } catch ({ code }) {
    const why = code === 'EROFS' ? 'can only be read' : 'belongs to another user';
    stop(`${root} ${why}: clone it into a folder of your own and start again.`);
  }
}

/** An npm cache in this clone, for when the usual one belongs to another user, as in many containers. */
function ownCache() {
  try {
    const usual = join(process.env.npm_config_cache ?? join(homedir(), '.npm'), '_cacache');
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return [];
  } catch {
    return [`--cache=${join(root, '.cache/npm')}`];
  }
}

async function compileLauncher() {
  const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json');
  const code = await run(process.execPath, [join(compiler, '../bin/tsc'), '-b', 'local']);
  if (code !== 0) requireWritable(); // otherwise the compiler only says that it was interrupted
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
