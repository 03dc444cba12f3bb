import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { whoAndWhere } from '../events/broker.js';
import { asProcess, freePort, startCleanupShell, testUsers } from './broker.js';
import { eventually } from './eventually.js';

export interface BrokerCluster {
  /** The address of its first member for one process of the product; the others are learnt from it. */
  urlFor(process: string): string;
  /** Which member leads a stream. */
  leaderOf(stream: string): Promise<number>;
  /** Ends one member as a crash would; its store stays. */
  kill(member: number): Promise<void>;
  start(member: number): void;
  remove(): Promise<void>;
}

const CLUSTER = 'test';
/** The members elect leaders before they take anything. */
const READY_MS = 60_000;

/** Real NATS servers that keep streams together, with the product's users. */
export async function startBrokerCluster(members = 3): Promise<BrokerCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'safari-cluster-'));
  const config = join(folder, 'nats.conf');
  await writeFile(config, await testUsers());
  const ports: number[] = [];
  while (ports.length < members * 2) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const routes = ports.slice(members).map((port) => `nats://127.0.0.1:${port}`);
  const cleanups = Array.from({ length: members }, (_, member) =>
    startCleanupShell(join(folder, String(member))),
  );
  const running: (ChildProcess | undefined)[] = [];
  const start = (member: number): void => {
    const own = ['-c', config, '-a', '127.0.0.1', '-p', String(ports[member]), '-n', `member-${member}`];
    const store = ['-js', '-sd', join(folder, String(member))];
    const others = ['-cluster_name', CLUSTER, '-cluster', routes[member] ?? '', '-routes', routes.join()];
    running[member] = spawn(process.env['NATS_SERVER_BIN'] ?? 'nats-server', [...own, ...store, ...others], {
      stdio: 'ignore',
    });
    cleanups[member]?.guard(running[member]?.pid);
  };
  const kill = async (member: number): Promise<void> => {
    const server = running[member];
    running[member] = undefined;
    if (!server) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  const urlFor = (process: string, member = 0) => asProcess(`nats://127.0.0.1:${ports[member]}`, process);
  const asAdmin = async <T>(
    work: (manager: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<T>,
  ): Promise<T> => {
    const member = running.findIndex((server) => server !== undefined);
    const admin = whoAndWhere({ url: urlFor('admin', member), service: 'admin' });
    const connection = await connect({ ...admin, ignoreClusterUpdates: true });
    try {
      return await work(await jetstreamManager(connection));
    } finally {
      await connection.close();
    }
  };
  for (let member = 0; member < members; member += 1) start(member);
  await eventually('they agree', () => asAdmin((manager) => manager.getAccountInfo()), READY_MS);
  return {
    urlFor,
    leaderOf: (stream) =>
      eventually('somebody leads', async () => {
        const { cluster } = await asAdmin((manager) => manager.streams.info(stream));
        const leader = /^member-(\d)$/.exec(cluster?.leader ?? '')?.[1];
        return leader === undefined ? undefined : { leader: Number(leader) };
      }).then(({ leader }) => leader),
    kill,
    start,
    remove: async () => {
      await Promise.all(running.map((_, member) => kill(member)));
      for (const cleanup of cleanups) cleanup.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
