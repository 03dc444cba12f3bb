import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeWholeFile } from '../settings/whole-file.js';
import { type Account, canReach, postgresAccount } from './account.js';

export interface PostgresHome {
  /** The cluster's own folder; may not exist yet. */
  readonly cluster: string;
  /** A folder that Postgres can enter, for the copied binaries and the password file. */
  readonly room: string;
  readonly account?: Account;
  /** Whether the cluster is outside the data folder. */
  readonly elsewhere: boolean;
}

/**
 * The folder of the embedded cluster: in the data folder, or, if we are root and its parent folders would keep
 * Postgres' account out, in a system folder named after the data folder's path. A pointer in the data folder then
 * refers to it, with the data folder's path: a moved data folder keeps its cluster, and a copied one gets its own.
 */
export function postgresHome(data: string): PostgresHome {
  mkdirSync(data, { recursive: true });
  const inside = join(data, 'postgres');
  const account = postgresAccount(existsSync(inside) ? inside : undefined);
  const wasOutside = existsSync(pointerFile(data)) && !existsSync(inside);
  if (!account || (canReach(data, account) && !wasOutside)) {
    if (!existsSync(inside)) makeRoom(inside, account);
    return { cluster: join(inside, 'cluster'), room: inside, account, elsewhere: false };
  }
  const room = outsideRoom(data);
  const before = readPointer(data);
  if (before.room !== room) {
    const moved = before.data && !existsSync(before.data);
    const isTakenOver = moved && !existsSync(before.room); // the process ended before it could update the pointer
    if (!isTakenOver) rmSync(room, { recursive: true, force: true });
    if (moved && !isTakenOver) renameSync(before.room, room);
  }
  if (before.room !== room || before.data !== data) writeWholeFile(pointerFile(data), `${room}\n${data}\n`);
  if (!existsSync(room)) makeRoom(room, account);
  return {
    cluster: join(room, 'cluster'),
    room,
    account: postgresAccount(room) ?? account,
    elsewhere: true,
  };
}

/** Deletes the cluster if it is outside the data folder. */
export function removeOutsideHome(data: string): void {
  if (existsSync(pointerFile(data))) rmSync(outsideRoom(data), { recursive: true, force: true });
}

function readPointer(data: string): { room: string; data?: string } {
  const [room = '', of] = existsSync(pointerFile(data))
    ? readFileSync(pointerFile(data), 'utf8').split('\n')
    : [];
  return { room, data: of };
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
