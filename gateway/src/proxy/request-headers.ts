import type { IncomingHttpHeaders } from 'node:http';
import { GATEWAY_SECRET_HEADER } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';

/** What a client may not tell a service: who it is, where it comes from, or how the connection is kept. */
const DROPPED = new Set([
  'authorization',
  'cookie',
  'forwarded',
  'expect',
  'x-request-id',
  'x-real-ip',
  GATEWAY_SECRET_HEADER,
  'host',
]);

/**
 * The headers that go on to a service.
 * @param own what the gateway itself says: the identity token, or the session cookies for svc-auth
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  request: FastifyRequest,
  own: { authorization?: string; cookie?: string },
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !DROPPED.has(name) && !name.startsWith('x-forwarded-'),
  );
  return {
    ...Object.fromEntries(kept),
    ...own,
    'x-request-id': String(request.id),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}
