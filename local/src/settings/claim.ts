import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../console/user-error.js';
import { commandOf } from '../processes/command-of.js';

interface Claim {
  readonly pid: number;
  readonly origin: string;
}

/** Takes the data folder for this process. @throws UserError where another launcher has it. */
export function claimData(data: string, origin: string): void {
  mkdirSync(data, { recursive: true });
  try {
    accessSync(data, constants.W_OK);
  } catch {
    throw new UserError(
      `${data} belongs to another user: start as that user, or have that user remove it first.`,
    );
  }
  requireUnclaimed(data);
  const claim: Claim = { pid: process.pid, origin };
  writeFileSync(claimFile(data), JSON.stringify(claim));
}

export function releaseData(data: string): void {
  rmSync(claimFile(data), { force: true });
}

/** @throws UserError where a launcher that lives uses the data folder. */
export function requireUnclaimed(data: string): void {
  if (!existsSync(claimFile(data))) return;
  const claim = JSON.parse(readFileSync(claimFile(data), 'utf8')) as Claim;
  if (claim.pid === process.pid || !/local\/bin\/\w+\.mjs/.test(commandOf(claim.pid))) return;
  throw new UserError(
    `This copy already runs at ${claim.origin} (process ${claim.pid}): stop it there with Ctrl-C, or by kill ${claim.pid}.`,
  );
}

function claimFile(data: string): string {
  return join(data, 'launcher.json');
}
