import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from './places.js';
import { releasePort, reservePort } from './port-reservations.js';

const MODULE = join(root, 'local/dist/settings/port-reservations.js');
/** Higher than any port that the launcher assigns. */
const PORT = 70_001;

it('keeps a port from a second one until it is given back', () => {
  expect(reservePort(PORT)).toBe(true);
  expect(reservePort(PORT)).toBe(false);
  releasePort(PORT);
  expect(reservePort(PORT)).toBe(true);
  releasePort(PORT);
});

it('keeps it from other processes for as long as the one lives that has it', async () => {
  const script = `import(process.argv[1]).then((ports) => console.log(ports.reservePort(${PORT})))`;
  const other = spawn(process.execPath, ['-e', `${script}; setInterval(() => {}, 1000)`, MODULE]);
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

it('needs no name of its user, whom a system may have none for, as in many containers', () => {
  const nameless = `
    require('node:os').userInfo = () => { throw new Error('no such user'); };
    require('node:module').syncBuiltinESMExports();
    import(process.argv[1]).then((ports) => console.log(ports.reservePort(${PORT})));`;
  expect(execFileSync(process.execPath, ['-e', nameless, MODULE], { encoding: 'utf8' })).toBe('true\n');
  releasePort(PORT);
});
