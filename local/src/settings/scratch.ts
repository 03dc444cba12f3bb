import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux' file system in memory. */
const IN_MEMORY = '/dev/shm';
/** A run of all checks fills 300 MB of it; whoever works beside it notices nothing. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The folder for data that a run of the checks throws away: in memory where there is room, for a disk's own work is a
 * sixth of the database tests' time. Whoever sets `TMPDIR` has chosen.
 */
export function scratch(): string {
  const { TMPDIR } = process.env;
  if (TMPDIR !== undefined) return TMPDIR;
  return roomIn(IN_MEMORY) >= ROOM_BYTES && runsPrograms(IN_MEMORY) ? IN_MEMORY : tmpdir();
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}

/** Containers often mount it without the right to run what lies there, and tests build programs and run them. */
function runsPrograms(folder: string): boolean {
  const own = mkdtempSync(join(folder, 'safari-'));
  try {
    const program = join(own, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
    return spawnSync(program).status === 0;
  } finally {
    rmSync(own, { recursive: true });
  }
}
