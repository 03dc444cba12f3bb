import { type DynamicModule, Module } from '@nestjs/common';
import {
  BROKER_OPTIONS,
  Broker,
  BrokerFigures,
  DEPENDENCIES,
  type Dependency,
  Figures,
  HealthController,
  METRICS_TOKEN,
  OpenApiModule,
  tracingOf,
} from '@safari/service-kit/process';
import { CatalogCache } from './cache/catalog-cache.js';
import { FileCache } from './cache/file-cache.js';
import { GatewayConfig } from './config.js';
import { SharedCounts } from './defence/shared-counts.js';
import { DrawnPages } from './drawing/drawn-pages.js';
import { Renderer } from './drawing/renderer.js';
import { ScreenFiles } from './drawing/screen-files.js';
import { EventFeed } from './events/event-feed.js';
import { SessionExchange } from './identity/session-exchange.js';
import { LiveController } from './live/live.controller.js';
import { LiveStreams } from './live/live-streams.js';
import { HalfFiles } from './pages/half-files.js';
import { OptionalPages } from './pages/optional-pages.js';
import { Pages } from './pages/pages.js';
import { PublicLists } from './pages/public-lists.js';
import { RobotsController } from './pages/robots.controller.js';
import { ServerHalves } from './pages/server-halves.js';
import { ShellPage } from './pages/shell-page.js';
import { SitemapController } from './pages/sitemap.controller.js';
import { ProxyRoutes } from './proxy/proxy.routes.js';
import { ReferenceAnswers } from './reference/reference.answers.js';
import { ReferenceController } from './reference/reference.controller.js';
import { ReferenceDocument } from './reference/reference.document.js';
import { ServiceDocuments } from './reference/service-documents.js';
import { RemotesController } from './remotes/remotes.controller.js';
import { Remotes } from './remotes/remotes.js';
import { Services } from './routes/services.js';
import { BrandController } from './site/brand.controller.js';
import { FileRoutes } from './site/file.routes.js';
import { isReady } from './site/is-ready.js';
import { PageRoutes } from './site/page.routes.js';
import { SecurityTextController } from './site/security-text.controller.js';

@Module({})
export class AppModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        OpenApiModule.forRoot(
          {
            service: 'gateway',
            about: 'The public door itself: brand, live stream, health',
            publicOrigin: config.PUBLIC_ORIGIN,
          },
          { shown: false },
        ),
      ],
      controllers: [
        HealthController,
        BrandController,
        RemotesController,
        LiveController,
        RobotsController,
        SitemapController,
        SecurityTextController,
        ReferenceController,
      ],
      providers: [
        { provide: GatewayConfig, useValue: config },
        { provide: BROKER_OPTIONS, useValue: { url: config.NATS_URL, service: 'gateway' } },
        Broker,
        tracingOf('gateway', config, { isEdge: true }),
        Figures,
        BrokerFigures,
        Services,
        EventFeed,
        LiveStreams,
        SharedCounts,
        SessionExchange,
        CatalogCache,
        ProxyRoutes,
        FileCache,
        FileRoutes,
        Remotes,
        PublicLists,
        HalfFiles,
        ServerHalves,
        OptionalPages,
        Pages,
        ShellPage,
        ScreenFiles,
        Renderer,
        DrawnPages,
        PageRoutes,
        ServiceDocuments,
        ReferenceDocument,
        ReferenceAnswers,
        { provide: METRICS_TOKEN, useValue: config.METRICS_TOKEN ?? null },
        {
          provide: DEPENDENCIES,
          inject: [Broker, Services],
          useFactory: (broker: Broker, { addresses }: Services): Dependency[] => [
            ...Object.entries(addresses).map(([service, address]) => ({
              name: `svc-${service}`,
              answers: () => isReady(address),
            })),
            { name: 'nats', optional: true, answers: () => broker.answers() },
          ],
        },
      ],
    };
  }
}
