import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS } from '../database/retention.js';
import { ownerOf } from '../paths/owner.js';
import { Broker } from './broker.js';
import { consumerOf, eventStreamOf, positionStreamOf, positionSubjectOf, tellerOf } from './broker-names.js';
import { ACK_WAIT_MS } from './pending-messages.js';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 2_000;
/** The error of a broker from 2.10 on where a consumer exists with other settings than those asked for. */
const CONSUMER_EXISTS = 10148;

type Stream = Partial<StreamConfig> & { name: string };

/** The state of the stream in which a service publishes, as the broker has it. */
export interface StreamState {
  /** Another value means that the broker's store was lost, or this stream removed, and made anew. */
  incarnation: string;
  /** The number of its last event; 0 where there never was one. It stays when events expire or are purged. */
  last: number;
}

const eventsOf = (owner: string): Stream => ({
  name: eventStreamOf(owner),
  subjects: [`${owner}.>`],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(RETENTION_DAYS.events * DAY_MS),
  duplicate_window: nanos(120_000),
});
const positionOf = (owner: string): Stream => ({
  name: positionStreamOf(owner),
  subjects: [positionSubjectOf(owner)],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_msgs_per_subject: 1,
});

/**
 * The broker's side of events: the stream in which this service publishes, its consumers of others', and its noted
 * position.
 */
@Injectable()
export class EventStream {
  private readonly owner: string;

  constructor(private readonly broker: Broker) {
    this.owner = ownerOf(broker.options.service);
  }

  /** Makes sure that the stream of this service's events exists. */
  async state(): Promise<StreamState> {
    const { created, state } = await ensure(
      await this.manager(),
      eventsOf(this.owner),
      this.broker.options.replicas,
    );
    return { incarnation: created, last: state.last_seq };
  }

  /**
   * Makes sure that this service's durable consumer of one event exists, with the settings of this version.
   * @returns its name
   * @throws Error until the event's owner has created its stream
   */
  async consumer(subject: string): Promise<string> {
    const manager = await this.manager();
    const name = consumerOf(this.broker.options.service, subject);
    const stream = eventStreamOf(tellerOf(subject));
    const changeable = { ack_wait: nanos(ACK_WAIT_MS), max_ack_pending: 256 };
    try {
      await manager.consumers.add(stream, {
        durable_name: name,
        filter_subject: subject,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ...changeable,
      });
    } catch (error) {
      if (!(error instanceof JetStreamApiError && error.code === CONSUMER_EXISTS)) throw error;
      await manager.consumers.update(stream, name, changeable);
    }
    return name;
  }

  /** How many events of one kind the broker holds that this service has not handled. @throws Error without a consumer */
  async waiting(subject: string): Promise<number> {
    const manager = await this.manager();
    const name = consumerOf(this.broker.options.service, subject);
    const consumer = await manager.consumers.info(eventStreamOf(tellerOf(subject)), name);
    return consumer.num_pending + consumer.num_ack_pending;
  }

  /** Removes every event of this service that the broker holds. */
  async purge(): Promise<void> {
    const manager = await this.manager();
    await manager.streams.purge(eventStreamOf(this.owner));
  }

  /** Removes this incarnation of the stream, with every consumer of it; another one stays. */
  async remove(incarnation: string): Promise<void> {
    const { streams } = await this.manager();
    const name = eventStreamOf(this.owner);
    const { created } = await streams.info(name);
    if (created === incarnation) await streams.delete(name);
  }

  /** How far this service's database had come when that was last noted at the broker; 0 where it never was. */
  async position(): Promise<number> {
    const manager = await this.manager();
    const stream = positionOf(this.owner);
    await ensure(manager, stream, this.broker.options.replicas);
    const noted = await manager.streams.getMessage(stream.name, {
      last_by_subj: positionSubjectOf(this.owner),
    });
    return noted ? Number(noted.string()) : 0;
  }

  async notePosition(position: number): Promise<void> {
    const js = await this.broker.jetstream();
    await js.publish(positionSubjectOf(this.owner), String(position));
  }

  private async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.broker.connect(), { timeout: TIMEOUT_MS, checkAPI: false });
  }
}

async function ensure({ streams }: JetStreamManager, stream: Stream, replicas = 1): Promise<StreamInfo> {
  const found = await streams.info(stream.name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
      return undefined;
    throw error;
  });
  return found ?? (await streams.add({ ...stream, num_replicas: replicas }));
}
