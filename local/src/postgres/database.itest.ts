import { randomBytes } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase, withClient } from './database.js';

const database = `t_local_${randomBytes(4).toString('hex')}`;
const superuser = new URL(process.env.TEST_DATABASE_URL ?? '');
superuser.pathname = database;
const services = ['catalog', 'booking', 'auth'];
const options = { superuser: superuser.href, secret: 'of this test', services };
let addresses: Record<string, string>;

const addressOf = (service: string): string => addresses[service] ?? '';

beforeAll(async () => {
  addresses = await prepareDatabase(options);
});

afterAll(() => query(process.env.TEST_DATABASE_URL ?? '', `drop database ${database} with (force)`));

it('gives each service a schema of its own to work in', async () => {
  for (const schema of services) {
    await query(
      addressOf(schema),
      'create table thing (name text)',
      `insert into thing values ('${schema}')`,
    );
    const [row] = await query(addressOf(schema), 'select current_schema as schema, name from thing');
    expect(row).toEqual({ schema, name: schema });
  }
});

it('lets no service read, enter or add to the schema of another', async () => {
  for (const schema of services) {
    for (const other of services.filter((name) => name !== schema)) {
      const address = addressOf(schema);
      await expect(query(address, `select * from ${other}.thing`)).rejects.toThrow('permission denied');
      await expect(query(address, `create table ${other}.mine (a int)`)).rejects.toThrow('permission denied');
    }
    await expect(query(addressOf(schema), 'create table public.mine (a int)')).rejects.toThrow(
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
  expect(await query(addressOf('auth'), 'select name from thing')).toEqual([{ name: 'auth' }]);
});

it('makes room for one service more, and leaves the others as they are', async () => {
  const more = await prepareDatabase({ ...options, services: [...services, 'toys'] });
  expect(more).toMatchObject(addresses);
  const rows = await query(more.toys ?? '', 'select current_user as role, current_schema as schema');
  expect(rows).toEqual([{ role: 'svc_toys', schema: 'toys' }]);
  expect(await query(addressOf('auth'), 'select name from thing')).toEqual([{ name: 'auth' }]);
});

it('makes no roles for nobody', async () => {
  await expect(prepareDatabase({ ...options, services: [] })).rejects.toThrow('name the services first');
});

it('says what is wrong when the address is not a superuser’s', async () => {
  await expect(prepareDatabase({ superuser: addressOf('booking'), secret: 'any', services })).rejects.toThrow(
    /DATABASE_URL/,
  );
});

it('is not waited for without end where it is gone without a word, however long it may take to answer', async () => {
  const asked = jest.spyOn(Socket.prototype, 'setKeepAlive');
  await withClient(superuser.href, (client) => client.query('select 1'));
  expect(asked).toHaveBeenCalledWith(true, expect.any(Number));
  asked.mockRestore();
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
