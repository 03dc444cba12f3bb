import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect as connectBroker } from '@nats-io/transport-node';
import getPort, { portNumbers } from 'get-port';
import { eventually } from './eventually.js';

export interface TestBroker {
  url: string;
  /** Kills the broker as a crash would; its store stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and store. */
  start(): Promise<void>;
  /** Empties its store; only while it is down. */
  loseStore(): Promise<void>;
  /** Ends it and removes its store. */
  remove(): Promise<void>;
}

/** A real NATS server with JetStream of a test's own; the binary is `NATS_SERVER_BIN`, else on the PATH. */
export async function startBroker(): Promise<TestBroker> {
  const store = await mkdtemp(join(tmpdir(), 'safari-nats-'));
  const port = await freePort();
  const heir = heirOf(store);
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(
      process.env['NATS_SERVER_BIN'] ?? 'nats-server',
      ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store],
      { stdio: 'ignore' },
    );
    heir.guard(server.pid);
    await eventually('the broker listens', () => listens(port));
  };
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    start,
    kill,
    loseStore: () => rm(join(store, 'jetstream'), { recursive: true, force: true }),
    remove: async () => {
      await kill();
      heir.release();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/**
 * Outlives this process however it ends, and then ends the broker and removes its store: a suite that failed or was
 * killed leaves neither behind. Where there is no shell, nobody does.
 */
function heirOf(store: string): { guard(pid: number | undefined): void; release(): void } {
  const script = 'while read -r line; do pid=$line; done; [ -n "$pid" ] && kill -9 "$pid"; rm -rf "$0"';
  const shell = spawn('sh', ['-c', script, store], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.on('error', () => undefined);
  shell.unref();
  (shell.stdin as Socket).unref();
  return {
    guard: (pid) => shell.stdin.write(`${pid ?? ''}\n`),
    release: () => shell.stdin.end('\n'),
  };
}

/** Speaks to a broker as nobody's service. */
export async function withBroker<T>(
  url: string,
  work: (broker: { manager: JetStreamManager; events: JetStreamClient }) => Promise<T>,
): Promise<T> {
  const connection = await connectBroker({ servers: url });
  try {
    return await work({ manager: await jetstreamManager(connection), events: jetstream(connection) });
  } finally {
    await connection.close();
  }
}

/** A port that nobody listens on, below those that systems give to outgoing connections. */
export function freePort(): Promise<number> {
  const from = randomInt(20_000, 31_500);
  return getPort({ port: portNumbers(from, from + 500), host: '127.0.0.1' });
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
