import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { removeOutsideHome } from '../local/dist/postgres/home.js';
import { residentMb, shareMb } from './support/processes.mjs';
import { FOLDERS } from './support/product.mjs';
import { line } from './support/statistics.mjs';

export const title = 'Processes';
/** Long enough for V8 to have returned the memory that the start needed; after five seconds it had not. */
const AT_REST_MS = 30_000;
const TURNS = 3;

/** The memory of five idle processes after a start, and the time of a start with existing data. */
export async function measure() {
  const data = mkdtempSync(join(tmpdir(), 'safari-bench-start-'));
  const [memory, shares, seconds] = [[], [], []];
  try {
    await start(data, async () => undefined); // the first start creates the data
    for (let turn = 0; turn < TURNS; turn += 1) {
      const bare = await bareStarts();
      const took = await start(data, async (pids) => {
        await sleep(AT_REST_MS);
        memory.push([sum(pids.map(residentMb)), bare.resident]);
        shares.push([sum(pids.map(shareMb)), bare.share]);
      });
      seconds.push([took, bare.seconds]);
    }
  } finally {
    removeOutsideHome(data);
    rmSync(data, { recursive: true, force: true });
  }
  return [
    line(
      {
        what: 'five idle processes',
        unit: 'MB',
        reference: 'five bare `node:http`',
        goal: '≤ 450 MB',
        digits: 0,
      },
      memory,
    ),
    line(
      {
        what: 'five idle processes, what they share counted once',
        unit: 'MB',
        reference: 'five bare `node:http`',
        goal: '',
        digits: 0,
      },
      shares,
    ),
    line(
      { what: 'second start', unit: 's', reference: 'one bare `node:http`', goal: '≤ 5 s', digits: 2 },
      seconds,
    ),
  ];
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** @param whileUp called with the product's processes @returns seconds until the product was ready */
async function start(data, whileUp) {
  const began = performance.now();
  const script = fileURLToPath(new URL('./support/start.mjs', import.meta.url));
  const { NODE_OPTIONS: _, ...env } = process.env; // without profiling
  const child = spawn(process.execPath, [script, data], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const pids = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the product did not start: ${code}`)));
  });
  const seconds = (performance.now() - began) / 1000;
  await whileUp(pids);
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

/** As many in parallel as the product has processes. */
async function bareStarts() {
  const began = performance.now();
  const code = `require('node:http').createServer().listen(0, '127.0.0.1', () => process.send('up'))`;
  const options = { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
  const start = () => spawn(process.execPath, ['-e', code], options);
  const first = start();
  await once(first, 'message');
  const seconds = (performance.now() - began) / 1000;
  const others = FOLDERS.slice(1).map(start);
  await Promise.all(others.map((child) => once(child, 'message')));
  const pids = [first, ...others].map(({ pid }) => pid);
  const held = { resident: sum(pids.map(residentMb)), share: sum(pids.map(shareMb)) };
  for (const child of [first, ...others]) child.kill();
  return { seconds, ...held };
}
