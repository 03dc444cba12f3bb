import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddresses from '@fastify/proxy-addr';
import { type Figures, isLeaving, notModified } from '@safari/service-kit/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { isFromOtherSite } from '../defence/foreign-sites.rules.js';
import { rateHeaders, rateKey } from '../defence/rate-limits.js';
import { headersOfEveryAnswer } from '../defence/secure-headers.js';
import type { SharedCounts } from '../defence/shared-counts.js';
import { trustedProxies } from '../defence/trusted-proxies.js';

/** Content encodings of an answer, the preferred one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** An answer that is the same for everybody, ready to be sent. */
export interface KeptAnswer {
  /** All its headers besides those that every answer has. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: Readonly<{ identity: Buffer } & Partial<Record<Encoding, Buffer>>>;
}

/** Who keeps answers, by the exact address for which they were made. */
export interface Keeper {
  kept(request: Pick<IncomingMessage, 'url' | 'headers'>): KeptAnswer | undefined;
}

interface Kept {
  /** Counted for their sender. */
  reads: Keeper;
  /** Not counted: a page is a file, which costs little. */
  pages: Keeper;
  files: Keeper;
}

/**
 * Sends kept answers before any hook runs: for an answer that is the same for everybody, only rate limiting and the
 * common headers of the hooks matter. Any request that is not plainly of this kind takes the normal path. In the
 * figures they are one route.
 */
export function sendKept(
  server: Server,
  config: GatewayConfig,
  { counts, figures }: { counts: SharedCounts; figures: Figures },
  kept: Kept,
): void {
  const write = writer(headersOfEveryAnswer(config));
  const addressOf = senderOf(config);
  const serve = server.listeners('request');
  const send = (request: IncomingMessage, reply: ServerResponse): boolean => {
    if (!isPlain(request)) return false;
    const isCall = request.url?.startsWith('/api/') === true;
    const answer = isCall ? kept.reads.kept(request) : (kept.files.kept(request) ?? kept.pages.kept(request));
    if (!answer) return false;
    if (!isCall) return write(request, reply, answer);
    if (isFromOtherSite(request.headers['sec-fetch-site'] as string | undefined)) return false; // may be refused there
    const { count, left } = counts.hit(rateKey(addressOf(request), 'read'));
    if (count > config.READS_PER_MINUTE) return false; // the normal path refuses it, as a problem
    return write(request, reply, answer, rateHeaders(config.READS_PER_MINUTE, count, left));
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    const begun = performance.now();
    if (send(request, reply)) {
      const labels = { method: 'GET', route: 'kept', status: reply.statusCode };
      figures.requests.observe(labels, (performance.now() - begun) / 1_000);
    } else for (const listener of serve) listener.call(server, request, reply);
  });
}

/** A GET without a body and with a Host header, while the process is not shutting down. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !isLeaving()
  );
}

/** Sends a kept answer where the hooks have run. */
export function replyKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.headers(answer.headers);
  if (notModified(request, reply, answer.etag)) return reply.send();
  const encoding = encodingFor(answer, request.headers);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(answer.bodies[encoding ?? 'identity']);
}

/** Of the encodings in which there is a body, the best that is accepted. */
function encodingFor(
  { bodies }: Pick<KeptAnswer, 'bodies'>,
  headers: IncomingHttpHeaders,
): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ENCODINGS.find((name) => bodies[name] && ACCEPTS[name].test(accepted));
}

/** Named, and not with `q=0`, which refuses it. */
const accepted = (name: Encoding): RegExp =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`, 'i');
const ACCEPTS: Record<Encoding, RegExp> = { br: accepted('br'), gzip: accepted('gzip') };

/** The headers of an answer as `writeHead` takes them, made once for each. */
type RawHeaders = Record<'unchanged' | 'identity' | Encoding, string[]>;

function writer(always: Readonly<Record<string, string>>) {
  const known = new WeakMap<KeptAnswer, RawHeaders>();
  const headersOf = (answer: KeptAnswer): RawHeaders => {
    const raw = known.get(answer) ?? rawHeaders(answer, always);
    known.set(answer, raw);
    return raw;
  };
  return (
    { headers }: IncomingMessage,
    reply: ServerResponse,
    answer: KeptAnswer,
    more: string[] = [],
  ): true => {
    const raw = headersOf(answer);
    if (headers['if-none-match']?.includes(answer.etag)) {
      reply.writeHead(304, more.concat(raw.unchanged)).end();
      return true;
    }
    const encoding = encodingFor(answer, headers) ?? 'identity';
    reply.writeHead(200, more.concat(raw[encoding])).end(answer.bodies[encoding]);
    return true;
  };
}

function rawHeaders(
  { headers, etag, bodies }: KeptAnswer,
  always: Readonly<Record<string, string>>,
): RawHeaders {
  const unchanged = Object.entries({ ...always, ...headers, etag }).flat();
  const whole = (encoding: 'identity' | Encoding): string[] => [
    ...unchanged,
    'content-length',
    String(bodies[encoding]?.length ?? 0),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return { unchanged, identity: whole('identity'), br: whole('br'), gzip: whole('gzip') };
}

/** As Fastify determines it for all other requests. */
function senderOf({ TRUST_PROXY }: GatewayConfig): (request: IncomingMessage) => string {
  if (TRUST_PROXY === undefined) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = trustedProxies(TRUST_PROXY);
  return (request) => proxyAddresses.all(request, trusted).at(-1) ?? '';
}
