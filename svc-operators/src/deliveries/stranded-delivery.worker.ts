import { Injectable } from '@nestjs/common';
import { CommitSignal, Database, LoopWorker, parseTraceparent, Tracing } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CommunicationRepository } from '../communications/communication.repository.js';
import { CommunicationStatusService } from '../communications/communication-status.service.js';
import { OperatorRepository } from '../operators/operator.repository.js';
import { type StrandedDelivery, WebhookDeliveryRepository } from '../webhooks/webhook-delivery.repository.js';
import { DeliveryService } from './delivery.service.js';
import { answerUrlOf } from './delivery.webhook.js';

/**
 * Needed in addition to the commit signal, which one process receives once: it may come while an attempt is in
 * progress, or be lost with that process.
 */
const POLL_MS = 30_000;
const REASON = 'The operator has no endpoint any more.';

/** Redirects messages that wait for an endpoint which their operator no longer has: by letter, or by hand. */
@Injectable()
export class StrandedDeliveryWorker extends LoopWorker {
  constructor(
    private readonly database: Database,
    commits: CommitSignal,
    private readonly webhooks: WebhookDeliveryRepository,
    private readonly operators: OperatorRepository,
    private readonly communications: CommunicationRepository,
    private readonly statuses: CommunicationStatusService,
    private readonly deliveries: DeliveryService,
    private readonly tracing: Tracing,
  ) {
    super('Deliveries', POLL_MS, 'deliveries without an endpoint wait', { commits, work: 'stranded' });
  }

  /** One that cannot be redirected does not delay the others. */
  protected override async work(): Promise<boolean> {
    let stranded: StrandedDelivery | undefined;
    try {
      await this.database.transaction(async (tx) => {
        stranded = await this.webhooks.lockStranded(tx);
        if (stranded) await this.redirectInItsTrace(tx, stranded);
      });
    } catch (error) {
      if (!stranded) throw error;
      this.log.warn({ msg: `delivery ${stranded.id} was not redirected`, err: error });
      await this.webhooks.updateStrandedLater(stranded.id);
    }
    return stranded !== undefined;
  }

  private redirectInItsTrace(tx: EntityManager, stranded: StrandedDelivery): Promise<void> {
    const from = parseTraceparent(stranded.traceparent);
    return this.tracing.around('redirect webhook', { kind: 'internal', from }, () =>
      this.redirect(tx, stranded),
    );
  }

  /** One whose operator has an endpoint again is posted. */
  private async redirect(
    tx: EntityManager,
    { id, communicationId, operatorId, body }: StrandedDelivery,
  ): Promise<void> {
    const [operator] = await this.operators.lockContacts(tx, [operatorId]);
    if (operator?.integrationMethod === 'api') return;
    await this.webhooks.updateStranded(tx, id, REASON);
    if (!operator) return this.statuses.end(tx, communicationId, 'failed');
    const { integrationMethod: method } = operator;
    await this.communications.updateMethod(tx, communicationId, method);
    const communication = await this.communications.lock(tx, communicationId);
    if (method === 'email' && communication) {
      await this.deliveries.mailTo(tx, operator, communication, answerUrlOf(body));
    }
    await this.statuses.attempted(tx, communicationId);
  }
}
