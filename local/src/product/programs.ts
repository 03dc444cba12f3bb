import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMAS } from '../postgres/database.js';
import type { ProgramSpec } from '../processes/program.js';
import { answers, listens } from '../processes/readiness.js';
import { local } from './addresses.js';
import {
  type Basics,
  gatewayEnvironment,
  mailboxEnvironment,
  openidEnvironment,
  outerEnvironment,
  SCREENS,
  type Screen,
  type Surroundings,
  serviceEnvironment,
} from './environment.js';

export interface ProgramOptions {
  readonly root: string;
  /** Start again at every change of the compiled code. */
  readonly live: boolean;
}

export async function servicePrograms(options: ProgramOptions, around: Surroundings): Promise<ProgramSpec[]> {
  return Promise.all(
    SCHEMAS.map(async (schema) =>
      nodeProgram(
        options,
        `svc-${schema}`,
        around.addresses.services[schema],
        await serviceEnvironment(schema, around),
      ),
    ),
  );
}

export function gatewayProgram(options: ProgramOptions, around: Surroundings): ProgramSpec {
  return nodeProgram(options, 'gateway', around.addresses.gateway, gatewayEnvironment(around));
}

export function standInPrograms(data: string, basics: Basics): ProgramSpec[] {
  const { openid, mailbox } = basics.addresses;
  return [
    standIn('openid', openid, openidEnvironment(basics)),
    standIn('mailbox', mailbox, mailboxEnvironment(basics, join(data, 'mail'))),
  ];
}

/** Vite's development servers; each reloads the browser's part that was edited. */
export function screenPrograms(
  root: string,
  origin: string,
  ports: Readonly<Record<Screen, number>>,
): ProgramSpec[] {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  return SCREENS.map((screen) => ({
    name: screen,
    command: process.execPath,
    args: [vite, '--port', String(ports[screen]), '--strictPort', '--host', '127.0.0.1'],
    cwd: join(root, screen),
    env: { ...outerEnvironment(), DEV_BASE: origin },
    ready: listens(ports[screen]),
  }));
}

function nodeProgram(
  { root, live }: ProgramOptions,
  folder: string,
  port: number,
  env: NodeJS.ProcessEnv,
): ProgramSpec {
  const watch = live ? ['--watch', '--watch-preserve-output'] : [];
  return {
    name: folder,
    command: process.execPath,
    args: [...watch, '--enable-source-maps', join(root, folder, 'dist/main.js')],
    cwd: join(root, folder),
    env,
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
