import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@safari/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';

const MINUTE_MS = 60_000;

/** Bounds what one address can ask of the services; files cost little and are not counted. */
export async function limitRates(server: FastifyInstance, config: GatewayConfig): Promise<void> {
  const changes = (request: FastifyRequest): boolean =>
    request.method !== 'GET' || request.url.startsWith('/auth/');
  await server.register(rateLimit, {
    timeWindow: MINUTE_MS,
    cache: 10_000,
    allowList: (request) => !request.url.startsWith('/api/') && !request.url.startsWith('/auth/'),
    keyGenerator: (request) => `${request.ip} ${changes(request) ? 'change' : 'read'}`,
    max: (request) => (changes(request) ? config.WRITES_PER_MINUTE : config.READS_PER_MINUTE),
    errorResponseBuilder: (_, { ttl }) =>
      new DomainError('too_many', 'Too many requests from here. Please wait a moment.', {
        extensions: { retryAfter: Math.ceil(ttl / 1000) },
      }),
  });
}
