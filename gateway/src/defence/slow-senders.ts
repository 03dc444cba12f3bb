import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { BODY_TIMEOUT_MS } from './bodies-under-way.js';
import { isUpload } from './body-limits.rules.js';

/** How long a sender who goes on after a 408 has before the connection is closed. */
const GRACE_MS = 5_000;

/** Closes connections whose body takes too long, whether anybody reads that body or not. */
export function leaveSlowSenders(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw, url }, _reply, done) => {
    done();
    if (!announcesBody(raw) || isUpload(url)) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, BODY_TIMEOUT_MS + GRACE_MS).unref();
    raw.once('close', () => clearTimeout(timer));
  });
  // A sender that is still sending would lose the answer if the connection was closed on it.
  server.addHook('onSend', ({ raw }, reply, payload, done) => {
    if (!raw.complete && reply.statusCode !== 408) reply.removeHeader('connection');
    done(null, payload);
  });
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
