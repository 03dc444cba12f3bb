import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ProcessGroup } from '../processes/process-group.js';
import { Program } from '../processes/program.js';
import { prepareCluster, requireName } from './cluster.js';
import { postgresHome, removeOutsideHome } from './home.js';

let folder: string;
let processes: ProcessGroup;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-cluster-'));
  chmodSync(folder, 0o755);
  processes = new ProcessGroup();
});

afterEach(async () => {
  await processes.stop();
  removeOutsideHome(join(folder, 'data'));
  rmSync(folder, { recursive: true, force: true });
});

it('keeps what was written across a restart', async () => {
  const data = join(folder, 'data');
  const first = await start(data);
  await query(first.url, 'create table kept (a int)', 'insert into kept values (7)');
  await first.program.stop();
  const second = await start(data);
  expect(await query(second.url, 'select a from kept')).toEqual([{ a: 7 }]);
});

it('runs where nobody but the one who starts it can enter', async () => {
  chmodSync(folder, 0o700);
  const { url } = await start(join(folder, 'data'));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('says what to do where the system knows whoever starts it by number alone', () => {
  const nameless = () => {
    throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
  };
  expect(() => requireName(nameless)).toThrow(/^This system has no name for user \d+, .* as DATABASE_URL\.$/);
  expect(() => requireName()).not.toThrow();
});

it('ends a Postgres that a killed launcher left behind, and starts with its data', async () => {
  const data = join(folder, 'data');
  const first = await start(data);
  await query(first.url, 'create table kept (a int)');
  await first.program.stop();
  const leftover = await abandon(data);
  const second = await start(data);
  expect(await query(second.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }]);
  expect(leftover.exitCode).not.toBeNull();
});

it('leaves the Postgres of another copy alone when the folder was copied while it ran', async () => {
  const original = await start(join(folder, 'data'));
  cpSync(join(folder, 'data'), join(folder, 'copy'), { recursive: true, preserveTimestamps: true });
  const home = postgresHome(join(folder, 'copy'));
  if (home.account) await giveTo(home.room, home.account);
  const copy = await start(join(folder, 'copy'));
  expect(await query(copy.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await query(original.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  removeOutsideHome(join(folder, 'copy'));
});

describe('data where nobody else can enter', () => {
  let data: string;
  const keptBy = async (folderOfData: string) => {
    const { url, program } = await start(folderOfData);
    const kept = await query(url, 'create table if not exists kept (a int)', 'select a from kept');
    await program.stop();
    return kept;
  };
  beforeEach(async () => {
    data = join(folder, 'data');
    chmodSync(folder, 0o700);
    const { url, program } = await start(data);
    await query(url, 'create table kept (a int)', 'insert into kept values (7)');
    await program.stop();
  });

  it.each([
    ['another such place', 0o700],
    ['where everybody can enter', 0o755],
  ])('go along to %s', async (_, after) => {
    const moved = join(folder, 'moved');
    renameSync(data, moved);
    chmodSync(folder, after);
    try {
      expect(await keptBy(moved)).toEqual([{ a: 7 }]);
      expect(await keptBy(moved)).toEqual([{ a: 7 }]);
    } finally {
      removeOutsideHome(moved);
    }
  });

  it('stay with the folder that was copied', async () => {
    const copy = join(folder, 'copy');
    cpSync(data, copy, { recursive: true });
    try {
      expect(postgresHome(copy).room).not.toBe(postgresHome(data).room);
      expect(await keptBy(data)).toEqual([{ a: 7 }]);
    } finally {
      removeOutsideHome(copy);
    }
  });
});

async function start(data: string): Promise<{ url: string; program: Program }> {
  mkdirSync(data, { recursive: true });
  const logs = join(folder, 'logs');
  const options = { home: postgresHome(data), password: 'secret', logs, durable: false };
  const cluster = await prepareCluster(processes, options);
  const program = new Program({ processes, logs, say: () => undefined }, cluster.program);
  await program.start();
  return { url: cluster.url, program };
}

/** Starts a Postgres on that data that no launcher knows of. */
async function abandon(data: string): Promise<ChildProcess> {
  const options = { home: postgresHome(data), password: 'secret', logs: folder, durable: false };
  const { program, url } = await prepareCluster(processes, options);
  const child = spawn(program.command, program.args, {
    cwd: program.cwd,
    ...program.account,
    detached: true,
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  while (!(await program.ready().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  const pidFile = join(options.home.cluster, 'postmaster.pid');
  expect(existsSync(pidFile) && readFileSync(pidFile, 'utf8')).toContain(String(child.pid));
  return child;
}

async function giveTo(path: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await once(spawn('chown', ['-R', `${uid}:${gid}`, path]), 'exit');
}

async function query(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
