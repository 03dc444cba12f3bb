import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import type { MixedList } from 'typeorm';
import { DecoratedMethods } from '../annotations/decorated-methods.js';
import { MailingServiceConfig, type ServiceConfig } from '../config/config.js';
import { DatabaseModule } from '../database/database.module.js';
import { DatabaseHealth } from '../database/database-health.js';
import type { DatabaseTimeouts } from '../database/database-timeouts.js';
import type { Pruned } from '../database/retention.js';
import type { AskTimeouts } from '../events/asks.js';
import { Broker } from '../events/broker.js';
import { EventsModule } from '../events/events.module.js';
import { Figures } from '../figures/figures.js';
import {
  DEPENDENCIES,
  type Dependency,
  HealthController,
  METRICS_TOKEN,
} from '../health/health.controller.js';
import { IdempotencyKeyRepository } from '../idempotency/idempotency-key.repository.js';
import { IdempotencyKeyStore } from '../idempotency/idempotency-key.store.js';
import { AccessGuard } from '../identity/access.js';
import { IDENTITY_KEY, IdentityVerifier } from '../identity/identity.js';
import { MailModule } from '../mail/mail.module.js';
import { OpenApiModule } from '../openapi/openapi.module.js';
import { KitErasure } from '../privacy/kit-erasure.js';
import { Tracing } from '../tracing/tracing.js';
import { acceptAmountsIn } from '../validation/money.js';
import { tracingOf } from './tracing.provider.js';

export interface ServiceOptions {
  /** e.g. `svc-booking` */
  name: string;
  /** What it is for, in a few words, for the description of the product's API. */
  about?: string;
  config: ServiceConfig;
  entities: MixedList<Type<unknown>>;
  migrations: Type<unknown>[];
  /** Waiting times between attempts of an event handler, in ms; tests make them short. */
  retryDelays?: readonly number[];
  /** Time limit of one attempt to handle an event, in ms. */
  attemptMs?: number;
  /** Age from which an event whose statements time out counts as failed, instead of waiting for the database, in ms. */
  overlongMs?: number;
  /** Waiting times between attempts of a letter, in ms. */
  mailRetryDelays?: readonly number[];
  databaseTimeouts?: Partial<DatabaseTimeouts>;
  askTimeouts?: Partial<AskTimeouts>;
  /** Interval of the pings by which a dead connection to the broker is noticed, in ms. */
  brokerPingMs?: number;
  /** The service's own rows to prune; those of the kit's tables are pruned anyway. */
  pruned?: readonly Pruned[];
}

/** The plumbing of a service; import it once in the service's `AppModule`. */
@Module({})
export class ServiceModule {
  static forRoot({
    name,
    about,
    config,
    entities,
    migrations,
    retryDelays,
    attemptMs,
    overlongMs,
    mailRetryDelays,
    databaseTimeouts,
    askTimeouts,
    brokerPingMs,
    pruned,
  }: ServiceOptions): DynamicModule {
    acceptAmountsIn(config.BRAND_CURRENCY);
    const mail =
      config instanceof MailingServiceConfig
        ? [
            MailModule.forRoot(name, {
              smtpUrl: config.SMTP_URL,
              from: config.MAIL_FROM,
              holdMs: config.LETTER_HOLD_SECONDS * 1_000,
              ...(mailRetryDelays && { retryDelays: mailRetryDelays }),
            }),
          ]
        : [];
    return {
      module: ServiceModule,
      global: true,
      imports: [
        DiscoveryModule,
        DatabaseModule.forRoot({ config, entities, migrations, timeouts: databaseTimeouts, pruned }),
        EventsModule.forRoot(
          {
            url: config.NATS_URL,
            service: name,
            replicas: config.STREAM_REPLICAS,
            ...(brokerPingMs && { pingMs: brokerPingMs }),
          },
          {
            ...(retryDelays && { retryDelays }),
            ...(attemptMs && { attemptMs }),
            ...(overlongMs && { overlongMs }),
          },
          askTimeouts,
        ),
        OpenApiModule.forRoot({ service: name, about, publicOrigin: config.PUBLIC_ORIGIN }),
        ...mail,
      ],
      controllers: [HealthController],
      providers: [
        { provide: IDENTITY_KEY, useValue: config.IDENTITY_PUBLIC_KEY },
        IdentityVerifier,
        { provide: APP_GUARD, useClass: AccessGuard },
        IdempotencyKeyRepository,
        IdempotencyKeyStore,
        KitErasure,
        DecoratedMethods,
        Figures,
        tracingOf(name, config),
        { provide: METRICS_TOKEN, useValue: config.METRICS_TOKEN ?? null },
        {
          provide: DEPENDENCIES,
          inject: [DatabaseHealth, Broker],
          useFactory: (database: DatabaseHealth, broker: Broker): Dependency[] => [
            { name: 'postgres', answers: () => database.answers(), stuck: () => database.stuck() },
            { name: 'nats', optional: true, answers: () => broker.answers() },
          ],
        },
      ],
      exports: [IdempotencyKeyStore, IdentityVerifier, KitErasure, DecoratedMethods, Figures, Tracing],
    };
  }
}
