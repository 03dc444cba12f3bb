import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux' in-memory file system. */
const IN_MEMORY = '/dev/shm';
/** Required free space; a run of all checks uses 300 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * The folder for temporary data of a test run: in memory if there is space, since disk I/O is a sixth of the database
 * tests' time. `TMPDIR` takes precedence.
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

/** Containers often mount it with noexec, but tests build and run programs. */
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
