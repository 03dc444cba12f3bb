import { readFileSync } from 'node:fs';
import pg from 'pg';
import { UserError } from '../console/user-error.js';
import { derivedPassword } from '../settings/keys.js';

const ROLES = readFileSync(new URL('../../src/postgres/roles.sql', import.meta.url), 'utf8');

/** An arbitrary number, the same for all that prepare databases on one server: roles belong to the server. */
const LOCK = 7_240_118;

export interface DatabaseOptions {
  /** A superuser's address; uses the database that it names, or `safari` if it names none or `postgres`. */
  readonly superuser: string;
  /** The roles' passwords are derived from it; without it, they keep theirs. */
  readonly secret?: string | undefined;
  /** Names of the schemas and, prefixed by `svc_`, of the roles. */
  readonly services: readonly string[];
}

/**
 * Creates the database, and a role and a schema for each service, if they are missing.
 * @returns each service's own database address
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<Record<string, string>> {
  const { secret, services } = options;
  const address = new URL(options.superuser);
  const database = databaseOf(address);
  await withClient(pathTo(address, 'postgres'), async (server) => {
    await requireSuperuser(server);
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await server.query(`create database ${pg.escapeIdentifier(database)}`);
    await withClient(pathTo(address, database), async (client) => {
      await makeRoles(client, services);
      if (secret !== undefined) await setPasswords(client, services, secret);
    });
  });
  return Object.fromEntries(
    services.map((service) => {
      const own = new URL(pathTo(address, database));
      own.username = roleOf(service);
      own.password = secret === undefined ? '' : derivedPassword(secret, roleOf(service));
      return [service, own.href];
    }),
  );
}

/** Creates missing roles and schemas in the database of this connection. */
export async function makeRoles(client: pg.Client, services: readonly string[]): Promise<void> {
  await client.query(`select set_config('safari.services', $1, false)`, [services.join()]);
  await client.query(ROLES);
}

/** Sets the password of each service's role, derived from `secret`. */
export async function setPasswords(
  client: pg.Client,
  services: readonly string[],
  secret: string,
): Promise<void> {
  for (const service of services) {
    const password = pg.escapeLiteral(derivedPassword(secret, roleOf(service)));
    await client.query(`alter role ${pg.escapeIdentifier(roleOf(service))} password ${password}`);
  }
}

/** The address with the product's database: the one that it names, or `safari` if it names none or `postgres`. */
export function databaseNamed(superuser: string): string {
  const address = new URL(superuser);
  return pathTo(address, databaseOf(address));
}

function databaseOf(address: URL): string {
  const named = decodeURIComponent(address.pathname.slice(1));
  return named === '' || named === 'postgres' ? 'safari' : named;
}

export function roleOf(service: string): string {
  return `svc_${service}`;
}

/** The address with another database of the same server. */
export function pathTo(address: string | URL, database: string): string {
  const url = new URL(address);
  url.pathname = encodeURIComponent(database);
  return url.href;
}

async function requireSuperuser(server: pg.Client): Promise<void> {
  const { rows } = await server.query<{ on: boolean }>(
    'select rolsuper as on from pg_roles where rolname = current_user',
  );
  if (!rows[0]?.on)
    throw new UserError(
      'The user in DATABASE_URL is no superuser: name one that is, for it has to make roles.',
    );
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true, // otherwise a silently lost connection would hang for ever
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { host } = new URL(url);
    throw new UserError(
      `No Postgres answers at ${host} (${(error as Error).message}): start it or correct DATABASE_URL.`,
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
