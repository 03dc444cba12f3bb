import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CommunicationsModule } from '../communications/communications.module.js';
import { EndpointPolicy, RESOLVER, type Resolver, systemResolver } from './endpoint.policy.js';
import { FailedPostController } from './failed-post.controller.js';
import { FailedPostRepository } from './failed-post.repository.js';
import { FailedPostService } from './failed-post.service.js';
import { DEFAULT_WEBHOOK_TIMEOUT_MS, WEBHOOK_TIMEOUT, WebhookClient } from './webhook.client.js';
import { WebhookFigures } from './webhook.figures.js';
import { DEFAULT_WEBHOOK_RETRY_DELAYS, WEBHOOK_RETRY_DELAYS, WebhookWorker } from './webhook.worker.js';
import { WebhookDeliveryRepository } from './webhook-delivery.repository.js';

export interface WebhooksOptions {
  /** Resolves names to addresses; by default the system's resolver. */
  resolver?: Resolver;
  /** Waiting times between attempts, in ms. */
  webhookRetryDelays?: readonly number[];
  /** How long one attempt may take, in ms. */
  webhookTimeout?: number;
}

@Global()
@Module({})
export class WebhooksModule {
  static forRoot({
    resolver = systemResolver,
    webhookRetryDelays = DEFAULT_WEBHOOK_RETRY_DELAYS,
    webhookTimeout = DEFAULT_WEBHOOK_TIMEOUT_MS,
  }: WebhooksOptions): DynamicModule {
    return {
      module: WebhooksModule,
      imports: [CommunicationsModule],
      controllers: [FailedPostController],
      providers: [
        { provide: RESOLVER, useValue: resolver },
        { provide: WEBHOOK_RETRY_DELAYS, useValue: webhookRetryDelays },
        { provide: WEBHOOK_TIMEOUT, useValue: webhookTimeout },
        EndpointPolicy,
        WebhookDeliveryRepository,
        WebhookClient,
        WebhookWorker,
        WebhookFigures,
        FailedPostRepository,
        FailedPostService,
      ],
      exports: [EndpointPolicy, WebhookDeliveryRepository],
    };
  }
}
