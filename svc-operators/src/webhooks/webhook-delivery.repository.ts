import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommitSignal, currentTraceparent, Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** A message that waits for an operator's endpoint and is to be posted now. */
export interface DueDelivery {
  id: string;
  communicationId: number;
  body: string;
  attempts: number;
  /** The operator's endpoint of today: once it is corrected, what waits goes to the corrected one. */
  endpoint: string | null;
  /** In which trace it was written. */
  traceparent: string | null;
}

/** Well beyond the client's own time limit. */
const LEASE = '1 minute';

/** Not where it was erased while it was posted, or where the lease ran out and another instance posts it. */
const IS_UNDER_WAY = `id = $1 and state = 'queued' and attempts = $4`;

/** One line of the delivery log; `$3` is why it was not taken. */
const ENTRY = `jsonb_build_array(jsonb_build_object('at', now(), 'reason', $3::text))`;

/** Messages wait here for an operator's endpoint, written in the transaction of their reason. */
@Injectable()
export class WebhookDeliveryRepository {
  constructor(
    private readonly db: Database,
    private readonly commits: CommitSignal,
  ) {}

  /** @param payload signed and posted as it is now, over all attempts under one `webhook-id` */
  async insert(tx: EntityManager, communicationId: number, payload: object): Promise<void> {
    const body = JSON.stringify({ timestamp: new Date().toISOString(), ...payload });
    await tx.query(
      'insert into webhook_delivery (id, communication_id, body, traceparent) values ($1, $2, $3, $4)',
      [randomUUID(), communicationId, body, currentTraceparent()],
    );
    this.commits.leave(tx, 'webhooks');
  }

  /**
   * Takes what is due for one minute, in which no other instance gets it; never a message while an older one to the same
   * operator about the same booking waits or is under way.
   */
  lease(limit: number): Promise<DueDelivery[]> {
    return this.db.rows<DueDelivery>(
      'lease-webhooks',
      `with due as materialized (
         select delivery.id
         from webhook_delivery as delivery join communication as message on message.id = delivery.communication_id
         where delivery.state = 'queued' and delivery.next_attempt_at <= now()
           and not exists (
             select from communication as older join webhook_delivery as waiting on waiting.communication_id = older.id
             where older.booking_id = message.booking_id and older.operator_id = message.operator_id
               and older.id < message.id and waiting.state = 'queued')
         order by delivery.next_attempt_at, delivery.id limit $1 for update of delivery skip locked)
       update webhook_delivery set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
       from due, communication join operator on operator.id = communication.operator_id
       where webhook_delivery.id = due.id and communication.id = webhook_delivery.communication_id
       returning webhook_delivery.id, communication_id as "communicationId", body, attempts,
         operator.api_endpoint as endpoint, webhook_delivery.traceparent`,
      [limit],
    );
  }

  /** How many wait, tried already or not. */
  async countWaiting(): Promise<number | undefined> {
    const [row] = await this.db.rows<{ count: number }>(
      'webhooks-waiting',
      `select count(*)::int as count from webhook_delivery where state = 'queued'`,
    );
    return row?.count;
  }

  /** @param delay until the next attempt, in ms. @returns whether the attempt still counts */
  async updateRetry(
    tx: EntityManager,
    { id, attempts }: DueDelivery,
    delay: number,
    reason: string,
  ): Promise<boolean> {
    const [, updated] = (await tx.query(
      `update webhook_delivery set next_attempt_at = now() + $2 * interval '1 millisecond', reason = $3,
         log = log || ${ENTRY} where ${IS_UNDER_WAY}`,
      [id, delay, reason, attempts],
    )) as [unknown, number];
    return updated > 0;
  }

  /**
   * The body held a link, so nothing of it is kept; its message stands on the communication.
   * @returns whether the attempt still counts
   */
  async updateEnded(
    tx: EntityManager,
    { id, attempts }: DueDelivery,
    state: 'sent' | 'failed',
    reason: string | null,
  ): Promise<boolean> {
    const [, updated] = (await tx.query(
      `update webhook_delivery set state = $2, reason = $3, log = log || ${ENTRY}, body = '',
         sent_at = case when $2 = 'sent' then now() end
       where ${IS_UNDER_WAY}`,
      [id, state, reason, attempts],
    )) as [unknown, number];
    return updated > 0;
  }
}
