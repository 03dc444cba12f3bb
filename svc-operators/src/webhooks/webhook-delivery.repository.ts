import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CommitSignal, currentTraceparent, Database, rowCountOf, statement } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** A message that waits for an operator's endpoint and is to be posted now. */
export interface DueDelivery {
  id: string;
  communicationId: number;
  body: string;
  attempts: number;
  /** The operator's present endpoint: once it is corrected, waiting messages go to the corrected one. */
  endpoint: string;
  /** The trace in which it was written. */
  traceparent: string | null;
}

/** A message that waits for an endpoint which its operator no longer has. */
export interface StrandedDelivery
  extends Pick<DueDelivery, 'id' | 'communicationId' | 'body' | 'traceparent'> {
  operatorId: number;
}

/** Well beyond the client's own time limit. */
const LEASE = '1 minute';

/** Whether an attempt may be in progress: a next attempt within one lease is either a lease or a short retry delay. */
const MAY_BE_POSTED = `delivery.next_attempt_at between now() and now() + interval '${LEASE}'`;

/** Not where it was erased while it was posted, or where the lease ran out and another instance posts it. */
const IS_UNDER_WAY = `id = $1 and state = 'queued' and attempts = $4`;

/** Only a body without an answer link is kept, so that it can be posted again. */
const BRINGS_NO_LINK = `body::jsonb #>> '{data,answerUrl}' is null`;

/** One line of the delivery log. @param reason the parameter with the reason of a failure */
const entry = (reason: '$2' | '$3'): string =>
  `jsonb_build_array(jsonb_build_object('at', now(), 'reason', ${reason}::text))`;

/** Of two messages to one operator about one booking the older one is sent first. */
const NONE_OLDER_WAITS = `not exists (
  select from communication as older join webhook_delivery as waiting on waiting.communication_id = older.id
  where older.booking_id = message.booking_id and older.operator_id = message.operator_id
    and older.id < message.id and waiting.state = 'queued')`;

/** Messages that wait for an operator's endpoint, written in the transaction of their cause. */
@Injectable()
export class WebhookDeliveryRepository {
  constructor(
    private readonly database: Database,
    private readonly commits: CommitSignal,
  ) {}

  /** @param payload stored as it is now and posted with the same `webhook-id` at each attempt */
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
   * operator about the same booking waits or is under way, nor one to an operator without an endpoint.
   */
  lease(limit: number): Promise<DueDelivery[]> {
    return this.database.rows<DueDelivery>(
      'lease-webhooks',
      `with due as materialized (
         select delivery.id
         from webhook_delivery as delivery join communication as message on message.id = delivery.communication_id
           join operator on operator.id = message.operator_id
         where delivery.state = 'queued' and delivery.next_attempt_at <= now()
           and operator.api_endpoint is not null and ${NONE_OLDER_WAITS}
         order by delivery.next_attempt_at, delivery.id limit $1 for update of delivery skip locked)
       update webhook_delivery set attempts = attempts + 1, next_attempt_at = now() + interval '${LEASE}'
       from due, communication join operator on operator.id = communication.operator_id
       where webhook_delivery.id = due.id and communication.id = webhook_delivery.communication_id
       returning webhook_delivery.id, communication_id as "communicationId", body, attempts,
         operator.api_endpoint as endpoint, webhook_delivery.traceparent`,
      [limit],
    );
  }

  /** The oldest one whose operator has no endpoint any more, once no attempt is under way, for one caller at a time. */
  async lockStranded(tx: EntityManager): Promise<StrandedDelivery | undefined> {
    const [stranded] = await statement<StrandedDelivery>(
      tx,
      'lock-stranded-webhook',
      `select delivery.id, communication_id as "communicationId", body, traceparent,
         message.operator_id as "operatorId"
       from webhook_delivery as delivery join communication as message on message.id = delivery.communication_id
         join operator on operator.id = message.operator_id
       where delivery.state = 'queued' and operator.api_endpoint is null and ${NONE_OLDER_WAITS}
         and not ${MAY_BE_POSTED}
       order by message.id limit 1 for update of delivery skip locked`,
      [],
    );
    return stranded;
  }

  /** Ends it: it is sent in another way, or never. */
  async updateStranded(tx: EntityManager, id: string, reason: string): Promise<void> {
    await tx.query(
      `update webhook_delivery set state = 'failed', reason = $2, log = log || ${entry('$2')}, body = ''
       where id = $1`,
      [id, reason],
    );
  }

  /** Postpones one that could not be redirected, for as long as an attempt may take. */
  async updateStrandedLater(id: string): Promise<void> {
    await this.database.manager.query(
      `update webhook_delivery as delivery set next_attempt_at = now() + interval '${LEASE}'
       where id = $1 and state = 'queued' and not ${MAY_BE_POSTED}`,
      [id],
    );
  }

  /** How many wait, whether or not they were tried already. */
  async countWaiting(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ count: number }>(
      'webhooks-waiting',
      `select count(*)::int as count from webhook_delivery where state = 'queued'`,
    );
    return row?.count;
  }

  /** @returns for how many seconds the oldest waits; 0 where none does */
  async oldestWaiting(): Promise<number | undefined> {
    const [row] = await this.database.rows<{ seconds: number }>(
      'webhooks-oldest',
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
       from webhook_delivery where state = 'queued'`,
    );
    return row?.seconds;
  }

  /** @param delay until the next attempt, in ms. @returns whether the attempt still counts */
  async updateRetry(
    tx: EntityManager,
    { id, attempts }: DueDelivery,
    delay: number,
    reason: string,
  ): Promise<boolean> {
    const updated = await rowCountOf(
      tx,
      `update webhook_delivery set next_attempt_at = now() + $2 * interval '1 millisecond', reason = $3,
         log = log || ${entry('$3')} where ${IS_UNDER_WAY}`,
      [id, delay, reason, attempts],
    );
    return updated > 0;
  }

  /**
   * Ends a delivery. Its payload is erased where it was accepted or carries an answer link: the message itself is
   * stored with the communication.
   * @returns whether the attempt still counts
   */
  async updateEnded(
    tx: EntityManager,
    { id, attempts }: DueDelivery,
    state: 'sent' | 'failed',
    reason: string | null,
  ): Promise<boolean> {
    const updated = await rowCountOf(
      tx,
      `update webhook_delivery set state = $2, reason = $3, log = log || ${entry('$3')},
         body = case when $2 = 'failed' and ${BRINGS_NO_LINK} then body else '' end,
         sent_at = case when $2 = 'sent' then now() end
       where ${IS_UNDER_WAY}`,
      [id, state, reason, attempts],
    );
    return updated > 0;
  }
}
