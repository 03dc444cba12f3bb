import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The account that runs Postgres if we are root, which Postgres refuses: the owner of existing data, else `postgres`,
 * else `nobody`. Undefined for a normal user, who runs it directly.
 */
export function postgresAccount(existingData?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existingData) {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { uid, gid };
  }
  const found = ['postgres', 'nobody'].map(accountNamed).find((account) => account !== undefined);
  if (!found) throw new Error('this system has neither a user postgres nor a user nobody');
  return found;
}

/** Whether that account can enter every parent folder, and read this folder or execute this file. */
export function canReach(path: string, account: Account): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { cwd: '/', ...account }).status === 0;
}

function accountNamed(name: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return answer.status === 0 ? Number(answer.stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
