import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import proxyAddresses from '@fastify/proxy-addr';
import { isLeaving } from '@safari/service-kit';
import type { GatewayConfig } from '../config.js';
import { rateKey } from '../defence/rate-limits.js';
import { headersOfEveryAnswer } from '../defence/secure-headers.js';
import type { SharedCounts } from '../defence/shared-counts.js';

/** An answer that is the same for everybody, ready to be sent. */
export interface KeptAnswer {
  /** All that it says besides what every answer says. */
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: Buffer;
  /** The same by brotli. */
  compressed: Buffer;
}

/** Who keeps answers, by the exact address for which they were made. */
export interface Keeper {
  kept(url: string): KeptAnswer | undefined;
}

/**
 * Sends what is kept before any hook is run: of all that a request passes there, only its sender's count and the headers
 * of every answer concern an answer that depends on nobody. Whatever is not plainly such a request goes its usual way.
 */
export function sendKept(server: Server, config: GatewayConfig, counts: SharedCounts, keeper: Keeper): void {
  const always = Object.entries(headersOfEveryAnswer(config)).flat();
  const addressOf = senderOf(config);
  const serve = server.listeners('request');
  const send = (request: IncomingMessage, reply: ServerResponse): boolean => {
    const answer = isPlain(request) ? keeper.kept(request.url ?? '') : undefined;
    if (!answer) return false;
    const { count, left } = counts.hit(rateKey(addressOf(request), 'read'));
    if (count > config.READS_PER_MINUTE) return false; // it is refused in words there
    const limits = [
      'x-ratelimit-limit',
      String(config.READS_PER_MINUTE),
      'x-ratelimit-remaining',
      String(config.READS_PER_MINUTE - count),
      'x-ratelimit-reset',
      String(Math.ceil(left / 1000)),
    ];
    write(request, reply, answer, [...always, ...limits]);
    return true;
  };
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
    if (!send(request, reply)) for (const listener of serve) listener.call(server, request, reply);
  });
}

/** It asks for something, sends nothing, and names its host; the process stays. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.host !== undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !isLeaving()
  );
}

function write(
  { headers: asked }: IncomingMessage,
  reply: ServerResponse,
  { headers, etag, body, compressed }: KeptAnswer,
  said: string[],
): void {
  const own = [...Object.entries(headers).flat(), 'etag', etag];
  if (asked['if-none-match']?.includes(etag)) {
    reply.writeHead(304, [...said, ...own]).end();
    return;
  }
  const brotli = /\bbr\b/.test(String(asked['accept-encoding'] ?? ''));
  const sent = brotli ? compressed : body;
  const length = ['content-length', String(sent.length)];
  reply.writeHead(200, [...said, ...own, ...length, ...(brotli ? ['content-encoding', 'br'] : [])]).end(sent);
}

/** As Fastify reads it for everybody else. */
function senderOf({ TRUST_PROXY }: GatewayConfig): (request: IncomingMessage) => string {
  if (TRUST_PROXY === undefined) return ({ socket }) => socket.remoteAddress ?? '';
  const trusted = proxyAddresses.compile(TRUST_PROXY.split(',').map((one) => one.trim()));
  return (request) => proxyAddresses.all(request, trusted).at(-1) ?? '';
}
