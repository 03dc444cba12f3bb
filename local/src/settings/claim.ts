import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { commandOf } from '../processes/command-of.js';
import { writeWholeFile } from './whole-file.js';

interface Claim {
  readonly pid: number;
  readonly origin: string;
}

/** Locks the data folder for this process. @throws UserError if another launcher has it, or it is not writable. */
export function claimData(data: string, origin: string, access = accessSync): void {
  const isThere = existsSync(data);
  try {
    access(isThere ? data : dirname(data), constants.W_OK);
  } catch (error) {
    throw new UserError(whyNotWritten(data, isThere, error));
  }
  mkdirSync(data, { recursive: true });
  requireUnclaimed(data);
  const claim: Claim = { pid: process.pid, origin };
  writeWholeFile(claimFile(data), JSON.stringify(claim));
}

function whyNotWritten(data: string, isThere: boolean, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'EROFS')
    return `${dirname(data)} can only be read: clone it to where you can write, and start again.`;
  return isThere
    ? `${data} belongs to another user: start as that user, or have that user remove it first.`
    : `${dirname(data)} belongs to another user: start as that user, or clone it into a folder of your own.`;
}

export function releaseData(data: string): void {
  rmSync(claimFile(data), { force: true });
}

/** @throws UserError if a running launcher uses the data folder. */
export function requireUnclaimed(data: string): void {
  const claim = readClaim(data);
  if (!claim || claim.pid === process.pid || !/local\/bin\/\w+\.mjs/.test(commandOf(claim.pid))) return;
  throw new UserError(
    `This copy already runs at ${claim.origin} (process ${claim.pid}): stop it there with Ctrl-C, or by kill ${claim.pid}.`,
  );
}

/** @returns undefined if there is none, or it is incomplete */
function readClaim(data: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(claimFile(data), 'utf8')) as Claim;
  } catch {
    return undefined;
  }
}

function claimFile(data: string): string {
  return join(data, 'launcher.json');
}
