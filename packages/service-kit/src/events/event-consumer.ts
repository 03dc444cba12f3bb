import { setTimeout as sleep } from 'node:timers/promises';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EventEnvelope } from '@safari/contracts';
import { isDatabaseOutage, isOverlong } from '../problems/outage.js';
import { inTime, within } from '../timeouts/timeout.js';
import { type Span, Tracing } from '../tracing/tracing.js';
import { Broker } from './broker.js';
import { eventStreamOf, tellerOf } from './broker-names.js';
import { DeadLetters } from './dead-letters.js';
import { EventStream } from './event-stream.js';
import { FailedAttempts } from './failed-attempts.js';
import { HandlerTable } from './handler-table.js';
import { type AnyHandler, Inbox, readEnvelope, UnreadableEvent } from './inbox.js';
import { batchesOf } from './message-batches.js';
import { hearing, placeIn } from './message-traces.js';
import { PendingMessages } from './pending-messages.js';

export const EVENT_PACE = Symbol('EVENT_PACE');

/** The timing of attempts, in ms. */
export interface EventPace {
  /**
   * Before the 2nd, 3rd … attempt; after the last one the event is a dead letter. Failures because the database was
   * away do not count.
   */
  retryDelays: readonly number[];
  /** The time limit of one attempt: a handler that hangs would keep all other events waiting. */
  attemptMs: number;
  /**
   * If the statements of an event older than this still time out, that counts as its own failure: staff have to see it.
   */
  overlongMs: number;
}

/** An attempt has several times as long as the database gives to any statement. */
export const DEFAULT_EVENT_PACE: EventPace = {
  retryDelays: [200, 1_000, 5_000, 30_000, 120_000],
  attemptMs: 60_000,
  overlongMs: 3_600_000,
};
/** The longest delay before the next attempt while the database is away. */
const OUTAGE_DELAY_MS = 30_000;
const RESUME_MS = 500;
/**
 * Lifetime of a pull request; shorter than it takes to notice a dead connection, to which events would still be sent.
 */
const PULL_EXPIRES_MS = 4_000;
/** Interval of the heartbeats that the broker sends while it has no events. */
const HEARTBEAT_MS = 1_000;
/**
 * After this many missed heartbeats in a row, on a connection that works, the broker no longer knows the subscription:
 * the answers to the pull requests that the client repeats each second then reach nobody.
 */
const MAX_MISSED_HEARTBEATS = 5;
/** How long a stopping service waits for events that are being applied. */
const STOP_MS = 5_000;
/** How many waiting events of one kind are applied in one transaction at most. */
const BATCH = 50;

