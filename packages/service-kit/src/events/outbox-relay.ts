import { type JetStreamClient, type PubAck } from '@nats-io/jetstream';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CommitSignal } from '../database/commit-signal.js';
import { Database } from '../database/database.js';
import { Loop } from '../database/loop.js';
import { parseTraceparent } from '../tracing/traceparent.js';
import { Tracing } from '../tracing/tracing.js';
import { Broker } from './broker.js';
import { EventStream } from './event-stream.js';
import { carriedHeaders } from './message-traces.js';
import { OutboxRepository, type WaitingEvent } from './outbox.repository.js';
import { type OutboxStream, OutboxStreamRepository } from './outbox-stream.repository.js';

const BATCH = 200;
/** How many events one statement lets wait again: it has to end within its timeout, however many are kept. */
const AGAIN_BATCH = 2_000;
const POLL_MS = 1_000;
/** Events committed within this time are published together. */
const GATHER_MS = 15;
/** How long the broker's state counts as known, unless the connection was lost or anything failed. */
const LOOK_MS = 1_000;
/** How often the position is noted at the broker while it moves. */
const NOTE_MS = 250;

/** Higher than any stream's last number: stored as acknowledged, it says that the stream has lost events. */
const UNREACHABLE = 2_147_483_647;

interface PublishedBatch {
  taken: number;
  published: number;
  /** The first event that the broker did not take, and why. */
  refused: { event: WaitingEvent | undefined; error: unknown } | undefined;
}

/** The broker's state, as it was last read. */
interface BrokerState {
  incarnation: string;
  position: number;
}

