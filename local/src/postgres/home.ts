import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, canReach, postgresAccount } from './account.js';

export interface PostgresHome {
  /** The cluster's own folder; may not exist yet. */
  readonly cluster: string;
  /** A folder that Postgres can enter, for what it needs besides: the binaries' copy, the password file. */
  readonly room: string;
  readonly account?: Account;
  /** True when the data folder itself would not do. */
  readonly elsewhere: boolean;
}

/**
 * Where the embedded cluster lies: in the data folder, or, for root, where the folders above would
 * keep Postgres' own user out, in a folder of the system named after the data folder's path. A
 * pointer in the data folder then leads there.
 */
export function postgresHome(data: string): PostgresHome {
  mkdirSync(data, { recursive: true });
  const inside = join(data, 'postgres');
  const account = postgresAccount(existsSync(inside) ? inside : undefined);
  if (!account || canReach(data, account)) {
    if (!existsSync(inside)) makeRoom(inside, account);
    return { cluster: join(inside, 'cluster'), room: inside, account, elsewhere: false };
  }
  const room = outsideRoom(data);
  const pointer = pointerFile(data);
  if (!existsSync(pointer) || readFileSync(pointer, 'utf8').trim() !== room) {
    rmSync(room, { recursive: true, force: true });
    writeFileSync(pointer, `${room}\n`);
  }
  if (!existsSync(room)) makeRoom(room, account);
  return {
    cluster: join(room, 'cluster'),
    room,
    account: postgresAccount(room) ?? account,
    elsewhere: true,
  };
}

/** Removes the cluster where it lies outside the data folder. */
export function removeOutsideHome(data: string): void {
  if (existsSync(pointerFile(data))) rmSync(outsideRoom(data), { recursive: true, force: true });
}

function pointerFile(data: string): string {
  return join(data, 'postgres-lies-in');
}

function outsideRoom(data: string): string {
  const name = `safari-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;
  return join(['/var/lib', '/var/tmp'].find(isWritable) ?? '/tmp', name);
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function makeRoom(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}
