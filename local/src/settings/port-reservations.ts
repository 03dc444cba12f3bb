import { mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One symbolic link per reserved port, which names the process: created atomically, and shows the holder. */
const RESERVATIONS = join(tmpdir(), `safari-ports-${process.getuid?.() ?? ''}`);

/** Reserves a port for this process. @returns false if another running process has it */
export function reservePort(port: number): boolean {
  mkdirSync(RESERVATIONS, { recursive: true });
  if (isMade(port)) return true;
  if (isAlive(holderOf(port))) return false;
  releasePort(port);
  return isMade(port);
}

export function releasePort(port: number): void {
  rmSync(linkOf(port), { force: true });
}

function isMade(port: number): boolean {
  try {
    symlinkSync(String(process.pid), linkOf(port));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** @returns undefined if it was released meanwhile */
function holderOf(port: number): number | undefined {
  try {
    return Number(readlinkSync(linkOf(port)));
  } catch {
    return undefined;
  }
}

function isAlive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linkOf(port: number): string {
  return join(RESERVATIONS, String(port));
}
