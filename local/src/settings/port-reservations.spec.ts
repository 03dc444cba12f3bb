import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './places.js';
import { releasePort, reservePort } from './port-reservations.js';

/** Beyond all that the launcher gives out. */
const PORT = 70_001;

it('keeps a port from a second one until it is given back', () => {
  expect(reservePort(PORT)).toBe(true);
  expect(reservePort(PORT)).toBe(false);
  releasePort(PORT);
  expect(reservePort(PORT)).toBe(true);
  releasePort(PORT);
});

it('keeps it from other processes for as long as the one lives that has it', async () => {
  const module = join(root, 'local/dist/settings/port-reservations.js');
  const script = `import(process.argv[1]).then((ports) => console.log(ports.reservePort(${PORT})))`;
  const other = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000)`, module]);
  try {
    const [said] = await once(other.stdout, 'data');
    expect(String(said)).toBe('true\n');
    expect(reservePort(PORT)).toBe(false);
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  expect(reservePort(PORT)).toBe(true);
  releasePort(PORT);
});
