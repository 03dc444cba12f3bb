import { Inject, Injectable } from '@nestjs/common';
import { CommitSignal, Database, LoopWorker, parseTraceparent, Tracing } from '@safari/service-kit';
import { CommunicationStatusService } from '../communications/communication-status.service.js';
import { OperatorsConfig } from '../config.js';
import { type Posted, WebhookClient } from './webhook.client.js';
import { type DueDelivery, WebhookDeliveryRepository } from './webhook-delivery.repository.js';
import { signedHeaders } from './webhook-signature.js';

export const WEBHOOK_RETRY_DELAYS = Symbol('WEBHOOK_RETRY_DELAYS');

/** Waiting time before each further attempt, in ms; after the last one the delivery has failed. */
export const DEFAULT_WEBHOOK_RETRY_DELAYS = [
  5_000, 30_000, 120_000, 600_000, 3_600_000, 14_400_000, 43_200_000,
] as const;

const POLL_MS = 1_000;
const BATCH = 8;

/**
 * Posts what waits. A delivery is leased while it is under way, so several instances never post it at the same time
 * and a crash only delays it; the receiver tells a repetition by its `webhook-id`.
 */
@Injectable()
export class WebhookWorker extends LoopWorker {
  constructor(
    private readonly config: OperatorsConfig,
    private readonly database: Database,
    commits: CommitSignal,
    private readonly client: WebhookClient,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly communications: CommunicationStatusService,
    private readonly tracing: Tracing,
    @Inject(WEBHOOK_RETRY_DELAYS) private readonly delays: readonly number[],
  ) {
    super('Webhooks', POLL_MS, 'deliveries wait', { commits, work: 'webhooks' });
  }

  /** A delivery that has ended may have kept a later message waiting. */
  protected override async work(): Promise<boolean> {
    const due = await this.deliveries.lease(BATCH);
    await Promise.all(due.map((delivery) => this.attemptInItsTrace(delivery)));
    return due.length > 0;
  }

  protected override cutOff(): Promise<void> {
    return this.client.hangUp();
  }

  /** No trace headers are sent: the endpoint is somebody else's. */
  private attemptInItsTrace(delivery: DueDelivery): Promise<void> {
    const from = parseTraceparent(delivery.traceparent);
    const facts = { 'webhook.id': delivery.id, 'webhook.attempt': delivery.attempts };
    return this.tracing.around('post webhook', { kind: 'client', from, facts }, () => this.attempt(delivery));
  }

  private async attempt(delivery: DueDelivery): Promise<void> {
    const posted = await this.post(delivery);
    if (posted.taken) return this.end(delivery, 'sent', null);
    const delay = posted.lasting ? undefined : this.delays[delivery.attempts - 1];
    this.log.warn({
      msg: `delivery ${delivery.id} was not taken, attempt ${delivery.attempts}`,
      reason: posted.reason,
    });
    if (delay === undefined) return this.end(delivery, 'failed', posted.reason);
    await this.database.transaction(async (tx) => {
      const counts = await this.deliveries.updateRetry(tx, delivery, delay, posted.reason);
      if (counts) await this.communications.attempted(tx, delivery.communicationId);
    });
  }

  private post({ id, body, endpoint }: DueDelivery): Promise<Posted> {
    const now = Math.floor(Date.now() / 1_000);
    return this.client.post(endpoint, signedHeaders(this.config.WEBHOOK_SECRET, id, now, body), body);
  }

  private async end(delivery: DueDelivery, state: 'sent' | 'failed', reason: string | null): Promise<void> {
    await this.database.transaction(async (tx) => {
      const counts = await this.deliveries.updateEnded(tx, delivery, state, reason);
      if (counts) await this.communications.end(tx, delivery.communicationId, state);
    });
  }
}
