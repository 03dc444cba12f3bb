import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { prepareCluster } from '../postgres/cluster.js';
import { postgresHome } from '../postgres/home.js';
import { commandOf } from '../processes/command-of.js';
import type { Launch } from '../processes/launch.js';
import { Program } from '../processes/program.js';
import { claimData, releaseData } from '../settings/claim.js';
import { readKeys, readPostgresPassword } from '../settings/keys.js';

export interface DatabasePlace {
  /** A superuser's address. */
  readonly url: string;
  /** The roles' passwords are derived from it; undefined if they are set elsewhere. */
  readonly secret?: string;
}

/**
 * The server at `databaseUrl`. It belongs to this copy if its password is known only from this copy's keys; otherwise
 * its roles keep their passwords.
 */
export function outsideDatabase(databaseUrl: string, data: string, env: NodeJS.ProcessEnv): DatabasePlace {
  const url = new URL(databaseUrl);
  if (url.password || env.PGPASSWORD || !existsSync(join(data, 'keys.json'))) return { url: url.href };
  const secret = readPostgresPassword(data);
  url.password = secret;
  return { url: url.href, secret };
}

/** This copy's own Postgres: the one of a running `npm start`, or started for the duration of the command. */
export async function ownDatabase(run: Launch, data: string): Promise<DatabasePlace> {
  const port = runningPort(data);
  if (port === undefined) return startOwnDatabase(run, data, 'npm run backup');
  const secret = readKeys(data).postgresPassword;
  return { url: `postgres://postgres:${encodeURIComponent(secret)}@127.0.0.1:${port}/postgres`, secret };
}

/** @throws UserError if there is no database yet, whose backup would be empty */
export function requireOwnDatabase(data: string): void {
  if (existsSync(data) && existsSync(postgresHome(data).cluster)) return;
  throw new UserError(`There is nothing in ${data} yet: start the product once, or give a DATABASE_URL.`);
}

/** Creates it if it is missing. @throws UserError while the product is running on these data */
export async function startOwnDatabase(run: Launch, data: string, who: string): Promise<DatabasePlace> {
  claimData(data, who);
  run.atEnd(async () => releaseData(data));
  const secret = readKeys(data).postgresPassword;
  const logs = join(data, 'logs');
  const options = { home: postgresHome(data), password: secret, logs, durable: true };
  const cluster = await prepareCluster(run.processes, options);
  const program = new Program({ processes: run.processes, logs, say: console.log }, cluster.program);
  run.atEnd(() => program.stop());
  await program.start();
  return { url: cluster.url, secret };
}

/** The port of this copy's Postgres, if it is running. */
function runningPort(data: string): number | undefined {
  const file = join(postgresHome(data).cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  return commandOf(Number(pid)).includes('postgres') ? Number(port) : undefined;
}
