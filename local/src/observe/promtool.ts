import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { unpackDebianPackages } from '../nats/debian-package.js';
import { isExecutable } from '../processes/executable.js';
import { cache } from '../settings/places.js';

/**
 * Prometheus' own checker: installed on this system, else extracted from Debian's package into the project's cache.
 * @throws UserError that says what to install
 */
export function findPromtool(): string {
  const cached = join(cache, 'promtool');
  const installed = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'promtool'));
  const found = [...installed, cached].find(isExecutable);
  if (found) return found;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'prometheus-'));
  try {
    if (!unpackDebianPackages(work, ['prometheus'])) {
      throw new UserError(
        'promtool is missing: install it (Debian: apt-get install prometheus) and start again.',
      );
    }
    copyFileSync(join(work, 'usr/bin/promtool'), cached);
    chmodSync(cached, 0o755);
    return cached;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @returns its output. @throws Error with its output if it fails */
export function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(findPromtool(), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}
