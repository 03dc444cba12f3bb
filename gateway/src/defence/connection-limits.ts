import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientKey, DomainError, rawProblem } from '@safari/service-kit/process';
import type { GatewayConfig } from '../config.js';
import { trustedProxies } from './trusted-proxies.js';

const LEAVE_MS = 1_000;

/**
 * Limits the open connections of one address, and of all: any further one is refused and closed. Behind a trusted proxy
 * connections are the proxy's own, so only the limit for all applies.
 */
export function limitConnections(
  server: Server,
  { CONNECTIONS_PER_ADDRESS, CONNECTIONS, TRUST_PROXY }: GatewayConfig,
  headers: Readonly<Record<string, string>>,
): void {
  const trusted = TRUST_PROXY === undefined ? () => false : trustedProxies(TRUST_PROXY);
  const perAddress = new Map<string, number>();
  let open = 0;
  const serve = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const client = trusted(address, 0) ? undefined : clientKey(address);
    const mine = client === undefined ? 0 : (perAddress.get(client) ?? 0) + 1;
    if (open >= CONNECTIONS) return turnAway(socket, 'unavailable', headers);
    if (mine > CONNECTIONS_PER_ADDRESS) return turnAway(socket, 'too_many', headers);
    open += 1;
    if (client !== undefined) perAddress.set(client, mine);
    socket.once('close', () => {
      open -= 1;
      if (client === undefined) return;
      const left = (perAddress.get(client) ?? 1) - 1;
      if (left > 0) perAddress.set(client, left);
      else perAddress.delete(client);
    });
    for (const listener of serve) listener.call(server, socket);
  });
}

function turnAway(
  socket: Socket,
  kind: 'unavailable' | 'too_many',
  headers: Readonly<Record<string, string>>,
): void {
  const problem = new DomainError(
    kind,
    'Too many connections at once. Please try again in a moment.',
  ).toProblem();
  socket.on('error', () => undefined); // it may have left already
  socket.resume().end(rawProblem(problem, headers));
  setTimeout(() => socket.destroy(), LEAVE_MS).unref();
}
