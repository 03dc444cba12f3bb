import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailbox, TcpProxy, type TestMailbox, withAdmin } from '@safari/service-kit/testing';
import { compilerArgs } from '../../local/src/build/build.js';
import { findNatsServer } from '../../local/src/nats/nats-binary.js';
import { prepareNats } from '../../local/src/nats/nats-server.js';
import { type Cluster, prepareCluster } from '../../local/src/postgres/cluster.js';
import { databaseNamed, prepareDatabase, withClient } from '../../local/src/postgres/database.js';
import { postgresHome, removeOutsideHome } from '../../local/src/postgres/home.js';
import { Launch } from '../../local/src/processes/launch.js';
import type { ProgramSpec } from '../../local/src/processes/program.js';
import { run } from '../../local/src/processes/run.js';
import { type Addresses, chooseAddresses, publicOrigin } from '../../local/src/product/addresses.js';
import type { ProgramFacts } from '../../local/src/product/environment.js';
import { readProductFile } from '../../local/src/product/product-file.js';
import { gatewayProgram, servicePrograms, standInPrograms } from '../../local/src/product/programs.js';
import { readKeys } from '../../local/src/settings/keys.js';
import { natsPasswords, natsUrlOf } from '../../local/src/settings/nats-users.js';
import { cache, root } from '../../local/src/settings/places.js';
import { freePort, freePortOfThree } from '../../local/src/settings/ports.js';
import { Part } from './part.js';

/** The proxies between one service and its dependencies. */
export interface Network {
  database: TcpProxy;
  broker: TcpProxy;
}

/** The whole product as real processes, each of which can be killed, and each behind its own proxies. */
export interface House {
  origin: string;
  /** By the service's name, bypassing the gateway. */
  addresses: Readonly<Record<string, string>>;
  /** For `withBroker`. */
  natsUrl: string;
  /** The folder of the broker's store. */
  natsStore: string;
  mailbox: TestMailbox;
  mailNetwork: TcpProxy;
  /** By the service's name. */
  networks: Readonly<Record<string, Network>>;
  /** By name: `svc-booking`, `gateway`, `nats`, `postgres` … */
  parts: Readonly<Record<string, Part>>;
  /** Queries the database as its superuser, bypassing the proxies. */
  query: <T>(sql: string, values?: unknown[]) => Promise<T[]>;
  /** Whether a query waits for a lock on this table. */
  isWaitedFor: (table: string) => Promise<boolean>;
  /** Locks a table for writes during the work; services wait for eight seconds at most. */
  whileLocked: <T>(table: string, work: () => Promise<T>) => Promise<T>;
  /** Starts one more process, until everything is stopped. */
  start: (spec: ProgramSpec) => Promise<Part>;
  /** Stops everything; throws if a process had exited by itself. */
  close(): Promise<void>;
}

export interface HouseOptions {
  /** The name of its logs' folder. */
  name: string;
  /** False for a Postgres that acknowledges before it has written. */
  durable?: boolean;
  /** Changes how Postgres is started. */
  postgres?: (cluster: Cluster) => ProgramSpec;
  /** Changes how a process of the product is started. */
  program?: (spec: ProgramSpec) => ProgramSpec | Promise<ProgramSpec>;
}

/** Rate limits, high enough not to matter. */
const NO_LIMIT = '1000000';

export async function startHouse(options: HouseOptions): Promise<House> {
  const launch = new Launch();
  try {
    return await open(options, launch);
  } catch (error) {
    await launch.end();
    throw error;
  }
}

