import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import getPort, { portNumbers } from 'get-port';
import { UserError } from '../console/user-error.js';

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768, others from 49152), so that none of
 * those takes one between the look and the use.
 */
const OURS = { from: 20_000, to: 32_000, tried: 500 };

/** A port that nobody listens on now, and that is given to nobody else in this process. */
export function freePort(): Promise<number> {
  const from = randomInt(OURS.from, OURS.to - OURS.tried);
  return oneOf(portNumbers(from, from + OURS.tried));
}

/** The first of three such ports in a row, as `PORT` needs them. */
export async function freePortOfThree(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = await freePort();
    const next = [first + 1, first + 2];
    const given = await Promise.all(next.map((port) => oneOf([port])));
    const taken = await Promise.all([first, ...next].map(isTaken));
    if (given.join() === next.join() && !taken.includes(true)) return first;
  }
  throw new Error('no three free ports in a row were found');
}

/** The first of them that is free, else any other. */
function oneOf(ports: Iterable<number>): Promise<number> {
  return getPort({ port: ports, host: LOOPBACK[0], reserve: true });
}

/** @throws UserError when one of the three ports that `port` implies is taken. */
export async function requirePorts(port: number): Promise<void> {
  const wanted = [
    { number: port, use: 'the site' },
    { number: port + 1, use: 'the sign-in provider' },
    { number: port + 2, use: 'the mailbox' },
  ];
  for (const { number, use } of wanted) {
    if (await isTaken(number)) {
      throw new UserError(
        `Port ${number} (for ${use}) is taken by another program: stop that program, ` +
          `or choose another port, for example PORT=${port + 1010} npm start.`,
      );
    }
  }
}

/** Both loopback addresses count: a browser may take either for `localhost`. */
async function isTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK.map((host) => listenError(port, host)));
  return answers.some((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
