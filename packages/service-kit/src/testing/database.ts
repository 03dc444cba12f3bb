import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  /** The address with the service's own role. */
  url: string;
  schema: string;
  drop(): Promise<void>;
}

/**
 * A fresh database with one role that owns one schema, made as the product's own is, on the Postgres at
 * `TEST_DATABASE_URL` (a superuser's address).
 */
export async function createDatabase(schema: string): Promise<TestDatabase> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (!admin) throw new Error('TEST_DATABASE_URL is not set: database tests need a running Postgres');
  const name = `t_${schema}_${randomBytes(5).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const run = async (address: string, ...statements: string[]): Promise<void> => {
    const client = new pg.Client(address);
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(admin, `create role ${name} login password '${password}'`, `create database ${name}`);
  const inside = new URL(admin);
  inside.pathname = `/${name}`;
  await run(
    inside.href,
    `create schema ${schema} authorization ${name}`,
    `alter role ${name} set search_path = ${schema}, public`,
    'revoke create on schema public from public',
    'create extension if not exists pg_trgm with schema public',
  );
  const url = new URL(inside);
  url.username = name;
  url.password = password;
  return {
    url: url.href,
    schema,
    drop: () => run(admin, `drop database ${name} with (force)`, `drop role ${name}`),
  };
}
