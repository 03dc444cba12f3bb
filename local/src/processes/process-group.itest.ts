import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ProcessGroup } from './process-group.js';

/** Starts a child, prints both ids, and never exits by itself. */
const PARENT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)']);
  console.log(process.pid + ' ' + child.pid);
  setInterval(() => 0, 1000);`;
const DEAF = `process.on('SIGTERM', () => 0); console.log(process.pid); setInterval(() => 0, 1000);`;

let processes: ProcessGroup;

beforeEach(() => {
  processes = new ProcessGroup();
});

afterEach(() => processes.stop());

it('stops a program together with what that program started', async () => {
  const member = await processes.spawn(process.execPath, ['-e', PARENT], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pids = await firstNumbers(member.child);
  expect(pids.map(isAlive)).toEqual([true, true]);
  await member.stop();
  expect(pids.map(isAlive)).toEqual([false, false]);
});

it('kills a program that does not listen, after waiting for it', async () => {
  const member = await processes.spawn(process.execPath, ['-e', DEAF], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await firstNumbers(member.child);
  await member.stop(300);
  expect(await member.exited).toEqual({ code: null, signal: 'SIGKILL' });
});

it('starts nothing more once it stops', async () => {
  await processes.stop();
  await expect(processes.spawn(process.execPath, ['--version'])).rejects.toThrow('while everything stops');
});

it('says so when a command does not exist', async () => {
  await expect(processes.spawn('no-such-command', [])).rejects.toThrow('ENOENT');
});

it('leaves no process behind when the launcher itself is killed', async () => {
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', launcherOf(PARENT)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = await firstNumbers(launcher);
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  await gone(pids);
});

function launcherOf(script: string): string {
  const module = new URL('../../dist/processes/process-group.js', import.meta.url).href;
  return `
    import { ProcessGroup } from ${JSON.stringify(module)};
    const stdio = ['ignore', 'inherit', 'inherit'];
    await new ProcessGroup().spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio });`;
}

async function firstNumbers(child: ChildProcess): Promise<number[]> {
  if (!child.stdout) throw new Error('the output is not read');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return line.split(' ').map(Number);
}

async function gone(pids: readonly number[]): Promise<void> {
  const end = Date.now() + 5_000;
  while (pids.some(isAlive) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  const left = pids.filter(isAlive);
  for (const pid of left) process.kill(pid, 'SIGKILL');
  expect(left).toEqual([]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
