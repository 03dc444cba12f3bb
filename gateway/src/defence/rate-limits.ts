import { clientKey, DomainError } from '@safari/service-kit/process';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { SAFE } from './foreign-sites.rules.js';
import type { SharedCounts } from './shared-counts.js';

type Kind = 'change' | 'read';

/** The key under which requests of one sender are counted. */
export const rateKey = (ip: string, kind: Kind): string => `${clientKey(ip)} ${kind}`;

/** The headers that tell a sender its rate limit, as names and values in turn. */
export const rateHeaders = (limit: number, count: number, left: number): string[] => [
  'x-ratelimit-limit',
  String(limit),
  'x-ratelimit-remaining',
  String(Math.max(0, limit - count)),
  'x-ratelimit-reset',
  String(Math.ceil(left / 1_000)),
];

/** Limits what one address can ask of the services; files cost little and are not counted. */
export function limitRates(server: FastifyInstance, config: GatewayConfig, counts: SharedCounts): void {
  const limits: Record<Kind, number> = { change: config.WRITES_PER_MINUTE, read: config.READS_PER_MINUTE };
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/') && !request.url.startsWith('/auth/')) return done();
    const kind = kindOf(request);
    const limit = limits[kind];
    const { count, left } = counts.hit(rateKey(request.ip, kind));
    const said = rateHeaders(limit, count, left);
    for (let at = 0; at < said.length; at += 2) reply.header(said[at] ?? '', said[at + 1]);
    if (count <= limit) return done();
    const retryAfter = Math.ceil(left / 1_000);
    done(
      new DomainError('too_many', 'Too many requests from here. Please wait a moment.', {
        extensions: { retryAfter },
      }),
    );
  });
}

const kindOf = ({ method, url }: FastifyRequest): Kind =>
  SAFE.has(method) && !url.startsWith('/auth/') ? 'read' : 'change';
