import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { UserError } from '../settings/user-error.js';

export const SCHEMAS = ['catalog', 'booking', 'operators', 'auth'] as const;
export type Schema = (typeof SCHEMAS)[number];

const ROLES = readFileSync(new URL('../../src/postgres/roles.sql', import.meta.url), 'utf8');

/** Any number, the same for all who prepare databases on one server: roles belong to the server. */
const LOCK = 7_240_118;

export interface DatabaseOptions {
  /** A superuser's address; the database it names is used, or `safari` where it names none or `postgres`. */
  readonly superuser: string;
  /** The roles' passwords are derived from it. */
  readonly secret: string;
}

/**
 * Makes the database, a role and a schema for each service, where they are missing.
 * @returns each service's own address of the database
 */
export async function prepareDatabase(options: DatabaseOptions): Promise<Record<Schema, string>> {
  const address = new URL(options.superuser);
  const named = decodeURIComponent(address.pathname.slice(1));
  const database = named === '' || named === 'postgres' ? 'safari' : named;
  const passwords = SCHEMAS.map((schema) => passwordOf(schema, options.secret));
  await withClient(pathTo(address, 'postgres'), async (server) => {
    await requireSuperuser(server);
    await server.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await server.query(`create database ${pg.escapeIdentifier(database)}`);
    await withClient(pathTo(address, database), async (client) => {
      await client.query(ROLES);
      for (const [index, schema] of SCHEMAS.entries()) {
        const password = pg.escapeLiteral(passwords[index] ?? '');
        await client.query(`alter role svc_${schema} password ${password}`);
      }
    });
  });
  return Object.fromEntries(
    SCHEMAS.map((schema, index) => {
      const own = new URL(pathTo(address, database));
      own.username = `svc_${schema}`;
      own.password = passwords[index] ?? '';
      return [schema, own.href];
    }),
  ) as Record<Schema, string>;
}

function passwordOf(schema: Schema, secret: string): string {
  return createHmac('sha256', secret).update(`svc_${schema}`).digest('base64url');
}

function pathTo(address: URL, database: string): string {
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

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
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
