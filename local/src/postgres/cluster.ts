import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import type { ProcessGroup } from '../processes/process-group.js';
import type { ProgramSpec } from '../processes/program.js';
import { run } from '../processes/run.js';
import { freePort } from '../settings/ports.js';
import { type PostgresBinaries, postgresBinaries } from './binaries.js';
import type { PostgresHome } from './home.js';
import { clearLeftover } from './leftover.js';

export interface Cluster {
  /** The superuser's address, for the database `postgres`. */
  readonly url: string;
  readonly program: ProgramSpec;
}

export interface ClusterOptions {
  readonly home: PostgresHome;
  readonly password: string;
  readonly logs: string;
  /** False for a cluster of a test run: faster, but not safe against a power failure. */
  readonly durable: boolean;
}

/** Creates the cluster if it is missing, stops a leftover one of a killed launcher, and returns how to start it. */
export async function prepareCluster(processes: ProcessGroup, options: ClusterOptions): Promise<Cluster> {
  const { home, password } = options;
  const binaries = postgresBinaries(home);
  if (existsSync(home.cluster)) {
    requireSameVersion(home.cluster);
    await clearLeftover(processes, home, binaries, options.logs);
  } else {
    if (!home.account) requireName();
    await initialise(processes, binaries, options);
  }
  const port = await freePort();
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  return {
    url,
    program: {
      name: 'postgres',
      quiet: true,
      command: binaries.postgres,
      args: ['-D', home.cluster, '-p', String(port), ...flags(options.durable)],
      cwd: home.cluster,
      account: home.account,
      stopSignal: 'SIGINT',
      ready: () => answersQueries(url),
    },
  };
}

function flags(durable: boolean): string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  return settings.flatMap((setting) => ['-c', setting]);
}

/** `initdb` refuses users without a name in the system, as in a container with an arbitrary user id. */
export function requireName(whoAmI: () => unknown = userInfo): void {
  try {
    whoAmI();
  } catch {
    throw new UserError(
      `This system has no name for user ${process.getuid?.()}, as whom this runs, and Postgres asks for one: ` +
        'start as a user of the system, or give a Postgres of your own as DATABASE_URL.',
    );
  }
}

/** Uses a temporary name first, so that an interrupted initdb never looks like a cluster. */
async function initialise(
  processes: ProcessGroup,
  binaries: PostgresBinaries,
  options: ClusterOptions,
): Promise<void> {
  const { home, password, logs, durable } = options;
  const unfinished = `${home.cluster}.unfinished`;
  const passwordFile = join(home.room, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (home.account) chownSync(passwordFile, home.account.uid, home.account.gid);
  try {
    const args = [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      ...(durable ? [] : ['--no-sync']),
    ];
    await run(processes, join(logs, 'initdb.log'), binaries.initdb, args, {
      cwd: home.room,
      account: home.account,
      env: { ...process.env, LC_ALL: 'C' },
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, home.cluster);
}

function requireSameVersion(cluster: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== MAJOR) {
    throw new UserError(
      `The data in ${cluster} were written by Postgres ${found} and this version brings ${MAJOR}: ` +
        `take a backup with the version of this product that brought Postgres ${found} and restore it with this one, ` +
        'give a Postgres of your own as DATABASE_URL, or run `npm run reset` to begin anew.',
    );
  }
}

const MAJOR = '18';

async function answersQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end();
  }
}
