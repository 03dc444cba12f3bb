import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ProcessGroup } from './process-group.js';
import { Program } from './program.js';

let folder: string;
let processes: ProcessGroup;
let said: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'safari-program-'));
  processes = new ProcessGroup();
  said = [];
});

afterEach(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true });
});

it('shows the end of the log when a program dies before it is ready', async () => {
  const program = nodeProgram(`console.log('settings are missing'); process.exit(3)`, async () => false);
  await expect(program.start()).rejects.toThrow(/demo ended at once \(exit code 3\)[^]*settings are missing/);
});

it('gives up on a program that never becomes ready', async () => {
  const program = nodeProgram(`setInterval(() => 0, 1000)`, async () => false, 300);
  await expect(program.start()).rejects.toThrow('demo was not ready within 0.3 s');
});

it('starts a crashed program again and says so', async () => {
  const runs = join(folder, 'runs');
  writeFileSync(runs, '');
  const crashOnce = `
    const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(runs)}, 'x');
    if (fs.readFileSync(${JSON.stringify(runs)}, 'utf8') === 'x') setTimeout(() => process.exit(7), 200);
    else setInterval(() => 0, 1000);`;
  const program = nodeProgram(crashOnce, async () => readFileSync(runs, 'utf8') !== '');
  await program.start();
  await until(() => readFileSync(runs, 'utf8') === 'xx');
  expect(said).toEqual([expect.stringContaining('demo stopped (exit code 7); starting it again in 0.5 s')]);
  await program.stop();
  expect(said).toHaveLength(1);
});

it('does not start a program again that was asked to stop', async () => {
  const mark = join(folder, 'stopped');
  const script = `process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(mark)}, ''); process.exit(0); });
    setInterval(() => 0, 1000); console.log('up')`;
  const program = nodeProgram(script, async () => readFileSync(program.log, 'utf8').includes('up'));
  await program.start();
  await program.stop();
  expect(existsSync(mark)).toBe(true);
  expect(said).toEqual([]);
});

function nodeProgram(script: string, ready: () => Promise<boolean>, readyWithin?: number): Program {
  const spec = { name: 'demo', command: process.execPath, args: ['-e', script], ready, readyWithin };
  return new Program({ processes, logs: folder, say: (line) => said.push(line) }, spec);
}

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
}
