import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from '@jest/globals';
import { freePortOfThree, requirePorts } from './ports.js';

it.each([
  [0, '127.0.0.1', 'the site'],
  [1, '::1', 'the sign-in provider'],
  [2, '127.0.0.1', 'the mailbox'],
])('says which port is taken and what to do (port + %i on %s)', async (offset, host, use) => {
  const port = await freePortOfThree();
  const other = createServer().listen(port + offset, host);
  await once(other, 'listening');
  await expect(requirePorts(port)).rejects.toThrow(
    `Port ${port + offset} (for ${use}) is taken by another program: stop that program, ` +
      `or choose another port, for example PORT=${port + 1010} npm start.`,
  );
  other.close();
});

it('says of a port that systems keep for root that another one is to be chosen', async () => {
  await expect(requirePorts(80, async () => 'EACCES')).rejects.toThrow(
    'Port 80 (for the site) is not for this user to take: choose one from 1024 up, for example PORT=8080 npm start.',
  );
});

it('is content when all three ports are free', async () => {
  await expect(requirePorts(await freePortOfThree())).resolves.toBeUndefined();
});

it('gives each port once', async () => {
  const firsts = await Promise.all(Array.from({ length: 50 }, freePortOfThree));
  const given = firsts.flatMap((first) => [first, first + 1, first + 2]);
  expect(new Set(given).size).toBe(150);
});
