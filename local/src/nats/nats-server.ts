import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf } from '../processes/command-of.js';
import type { ProgramSpec } from '../processes/program.js';
import { listens } from '../processes/readiness.js';

export interface NatsServer {
  /** Without a user: nobody is let in by it. */
  readonly url: string;
  readonly program: ProgramSpec;
}

export interface NatsOptions {
  readonly binary: string;
  readonly port: number;
  /** Names the users, whose passwords are in the environment. */
  readonly config: string;
  readonly passwords: Readonly<Record<string, string>>;
  /** The folder of its store and its pid file. */
  readonly folder: string;
}

/** A NATS server with JetStream, on loopback alone, that lets in none but these users. Ends one that a killed launcher left on the same store. */
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

/** Ends the server that a killed launcher left on this store, if there is one. */
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
