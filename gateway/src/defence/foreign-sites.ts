import { DomainError } from '@safari/service-kit/process';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { pathOf } from '../routes/path-of.js';
import { comesFromForeignSite } from './foreign-sites.rules.js';

/**
 * Refuses requests by which another site would make a signed-in browser change something, or ask without its person
 * seeing it.
 */
export function refuseForeignSites(server: FastifyInstance, config: GatewayConfig): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const foreign = comesFromForeignSite(
      {
        method: request.method,
        path: pathOf(request),
        secFetchSite: one(request.headers['sec-fetch-site']),
        secFetchDest: one(request.headers['sec-fetch-dest']),
        origin: request.headers.origin,
        referer: request.headers.referer,
      },
      config.PUBLIC_ORIGIN,
    );
    done(foreign ? new DomainError('forbidden', 'This can only be done from our own pages.') : undefined);
  });
}

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;
