import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from '../../local/src/postgres/cluster.js';
import type { ProgramSpec } from '../../local/src/processes/program.js';

/** A disk of a few megabytes that only one Postgres sees, removed when that Postgres ends. */
export interface SmallDisk {
  /** Its path for that Postgres. */
  folder: string;
  /** Postgres with that disk. */
  postgres: (cluster: Cluster) => ProgramSpec;
  /** Fills it completely. */
  fill(): void;
  makeRoom(): void;
}

const MEGABYTES = 24;
const PAGE = 4_096;

/** Mounts it in a Linux namespace of its own: root may do that, and other users where the system permits it. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'safari-disk-'));
  let cluster = '';
  /** Its path for others: below the root of the process that mounted it. */
  const ballast = (): string => {
    const [pid] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return `/proc/${pid}/root${folder}/ballast`;
  };
  return {
    folder,
    postgres: ({ program }) => {
      cluster = program.cwd ?? '';
      return withDisk(program, folder);
    },
    fill: () => {
      const file = openSync(ballast(), 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(PAGE));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast()),
  };
}

function withDisk({ command, args, account, ...program }: ProgramSpec, folder: string): ProgramSpec {
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  const gid = account?.gid ?? process.getgid?.() ?? 0;
  const mount = `mount -t tmpfs -o size=${MEGABYTES}m,uid=${uid},gid=${gid},mode=0700 tmpfs "$0"`;
  const asRoot = ['--mount', 'sh', '-c'];
  const asUser = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--keep-caps', '--mount', 'sh', '-c'];
  const become = account ? `setpriv --reuid=${uid} --regid=${gid} --clear-groups ` : '';
  return {
    ...program,
    command: 'unshare',
    args: [...(account ? asRoot : asUser), `${mount} && exec ${become}"$@"`, folder, command, ...args],
  };
}