async function open(
  { name, durable = true, postgres, program = (spec) => spec }: HouseOptions,
  launch: Launch,
): Promise<House> {
  const { processes } = launch;
  const data = mkdtempSync(join(tmpdir(), 'safari-faults-'));
  chmodSync(data, 0o755);
  launch.atEnd(async () => {
    await processes.stop();
    removeOutsideHome(data);
    rmSync(data, { recursive: true, force: true });
  });
  const logs = join(root, 'test-results/faults/logs', name);
  rmSync(logs, { recursive: true, force: true });
  const { services } = readProductFile(root);
  await compile(launch, join(data, 'compile.log'), ['gateway', ...Object.values(services)]);

  const started: Part[] = [];
  const part = async (spec: ProgramSpec): Promise<Part> => {
    const own = new Part({ processes, logs }, spec);
    await own.start();
    started.push(own);
    return own;
  };
  const keys = readKeys(data);
  const home = postgresHome(data);
  const cluster = await prepareCluster(processes, { home, password: keys.postgresPassword, logs, durable });
  const binary = findNatsServer({ path: process.env.PATH ?? '', cache });
  const natsFolder = join(data, 'nats');
  const users = join(data, 'nats.conf');
  writeFileSync(users, withAdmin(readFileSync(join(root, 'deploy/nats.conf'), 'utf8')));
  const nats = await prepareNats({
    binary,
    port: await freePort(),
    config: users,
    passwords: natsPasswords(Object.keys(services), keys),
    folder: natsFolder,
  });
  await part(postgres?.(cluster) ?? cluster.program);
  await part(nats.program);
  const superuser = databaseNamed(cluster.url);
  const databases = await prepareDatabase({
    superuser,
    secret: keys.postgresPassword,
    services: Object.keys(services),
  });

  const mailbox = await startMailbox();
  launch.atEnd(() => mailbox.close());
  const behindNetwork = async (address: string): Promise<TcpProxy> => {
    const network = await TcpProxy.to(address);
    launch.atEnd(() => network.cut());
    return network;
  };
  const mailNetwork = await behindNetwork(mailbox.url);
  const networks: Record<string, Network> = {};
  for (const service of [...Object.keys(services), 'gateway']) {
    networks[service] = {
      database: await behindNetwork(databases[service] ?? cluster.url),
      broker: await behindNetwork(natsUrlOf(service, nats.url, keys)),
    };
  }

  const addresses: Addresses = {
    ...(await chooseAddresses(await freePortOfThree(), services)),
    smtp: Number(new URL(mailNetwork.url).port),
  };
  const facts: ProgramFacts = {
    addresses,
    keys,
    databases: Object.fromEntries(Object.entries(networks).map(([owner, own]) => [owner, own.database.url])),
    natsUrl: nats.url,
    seed: 'none',
    frontEnds: { shell: join(data, 'no-shell'), remotes: {} },
    pictures: join(data, 'no-pictures'),
    uploads: join(data, 'uploads'),
  };
  const byItsNetwork = (spec: ProgramSpec): ProgramSpec => ({
    ...spec,
    env: {
      ...spec.env,
      NATS_URL: networks[spec.name.replace(/^svc-/, '')]?.broker.url,
      LOG_LEVEL: 'warn',
      WRITES_PER_MINUTE: NO_LIMIT,
      READS_PER_MINUTE: NO_LIMIT,
    },
  });
  const standIns = standInPrograms(data, facts).filter((spec) => spec.name === 'openid');
  const programs = [
    ...standIns,
    ...(await servicePrograms({ root, live: false }, facts)).map(byItsNetwork),
    byItsNetwork(gatewayProgram({ root, live: false }, facts)),
  ];
  await Promise.all(programs.map(async (spec) => part(await program(spec))));
  launch.atEnd(() => processes.stop()); // before the proxies and the mailbox that they use

  const query: House['query'] = <T>(sql: string, values: unknown[] = []) =>
    withClient(superuser, async (client) => (await client.query(sql, values)).rows as T[]);

  return {
    origin: publicOrigin(addresses.gateway),
    addresses: Object.fromEntries(
      addresses.services.map((own) => [own.name, `http://127.0.0.1:${own.port}`]),
    ),
    natsUrl: nats.url,
    natsStore: join(natsFolder, 'store'),
    mailbox,
    mailNetwork,
    networks,
    parts: Object.fromEntries(started.map((one) => [one.name, one])),
    query,
    isWaitedFor: async (table) => {
      const waiting = 'select from pg_locks where not granted and relation = $1::text::regclass';
      return (await query(waiting, [table])).length > 0;
    },
    whileLocked: (table, work) =>
      withClient(superuser, async (client) => {
        await client.query(`begin; lock table ${table} in exclusive mode`);
        try {
          return await work();
        } finally {
          await client.query('commit');
        }
      }),
    start: part,
    close: async () => {
      const surprised = started.filter(({ surprises }) => surprises > 0);
      await launch.end();
      if (surprised.length > 0) {
        const names = surprised.map(({ name: which, surprises }) => `${which} (${surprises})`).join(', ');
        throw new Error(`ended although nobody killed them: ${names}; their logs are in ${logs}`);
      }
    },
  };
}

/** Compiles the sources, if necessary. */
function compile({ processes }: Launch, log: string, folders: readonly string[]): Promise<void> {
  const args = [...compilerArgs(), '-b', ...folders.map((folder) => join(root, folder))];
  return run(processes, log, process.execPath, args);
}
