import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { UserError } from '../console/user-error.js';
import { releasePort, reservePort } from './port-reservations.js';

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Below the ports that systems use for outgoing connections (Linux from 32768, others from 49152), so that none of
 * those takes a port between the check and the use.
 */
const OURS = { from: 24_000, to: 32_000 };

/** A port on which nobody listens, reserved for this process. */
export async function freePort(): Promise<number> {
  return (await freePorts(1))[0];
}

/** The first of three such consecutive ports, as `PORT` needs them. */
export async function freePortOfThree(): Promise<number> {
  return (await freePorts(3))[0];
}

/** That many consecutive ports. */
async function freePorts(count: number): Promise<[number, ...number[]]> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const first = randomInt(OURS.from, OURS.to - count);
    const others = Array.from({ length: count - 1 }, (_, index) => first + 1 + index);
    if (await areGiven([first, ...others])) return [first, ...others];
  }
  throw new Error(`no ${count} free ports in a row were found`);
}

/** Reserves all of them or none. */
async function areGiven(ports: readonly number[]): Promise<boolean> {
  const reserved = ports.filter((port) => reservePort(port));
  const taken = await Promise.all(reserved.map(isTaken));
  if (reserved.length === ports.length && !taken.includes(true)) return true;
  reserved.forEach(releasePort);
  return false;
}

/** @throws UserError if one of the three ports from `port` is in use, or not permitted for this user. */
export async function requirePorts(port: number, errorOf = listenError): Promise<void> {
  const wanted = [
    { number: port, use: 'the site' },
    { number: port + 1, use: 'the sign-in provider' },
    { number: port + 2, use: 'the mailbox' },
  ];
  for (const { number, use } of wanted) {
    const error = await errorOf(number);
    if (error === 'EADDRINUSE') {
      throw new UserError(
        `Port ${number} (for ${use}) is taken by another program: stop that program, ` +
          `or choose another port, for example PORT=${port + 1010} npm start.`,
      );
    }
    if (error === 'EACCES') {
      throw new UserError(
        `Port ${number} (for ${use}) is not for this user to take: choose one from 1024 up, ` +
          'for example PORT=8080 npm start.',
      );
    }
  }
}

async function isTaken(port: number): Promise<boolean> {
  return (await listenError(port)) !== undefined;
}

/**
 * Checks both loopback addresses, since browsers may use either for `localhost`; ignores one that the machine lacks.
 */
async function listenError(port: number): Promise<string | undefined> {
  const errors = await Promise.all(LOOPBACK.map((host) => errorAt(port, host)));
  return errors.find((code) => code === 'EADDRINUSE' || code === 'EACCES');
}

function errorAt(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
