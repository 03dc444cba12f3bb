import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { Broker, Figures, type StartOptions } from '@safari/service-kit/process';
import { CatalogCache } from './cache/catalog-cache.js';
import { FileCache } from './cache/file-cache.js';
import { sendKept } from './cache/kept-answers.js';
import type { GatewayConfig } from './config.js';
import { addressOf, refuseUnreadableAddresses } from './defence/addresses.js';
import { limitConnections } from './defence/connection-limits.js';
import { heedNoExpectations } from './defence/expectations.js';
import { refuseForeignSites } from './defence/foreign-sites.js';
import { limitRates } from './defence/rate-limits.js';
import { headersOfEveryAnswer, secureHeaders } from './defence/secure-headers.js';
import { SharedCounts } from './defence/shared-counts.js';
import { leaveSlowSenders } from './defence/slow-senders.js';
import { DrawnPages } from './drawing/drawn-pages.js';
import { answerProblems } from './problems/answer-problems.js';
import { type BodyReader, ProxyRoutes } from './proxy/proxy.routes.js';
import { RequestBodies } from './proxy/request-body.js';
import { FileRoutes } from './site/file.routes.js';
import { PageRoutes } from './site/page.routes.js';

/** Fast enough to compress every answer that was not compressed ahead. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The protections between the internet and the services. */
export type Defence = 'addresses' | 'bodies' | 'connections' | 'shared limits';

/**
 * How the gateway starts, alike in production and in its tests.
 * @param without defences that a test takes away, to show what they are good for
 */
export const gateway = (config: GatewayConfig, without: readonly Defence[] = []): StartOptions => ({
  name: 'gateway',
  edge: {
    trustProxy: config.TRUST_PROXY ?? false,
    headers: headersOfEveryAnswer(config),
    ...(!without.includes('addresses') && { addressOf }),
  },
  configure: async (app) => {
    const server = app.getHttpAdapter().getInstance();
    await server.register(cookie);
    await server.register(compress, {
      threshold: 1_024,
      encodings: ['br', 'gzip'],
      brotliOptions: QUICK_BROTLI,
    });
    if (!without.includes('connections'))
      limitConnections(server.server, config, headersOfEveryAnswer(config));
    const counts = without.includes('shared limits')
      ? new SharedCounts(app.get(Broker))
      : app.get(SharedCounts);
    const figures = app.get(Figures);
    sendKept(
      server.server,
      config,
      { counts, figures },
      {
        reads: app.get(CatalogCache),
        pages: app.get(DrawnPages),
        files: app.get(FileCache),
      },
    );
    heedNoExpectations(server.server);
    secureHeaders(server, config);
    refuseUnreadableAddresses(server);
    leaveSlowSenders(server);
    refuseForeignSites(server, config); // before the limits, so that no other site uses up a visitor's
    limitRates(server, config, counts);
    await server.register(async (routes) => {
      answerProblems(routes);
      await app.get(ProxyRoutes).register(routes, readBodies(without, counts));
      await app.get(FileRoutes).register(routes);
      app.get(PageRoutes).register(routes);
    });
  },
});

function readBodies(without: readonly Defence[], counts: SharedCounts): BodyReader {
  if (without.includes('bodies')) return (_request, payload) => Promise.resolve(payload);
  const bodies = new RequestBodies(counts);
  return (request, payload) => bodies.read(request, payload);
}