/** Brings every event to its handler: applied and acknowledged, tried again later, or kept as a dead letter. */
@Injectable()
export class EventConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('EventConsumer');
  private readonly streams = new Set<ConsumerMessages>();
  private readonly running: Promise<void>[] = [];
  private readonly failedAttempts = new FailedAttempts();
  private stopped = false;

  constructor(
    private readonly broker: Broker,
    private readonly stream: EventStream,
    private readonly handlers: HandlerTable,
    private readonly inbox: Inbox,
    private readonly deadLetters: DeadLetters,
    private readonly tracing: Tracing,
    @Inject(EVENT_PACE) private readonly pace: EventPace,
  ) {}

  onApplicationBootstrap(): void {
    for (const [subject, handler] of this.handlers.all()) this.running.push(this.consume(subject, handler));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const closed = [...this.streams].map((messages) => messages.close());
    const all = Promise.all([...closed, ...this.running]).then(() => true);
    if (await inTime(STOP_MS, all, false)) return;
    this.log.warn('handlers did not end in time; events that are not acknowledged will be redelivered');
  }

  /** Goes on for as long as the service lives, also after the broker lost its consumers. */
  private async consume(subject: string, handler: AnyHandler): Promise<void> {
    let waits = false;
    while (!this.stopped) {
      try {
        await this.broker.connect();
        const durable = await this.stream.consumer(subject);
        if (this.stopped) return;
        const js = await this.broker.jetstream();
        const consumer = await js.consumers.get(eventStreamOf(tellerOf(subject)), durable);
        const held = new PendingMessages();
        const messages = await consumer.consume({
          callback: held.take,
          max_messages: 100,
          expires: PULL_EXPIRES_MS,
          idle_heartbeat: HEARTBEAT_MS,
          abort_on_missing_resource: true,
        });
        void messages.closed().then((error) => held.end(error));
        void this.endWhenUnsubscribed(subject, messages);
        this.streams.add(messages);
        if (waits) this.log.log(`hears ${subject}`);
        waits = false;
        try {
          for await (const batch of batchesOf(held, BATCH)) {
            await this.receiveAll(subject, handler, batch);
            held.done(batch);
            if (this.stopped) break;
          }
        } finally {
          this.streams.delete(messages);
          await messages.close();
        }
      } catch (error) {
        if (!this.stopped)
          this.log[waits ? 'debug' : 'warn']({ msg: `waiting to hear ${subject}`, err: error });
        waits = true;
      }
      if (!this.stopped) await sleep(RESUME_MS, undefined, { ref: false });
    }
  }

  /** Ends a subscription that receives nothing any more, so that consuming begins again with a new one. */
  private async endWhenUnsubscribed(subject: string, messages: ConsumerMessages): Promise<void> {
    for await (const status of messages.status()) {
      if (status.type !== 'heartbeats_missed' || status.count < MAX_MISSED_HEARTBEATS) continue;
      this.log.warn(`the broker has lost the subscription to ${subject}: subscribing again`);
      await messages.close();
    }
  }

  /** Applies a batch in one transaction, where the handler allows it; where one of them fails, each by itself. */
  private async receiveAll(subject: string, handler: AnyHandler, batch: readonly JsMsg[]): Promise<void> {
    const together = batch.length > 1 && this.handlers.together(subject);
    if (together && (await this.applied(subject, handler, batch))) return;
    for (const message of batch) {
      if (this.stopped) return;
      await this.receive(subject, handler, message);
    }
  }

  private async applied(subject: string, handler: AnyHandler, batch: readonly JsMsg[]): Promise<boolean> {
    try {
      const spans = new Map<EventEnvelope, Span>();
      for (const message of batch) {
        spans.set(readEnvelope(subject, message.string()), this.hear(subject, message));
      }
      const inItsTrace: AnyHandler = (tx, event) => (spans.get(event) as Span).run(() => handler(tx, event));
      await within(this.pace.attemptMs, this.inbox.applyAll([...spans.keys()], inItsTrace));
      for (const span of spans.values()) span.end(); // a failed attempt records none
    } catch (error) {
      this.log.debug({ msg: `${batch.length} of ${subject} are applied one by one`, err: error });
      return false;
    }
    for (const message of batch) message.ack();
    return true;
  }

  private receive(subject: string, handler: AnyHandler, message: JsMsg): Promise<void> {
    const span = this.hear(subject, message);
    return span.run(() => this.applyOne(subject, handler, message, span));
  }

  private hear(subject: string, message: JsMsg): Span {
    return this.tracing.begin(...hearing(subject, placeIn(message)));
  }

  private async applyOne(subject: string, handler: AnyHandler, message: JsMsg, span: Span): Promise<void> {
    const body = message.string();
    try {
      await within(this.pace.attemptMs, this.inbox.apply(readEnvelope(subject, body), handler));
      span.end();
      message.ack();
      this.failedAttempts.forget(body);
    } catch (error) {
      span.end({}, error);
      await this.retryOrGiveUp(subject, body, message, error).catch((failure: unknown) =>
        this.log.error({
          msg: `${subject} could not be stored as a dead letter and will be redelivered`,
          err: failure,
        }),
      );
    }
  }

  private async retryOrGiveUp(subject: string, body: string, message: JsMsg, error: unknown): Promise<void> {
    const isStuck = isOverlong(error) && ageOf(message) > this.pace.overlongMs;
    if (isDatabaseOutage(error) && !isStuck) return this.waitForDatabase(subject, message, error);
    const attempts = this.failedAttempts.add(body);
    const delay = this.pace.retryDelays[attempts - 1];
    if (delay !== undefined && !(error instanceof UnreadableEvent)) {
      this.log.warn({ msg: `${subject} failed, attempt ${attempts}; again in ${delay} ms`, err: error });
      message.nak(delay);
      return;
    }
    await this.deadLetters.add(
      subject,
      body,
      error instanceof Error ? error.message : String(error),
      attempts,
    );
    this.log.error({ msg: `${subject} is a dead letter after ${attempts} attempts`, err: error });
    message.term();
    this.failedAttempts.forget(body);
  }

  /** An outage is not the event's fault, so it comes again for as long as that lasts. */
  private waitForDatabase(subject: string, message: JsMsg, error: unknown): void {
    const { retryDelays } = this.pace;
    const growing = retryDelays[message.info.deliveryCount - 1] ?? retryDelays.at(-1) ?? OUTAGE_DELAY_MS;
    const delay = Math.min(growing, OUTAGE_DELAY_MS);
    this.log.warn({ msg: `${subject} waits for the database; again in ${delay} ms`, err: error });
    message.nak(delay);
  }
}

/** How long ago a message was published, in ms. */
const ageOf = ({ info }: JsMsg): number => Date.now() - info.timestampNanos / 1e6;
