import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase, SCHEMAS } from './database.js';

const database = `t_local_${randomBytes(4).toString('hex')}`;
const superuser = new URL(process.env.TEST_DATABASE_URL ?? '');
superuser.pathname = database;
const options = { superuser: superuser.href, secret: 'of this test' };
let addresses: Awaited<ReturnType<typeof prepareDatabase>>;

beforeAll(async () => {
  addresses = await prepareDatabase(options);
});

afterAll(() => query(process.env.TEST_DATABASE_URL ?? '', `drop database ${database} with (force)`));

it('gives each service a schema of its own to work in', async () => {
  for (const schema of SCHEMAS) {
    await query(
      addresses[schema],
      'create table thing (name text)',
      `insert into thing values ('${schema}')`,
    );
    const [row] = await query(addresses[schema], 'select current_schema as schema, name from thing');
    expect(row).toEqual({ schema, name: schema });
  }
});

it('lets no service read, enter or add to the schema of another', async () => {
  for (const schema of SCHEMAS) {
    for (const other of SCHEMAS.filter((name) => name !== schema)) {
      const address = addresses[schema];
      await expect(query(address, `select * from ${other}.thing`)).rejects.toThrow('permission denied');
      await expect(query(address, `create table ${other}.mine (a int)`)).rejects.toThrow('permission denied');
    }
    await expect(query(addresses[schema], 'create table public.mine (a int)')).rejects.toThrow(
      'permission denied',
    );
  }
});

it('lets nobody else of the server into the database', async () => {
  const stranger = `${database}_stranger`;
  await query(superuser.href, `create role ${stranger} login password 'x'`);
  const address = new URL(superuser);
  address.username = stranger;
  address.password = 'x';
  await expect(query(address.href, 'select 1')).rejects.toThrow('permission denied for database');
  await query(superuser.href, `drop role ${stranger}`);
});

it('changes nothing when it is prepared again, by several at once', async () => {
  const again = await Promise.all([prepareDatabase(options), prepareDatabase(options)]);
  expect(again).toEqual([addresses, addresses]);
  expect(await query(addresses.auth, 'select name from thing')).toEqual([{ name: 'auth' }]);
});

it('says what is wrong when the address is not a superuser’s', async () => {
  await expect(prepareDatabase({ superuser: addresses.booking, secret: 'any' })).rejects.toThrow(
    /DATABASE_URL/,
  );
});

async function query(address: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
