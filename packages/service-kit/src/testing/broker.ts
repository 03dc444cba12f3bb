import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type JetStreamClient, type JetStreamManager, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect as connectTo, type NatsConnection } from '@nats-io/transport-node';
import getPort, { portNumbers } from 'get-port';
import { whoAndWhere } from '../events/broker.js';
import { PLACES } from '../schemas/places.js';
import { eventually } from './eventually.js';

/** Those that {@link freePort} gives out, in parts as many as test workers may run side by side. */
const PORTS = { from: 20_000, each: 500 };
const WORKERS = 8;

export interface TestBroker {
  /** Without a user: nobody gets access by it. */
  url: string;
  /** Its address for one process of the product, or for `admin`, who has rights that no process of the product has. */
  urlFor(process: string): string;
  /** A connection as one of these. Close it. */
  connect(process: string): Promise<NatsConnection>;
  /** Kills the broker as a crash would; its store stays. */
  kill(): Promise<void>;
  /** Starts it again on the same port and store. */
  start(): Promise<void>;
  /** Empties its store; only while it is down. */
  loseStore(): Promise<void>;
  /** Copies the events that it has stored so far; only while it is down. */
  copyEvents(): Promise<void>;
  /**
   * As if a power cut had lost the events since {@link copyEvents}, but not the consumers' positions; only while it is
   * down.
   */
  loseLaterEvents(): Promise<void>;
  /** Ends it and removes its store. */
  remove(): Promise<void>;
}

/**
 * A real NATS server of a test's own, with JetStream and the product's users; the binary is `NATS_SERVER_BIN`, else on
 * the PATH.
 * @param users the file that names them
 */
export async function startBroker(users: string = PLACES.broker): Promise<TestBroker> {
  const store = await mkdtemp(join(tmpdir(), 'safari-nats-'));
  const config = join(store, 'nats.conf');
  const copy = join(store, 'copy');
  await writeFile(config, await testUsers(users));
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  const cleanup = startCleanupShell(store);
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn(
      process.env['NATS_SERVER_BIN'] ?? 'nats-server',
      ['-c', config, '-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store],
      { stdio: 'ignore' },
    );
    cleanup.guard(server.pid);
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
    url,
    urlFor: (process) => asProcess(url, process),
    connect: (process) => connectTo(whoAndWhere({ url: asProcess(url, process), service: process })),
    start,
    kill,
    loseStore: () => rm(join(store, 'jetstream'), { recursive: true, force: true }),
    copyEvents: () => copyMessages(store, copy),
    loseLaterEvents: () => copyMessages(copy, store),
    remove: async () => {
      await kill();
      cleanup.release();
      await rm(store, { recursive: true, force: true });
    },
  };
}

/** Replaces the messages of every stream of the product by those of another store. */
async function copyMessages(from: string, to: string): Promise<void> {
  const streams = join('jetstream', 'PRODUCT', 'streams');
  for (const stream of await readdir(join(from, streams))) {
    const messagesIn = (store: string) => join(store, streams, stream, 'msgs');
    await rm(messagesIn(to), { recursive: true, force: true });
    await cp(messagesIn(from), messagesIn(to), { recursive: true });
  }
}

const ADMIN = 'admin';
const passwordOf = (process: string): string => `of-${process}`;

/** A test broker's address, with the user and the password of one process; a user that it names stays. */
export function asProcess(url: string, process: string): string {
  const address = new URL(url);
  address.username ||= process;
  address.password ||= passwordOf(address.username);
  return address.href;
}

/** A file of the broker's users with an administrator, who has rights that no process of the product has. */
export function withAdmin(users: string): string {
  return users.replace('users: [', `users: [\n      { user: ${ADMIN}, password: ${passwordOf(ADMIN)} }`);
}

/** The product's users and {@link withAdmin}, with the passwords that tests know. */
export const testUsers = async (users: string = PLACES.broker): Promise<string> =>
  withAdmin(withPasswords(await readFile(users, 'utf8')));

function withPasswords(users: string): string {
  return users.replaceAll(
    /user: (\S+)(\s+password: )\S+/g,
    (_, user: string, between: string) => `user: ${user}${between}${passwordOf(user)}`,
  );
}

/**
 * Starts a shell that outlives this process, however it ends, then kills the broker and removes its store, so that a
 * test run that failed or was killed leaves nothing behind. Has no effect where there is no shell.
 */
export function startCleanupShell(store: string): { guard(pid: number | undefined): void; release(): void } {
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

/** Uses a broker that has {@link withAdmin}'s user as that user. */
export async function withBroker<T>(
  url: string,
  work: (broker: { manager: JetStreamManager; events: JetStreamClient }) => Promise<T>,
): Promise<T> {
  const connection = await connectTo(whoAndWhere({ url: asProcess(url, ADMIN), service: ADMIN }));
  try {
    return await work({ manager: await jetstreamManager(connection), events: jetstream(connection) });
  } finally {
    await connection.close();
  }
}

/** A port that nobody listens on, below those that systems and the launcher give out; each test worker has its own. */
export function freePort(): Promise<number> {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 0) % WORKERS;
  const first = PORTS.from + worker * PORTS.each;
  const from = first + randomInt(PORTS.each / 2);
  return getPort({ port: portNumbers(from, first + PORTS.each - 1), host: '127.0.0.1', reserve: true });
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
