import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProgramSpec } from '../processes/program.js';
import { answers } from '../processes/readiness.js';
import { local } from './addresses.js';
import {
  gatewayEnvironment,
  mailboxEnvironment,
  openidEnvironment,
  outerEnvironment,
  type ProgramFacts,
  type StandInFacts,
  serviceEnvironment,
} from './environment.js';

/**
 * Node options for several processes that share a machine. By default, the young generation of each would keep three
 * times 16 MB, even when idle, and V8's four worker threads per process, for garbage collection and compiling, would
 * compete for the cores and use 8 MB more.
 */
const MODEST = ['--max-semi-space-size=4', '--v8-pool-size=1', '--expose-gc'];

/** glibc returns freed memory to the system, instead of raising that threshold at the first large block. */
const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072' };

export interface ProgramOptions {
  readonly root: string;
  /** Restarts on every change of the compiled code. */
  readonly live: boolean;
}

export async function servicePrograms(options: ProgramOptions, facts: ProgramFacts): Promise<ProgramSpec[]> {
  return Promise.all(
    facts.addresses.services.map(async (service) =>
      nodeProgram(options, service.folder, service.port, await serviceEnvironment(service, facts)),
    ),
  );
}

export function gatewayProgram(options: ProgramOptions, facts: ProgramFacts): ProgramSpec {
  return nodeProgram(options, 'gateway', facts.addresses.gateway, gatewayEnvironment(facts));
}

export function standInPrograms(data: string, facts: StandInFacts): ProgramSpec[] {
  const { openid, mailbox } = facts.addresses;
  return [
    standIn('openid', openid, openidEnvironment(facts)),
    standIn('mailbox', mailbox, mailboxEnvironment(facts, join(data, 'mail'))),
  ];
}

/**
 * Vite's development server of the shell or a remote, with live reload. It counts as ready only once it serves its
 * manifest: it listens earlier, but without the manifest the gateway has no page.
 * @param base the path below which it serves its files
 */
export function frontEndProgram(
  root: string,
  folder: string,
  origin: string,
  { port, base }: { port: number; base: string },
): ProgramSpec {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return {
    name: folder,
    command: process.execPath,
    args: [vite, '--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(root, folder),
    env: { ...outerEnvironment(), DEV_BASE: origin },
    ready: answers(`${local(port)}${base}manifest.json`),
  };
}

function nodeProgram(
  { root, live }: ProgramOptions,
  folder: string,
  port: number,
  env: NodeJS.ProcessEnv,
): ProgramSpec {
  const watch = live ? ['--watch', '--watch-preserve-output'] : [];
  const entry = live ? 'dist/main.js' : 'dist/bundle/main.js';
  return {
    name: folder,
    command: process.execPath,
    args: [...watch, ...MODEST, join(root, folder, entry)],
    cwd: join(root, folder),
    env: { ...ALLOCATOR, ...env },
    ready: answers(`${local(port)}/readyz`),
  };
}

function standIn(name: string, port: number, env: NodeJS.ProcessEnv): ProgramSpec {
  const script = fileURLToPath(new URL(`../../dist/${name}/main.js`, import.meta.url));
  return {
    name,
    quiet: true,
    command: process.execPath,
    args: [script],
    env,
    ready: answers(`${local(port)}/readyz`),
  };
}
