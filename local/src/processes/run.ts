import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ChildOptions, ProcessGroup } from './process-group.js';

/** A tool that exited with a code other than 0; the message contains its output. */
export class ToolFailed extends Error {}

/** Runs a tool to its end, with its output in `log`. @throws ToolFailed */
export async function run(
  processes: ProcessGroup,
  log: string,
  command: string,
  args: readonly string[],
  options: Omit<ChildOptions, 'stdio'> = {},
): Promise<void> {
  mkdirSync(dirname(log), { recursive: true });
  const file = openSync(log, 'w');
  try {
    const member = await processes.spawn(command, args, { ...options, stdio: ['ignore', file, file] });
    const { code, signal } = await member.exited;
    if (code !== 0) {
      const output = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-60).join('\n');
      throw new ToolFailed(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}:\n${output}`);
    }
  } finally {
    closeSync(file);
  }
}
