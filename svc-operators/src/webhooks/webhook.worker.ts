import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { CommitSignal, Database, Loop } from '@safari/service-kit';
import { OperatorsConfig } from '../config.js';
import { OutcomeService } from '../outcomes/outcome.service.js';
import { type Posted, WebhookClient } from './webhook.client.js';
import { signedHeaders } from './webhook-signature.js';

export const WEBHOOK_RETRY_DELAYS = Symbol('WEBHOOK_RETRY_DELAYS');

/** Waiting time before each further attempt, in ms; after the last one the delivery has failed. */
export const DEFAULT_WEBHOOK_RETRY_DELAYS = [
  5_000, 30_000, 120_000, 600_000, 3_600_000, 14_400_000, 43_200_000,
] as const;

const POLL_MS = 1_000;
const BATCH = 8;
/** Well beyond the client's own time limit. */
const LEASE = '1 minute';
/** How long a stopping service waits for endpoints that take their time; what is cut off is tried again later. */
const GRACE_MS = 3_000;

/** One line of the delivery log; `$3` is why it was not taken. */
const ENTRY = `jsonb_build_array(jsonb_build_object('at', now(), 'reason', $3::text))`;

interface Due {
  id: string;
  communicationId: number;
  body: string;
  attempts: number;
  /** The operator's endpoint of today: a corrected one serves what waits. */
  endpoint: string | null;
}

/**
 * Posts what waits. A delivery is leased while it is under way, so several instances never post it at the same time
 * and a crash only delays it; the receiver tells a repetition by its `webhook-id`.
 */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Webhooks');
  private readonly loop = new Loop(
    () => this.postDue(),
    POLL_MS,
    (error) => this.log.warn({ msg: 'deliveries wait', err: error }),
  );

  constructor(
    private readonly config: OperatorsConfig,
    private readonly db: Database,
    private readonly commits: CommitSignal,
    private readonly client: WebhookClient,
    private readonly outcomes: OutcomeService,
    @Inject(WEBHOOK_RETRY_DELAYS) private readonly delays: readonly number[],
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start(this.commits);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const stopped = this.loop.stop();
    await Promise.race([stopped, sleep(GRACE_MS, undefined, { ref: false })]);
    await this.client.hangUp();
    await stopped;
  }

  private async postDue(): Promise<boolean> {
    const due = await this.db.rows<Due>(
      'lease-webhooks',
      `with due as materialized (
         select id from webhook_delivery where state = 'queued' and next_attempt_at <= now()
         order by next_attempt_at, id limit ${BATCH} for update skip locked)
       update webhook_delivery set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
       from due, communication join operator on operator.id = communication.operator_id
       where webhook_delivery.id = due.id and communication.id = webhook_delivery.communication_id
       returning webhook_delivery.id, communication_id as "communicationId", body, attempts,
         operator.api_endpoint as endpoint`,
    );
    await Promise.all(due.map((delivery) => this.attempt(delivery)));
    return due.length === BATCH;
  }

  private async attempt(delivery: Due): Promise<void> {
    const posted = await this.post(delivery);
    if (posted.taken) return this.settle(delivery, 'sent', null);
    const delay = posted.lasting ? undefined : this.delays[delivery.attempts - 1];
    this.log.warn({
      msg: `delivery ${delivery.id} was not taken, attempt ${delivery.attempts}`,
      reason: posted.reason,
    });
    if (delay === undefined) return this.settle(delivery, 'failed', posted.reason);
    await this.db.transaction(async (tx) => {
      await tx.query(
        `update webhook_delivery set next_attempt_at = now() + $2 * interval '1 millisecond', reason = $3,
           log = log || ${ENTRY} where id = $1`,
        [delivery.id, delay, posted.reason],
      );
      await this.outcomes.tried(tx, delivery.communicationId);
    });
  }

  private post({ id, body, endpoint }: Due): Promise<Posted> {
    if (endpoint === null) {
      return Promise.resolve({
        taken: false,
        lasting: true,
        reason: 'The operator has no endpoint any more.',
      });
    }
    const now = Math.floor(Date.now() / 1_000);
    return this.client.post(endpoint, signedHeaders(this.config.WEBHOOK_SECRET, id, now, body), body);
  }

  /** The body held a link; what was said stands on the communication. */
  private async settle(delivery: Due, state: 'sent' | 'failed', reason: string | null): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.query(
        `update webhook_delivery set state = $2, reason = $3, log = log || ${ENTRY}, body = '',
           sent_at = case when $2 = 'sent' then now() end
         where id = $1`,
        [delivery.id, state, reason],
      );
      await this.outcomes.settle(tx, delivery.communicationId, state);
    });
  }
}
