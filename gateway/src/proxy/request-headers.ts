import type { IncomingHttpHeaders } from 'node:http';
import { GATEWAY_SECRET_HEADER } from '@safari/service-kit/process';
import type { FastifyRequest } from 'fastify';

/** Hop-by-hop headers, for the gateway alone (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
const WHO_ASKS = ['authorization', 'cookie'];
const NOT_FOR_FILES = new Set([...OF_THE_CONNECTION, ...WHO_ASKS]);

/**
 * What a client may not tell a service: who it is, where it comes from, which trace it belongs to, or how the
 * connection is kept.
 */
const DROPPED = new Set([
  ...OF_THE_CONNECTION,
  ...WHO_ASKS,
  'forwarded',
  'x-request-id',
  'x-real-ip',
  'traceparent',
  'tracestate',
  'baggage',
  GATEWAY_SECRET_HEADER,
  'host',
]);

/**
 * The headers that go on to a service.
 * @param own what the gateway itself says: the identity token, or the session cookies for svc-auth; the trace
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  request: FastifyRequest,
  own: { authorization?: string; cookie?: string; traceparent: string },
): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (DROPPED.has(name) || name.startsWith('x-forwarded-')) continue;
    if (name === 'content-type' && request.body === undefined) continue; // of nothing
    forwarded[name] = value;
  }
  forwarded['x-request-id'] = String(request.id);
  forwarded['x-forwarded-for'] = request.ip;
  forwarded['x-forwarded-proto'] = request.protocol;
  forwarded['x-forwarded-host'] = request.host;
  return Object.assign(forwarded, own);
}

/** The headers that go on to a server of files; without the identity of the caller. */
export function headersForFiles(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_FOR_FILES.has(name)));
}
