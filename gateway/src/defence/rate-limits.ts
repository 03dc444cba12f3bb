import rateLimit from '@fastify/rate-limit';
import { clientKey, DomainError } from '@safari/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { type SharedCounts, WINDOW_MS } from './shared-counts.js';

/** Under what requests of one sender are counted. */
export const rateKey = (ip: string, kind: 'change' | 'read'): string => `${clientKey(ip)} ${kind}`;

/** Bounds what one address can ask of the services; files cost little and are not counted. */
export async function limitRates(
  server: FastifyInstance,
  config: GatewayConfig,
  counts: SharedCounts,
): Promise<void> {
  const changes = (request: FastifyRequest): boolean =>
    request.method !== 'GET' || request.url.startsWith('/auth/');
  await server.register(rateLimit, {
    timeWindow: WINDOW_MS,
    store: storeOf(counts),
    allowList: (request) => !request.url.startsWith('/api/') && !request.url.startsWith('/auth/'),
    keyGenerator: (request) => rateKey(request.ip, changes(request) ? 'change' : 'read'),
    max: (request) => (changes(request) ? config.WRITES_PER_MINUTE : config.READS_PER_MINUTE),
    errorResponseBuilder: (_, { ttl }) =>
      new DomainError('too_many', 'Too many requests from here. Please wait a moment.', {
        extensions: { retryAfter: Math.ceil(ttl / 1000) },
      }),
  });
}

/** The counts as the plugin asks for them. */
function storeOf(counts: SharedCounts) {
  return class {
    incr(key: string, done: (error: Error | null, result: { current: number; ttl: number }) => void): void {
      const { count, left } = counts.hit(key);
      done(null, { current: count, ttl: left });
    }

    child(): this {
      return this;
    }
  };
}