/**
 * Publishes the events that wait in the outbox and marks those that the broker has acknowledged. Events are kept for a
 * month: if the broker loses its store or the end of it, or the database is restored from a backup, all of them are
 * published again, and the consumers' inboxes drop what they have already applied.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('OutboxRelay');
  private readonly loop = new Loop(
    () => this.publishWaiting(),
    POLL_MS,
    (error) => {
      this.seen = undefined;
      this.agreed = false;
      this.log.warn({ msg: 'events wait in the outbox', err: error });
    },
    GATHER_MS,
  );
  private seen: { state: BrokerState; until: number; generation: number } | undefined;
  private stopListening: () => void = () => undefined;
  /** Something was published or committed since the position was last noted. */
  private moved = false;
  /**
   * Whether broker and database matched at the last look; if not, the noted position is the proof, and is not changed.
   */
  private agreed = false;
  /** The noted position for which the broker was last purged. */
  private purgedAt: number | undefined;
  private noting: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly broker: Broker,
    private readonly stream: EventStream,
    private readonly outbox: OutboxRepository,
    private readonly streams: OutboxStreamRepository,
    private readonly commits: CommitSignal,
    private readonly tracing: Tracing,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.commits.onCommit(() => {
      this.moved = true;
      this.noting ??= setTimeout(() => this.wakeToNote(), NOTE_MS).unref();
    });
    this.loop.startOn(this.commits, 'events');
  }

  /** Notes the last position, too, if the broker is there. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening();
    await this.loop.stop();
    clearTimeout(this.noting);
    this.noting = undefined;
    if (this.moved && this.agreed && (await this.broker.answers()))
      await this.notePosition().catch(() => undefined);
  }

  private async publishWaiting(): Promise<boolean> {
    const state = await this.look();
    if (!state) return false;
    const batch = await this.database.manager.transaction((tx) => this.publishBatch(tx, state));
    this.agreed = batch !== undefined;
    if (batch === undefined) {
      const begun = await this.database.manager.transaction((tx) => this.begin(tx, state));
      if (begun) this.seen = undefined;
      return true;
    }
    if (batch.published < batch.taken) {
      this.seen = undefined;
      const { event, error } = batch.refused ?? {};
      this.log.warn({
        msg: `${batch.taken - batch.published} events were not acknowledged and stay in the outbox`,
        subject: event?.subject,
        eventId: event?.eventId,
        err: error,
      });
    }
    await this.notePosition();
    return batch.taken === BATCH && batch.published === batch.taken;
  }

  /** @returns nothing while the broker is away */
  private async look(): Promise<BrokerState | undefined> {
    const { generation } = this.broker;
    if (this.seen?.generation === generation && performance.now() < this.seen.until) return this.seen.state;
    this.seen = undefined;
    if (!(await this.broker.answers())) {
      this.broker.connect().catch(() => undefined); // it keeps trying; the next poll looks again
      return undefined;
    }
    const known = await this.streams.find(); // before the broker is asked: what it acknowledges meanwhile is no loss
    const [{ incarnation, last }, position] = await Promise.all([
      this.stream.state(),
      this.stream.position(),
    ]);
    if (known?.incarnation === incarnation && last < known.acknowledged) {
      this.log.warn('the broker has lost what it acknowledged: all that is kept is published again');
      await this.stream.remove(incarnation); // with its consumers: they may be ahead of what is left
      return this.look();
    }
    this.seen = { state: { incarnation, position }, until: performance.now() + LOOK_MS, generation };
    return this.seen.state;
  }

  /** @returns nothing where the broker and the database no longer match */
  private async publishBatch(tx: EntityManager, state: BrokerState): Promise<PublishedBatch | undefined> {
    const [known, waiting] = await Promise.all([this.streams.share(tx), this.outbox.lockWaiting(tx, BATCH)]);
    if (!known || faultOf(known, state)) return undefined;
    const js = await this.broker.jetstream();
    const answers = await Promise.allSettled(
      waiting.map((event) => this.publish(js, event, `${event.eventId}.${known.epoch}`)),
    );
    const published = waiting.filter((_, index) => answers[index]?.status === 'fulfilled');
    const acknowledged = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (acknowledged.some(({ seq, duplicate }) => !duplicate && seq <= known.acknowledged)) {
      await this.streams.acknowledge(tx, UNREACHABLE); // its last number may be as high as before by now
      return undefined;
    }
    if (published.length > 0) {
      const highest = Math.max(...acknowledged.map(({ seq }) => seq));
      await Promise.all([
        this.outbox.updatePublished(tx, published),
        this.streams.acknowledge(tx, highest), // last: other processes wait for it until this transaction ends
      ]);
      this.moved = true;
    }
    const refused = answers.flatMap((answer, at) =>
      answer.status === 'rejected' ? [{ event: waiting[at], error: answer.reason as unknown }] : [],
    )[0];
    return { taken: waiting.length, published: published.length, refused };
  }

  /** An event that was written outside of any trace begins one where it is handled. */
  private publish(js: JetStreamClient, event: WaitingEvent, msgID: string): Promise<PubAck> {
    const { subject, envelope, traceparent } = event;
    const from = parseTraceparent(traceparent);
    if (!from) return js.publish(subject, envelope, { msgID });
    return this.tracing.around(`publish ${subject}`, { kind: 'producer', from, facts: factsOf(event) }, () =>
      js.publish(subject, envelope, { msgID, headers: carriedHeaders() }),
    );
  }

  /**
   * Adopts a broker state that is new to this database, repairing what the broker lost or knows beyond the database.
   * Until all kept events wait again, the new state is not stored, so nobody publishes, and the next run continues.
   * @returns whether all of them wait again
   */
  private async begin(tx: EntityManager, state: BrokerState): Promise<boolean> {
    const { incarnation } = state;
    const known = await this.streams.lock(tx);
    const fault = known ? faultOf(known, state) : state.position > 0 ? 'database restored' : undefined;
    const position = Math.max(state.position, known?.position ?? 0) + 1;
    if (fault === 'database restored' && this.purgedAt !== state.position) {
      this.log.warn('the broker knows a later state of this database: all that it keeps is published again');
      await this.stream.purge(); // what the broker holds besides never happened for this database
      this.purgedAt = state.position;
    }
    if (fault && (await this.outbox.updateUnpublished(tx, AGAIN_BATCH)) === AGAIN_BATCH) return false;
    if (fault || !known) await this.streams.upsert(tx, { incarnation, position, epoch: position });
    this.moved = true;
    return true;
  }

  private wakeToNote(): void {
    this.noting = undefined;
    this.loop.wake();
  }

  private async notePosition(): Promise<void> {
    if (!this.moved || this.noting) return; // it is noted later, by the timer
    this.moved = false;
    try {
      await this.stream.notePosition(await this.streams.advance(this.database.manager));
    } catch (error) {
      this.moved = true;
      throw error;
    }
  }
}

const factsOf = ({ subject, eventId }: WaitingEvent) => ({
  'messaging.system': 'nats',
  'messaging.destination.name': subject,
  'messaging.message.id': eventId,
});

function faultOf(known: OutboxStream, state: BrokerState): 'store lost' | 'database restored' | undefined {
  if (known.incarnation !== state.incarnation) return 'store lost';
  return known.position < state.position ? 'database restored' : undefined;
}
