import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../processes/command-of.js';
import type { ProgramSpec } from '../processes/program.js';
import { listens } from '../processes/readiness.js';

export interface NatsServer {
  /** Without a user: it gives no access by itself. */
  readonly url: string;
  readonly program: ProgramSpec;
}

export interface NatsOptions {
  readonly binary: string;
  readonly port: number;
  /** The configuration with the users; their passwords are in the environment. */
  readonly config: string;
  readonly passwords: Readonly<Record<string, string>>;
  /** The folder of its store and pid file. */
  readonly folder: string;
}

/**
 * Prepares a NATS server with JetStream that listens on loopback only and accepts only these users. Stops one that a
 * killed launcher left running on the same store.
 */
export async function prepareNats({
  binary,
  port,
  config,
  passwords,
  folder,
}: NatsOptions): Promise<NatsServer> {
  mkdirSync(folder, { recursive: true });
  await endLeftoverNats(folder);
  return {
    url: `nats://127.0.0.1:${port}`,
    program: {
      name: 'nats',
      quiet: true,
      command: binary,
      env: { ...passwords },
      args: [
        '-c',
        config,
        '-a',
        '127.0.0.1',
        '-p',
        String(port),
        '-js',
        '-sd',
        join(folder, 'store'),
        '-P',
        pidFileIn(folder),
      ],
      ready: listens(port),
    },
  };
}

/** Stops a server that a killed launcher left running on this store, if there is one. */
export async function endLeftoverNats(folder: string): Promise<void> {
  if (!existsSync(pidFileIn(folder))) return;
  const pid = Number(readFileSync(pidFileIn(folder), 'utf8'));
  const isOurs = () => commandOf(pid).includes(join(folder, 'store'));
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (isOurs()) process.kill(pid, signal);
    for (let wait = 0; wait < 100 && isOurs(); wait += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function pidFileIn(folder: string): string {
  return join(folder, 'nats.pid');
}
