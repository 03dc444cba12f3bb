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
import { EVENT_OWNERS, EVENT_STREAM } from '@safari/contracts';
import { RETENTION_DAYS } from '../database/retention.js';
import { ownerOf } from '../paths/owner.js';
import { Broker } from './broker.js';

const DAY_MS = 86_400_000;
const TIMEOUT_MS = 2_000;
/** What the broker was last told of how far each service's database has come. */
const POSITION_STREAM = 'POSITIONS';

type Stream = Partial<StreamConfig> & { name: string };

const EVENTS: Omit<Stream, 'subjects'> = {
  name: EVENT_STREAM,
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(RETENTION_DAYS.events * DAY_MS),
  duplicate_window: nanos(120_000),
};
const POSITIONS: Stream = {
  name: POSITION_STREAM,
  subjects: ['positions.*'],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_msgs_per_subject: 1,
};

/** The broker's side of events: the stream they lie in, its consumers, and each service's noted position. */
@Injectable()
export class EventStream {
  constructor(private readonly broker: Broker) {}

  /**
   * Makes sure that the stream exists and takes this service's events, also where it was made before there were any.
   * @returns its incarnation: another value means that the broker's store was lost and made anew
   */
  async incarnation(): Promise<string> {
    const manager = await this.manager();
    const wanted = [...EVENT_OWNERS, ownerOf(this.broker.options.service)].map((owner) => `${owner}.>`);
    const { created, config } = await ensure(manager, { ...EVENTS, subjects: [...new Set(wanted)] });
    const subjects = [...new Set([...config.subjects, ...wanted])];
    if (subjects.length > config.subjects.length) await manager.streams.update(EVENT_STREAM, { subjects });
    return created;
  }

  /** Makes sure that this service's durable consumer of one subject exists. @returns its name */
  async consumer(subject: string): Promise<string> {
    await this.incarnation();
    const manager = await this.manager();
    const name = `${this.broker.options.service}-${subject.replaceAll('.', '_')}`;
    await manager.consumers.add(EVENT_STREAM, {
      durable_name: name,
      filter_subject: subject,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(30_000),
      max_ack_pending: 256,
    });
    return name;
  }

  /** Takes back every event of this service that the broker holds. */
  async purge(): Promise<void> {
    const manager = await this.manager();
    await manager.streams.purge(EVENT_STREAM, { filter: `${ownerOf(this.broker.options.service)}.>` });
  }

  /** How far this service's database had come when the broker was last told; 0 where it never was. */
  async position(): Promise<number> {
    const manager = await this.manager();
    await ensure(manager, POSITIONS);
    const noted = await manager.streams.getMessage(POSITION_STREAM, { last_by_subj: this.positionSubject });
    return noted ? Number(noted.string()) : 0;
  }

  async notePosition(position: number): Promise<void> {
    const js = await this.broker.jetstream();
    await js.publish(this.positionSubject, String(position));
  }

  private get positionSubject(): string {
    return `positions.${this.broker.options.service}`;
  }

  private async manager(): Promise<JetStreamManager> {
    return jetstreamManager(await this.broker.connect(), { timeout: TIMEOUT_MS });
  }
}

async function ensure({ streams }: JetStreamManager, stream: Stream): Promise<StreamInfo> {
  const found = await streams.info(stream.name).catch((error: unknown) => {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
      return undefined;
    throw error;
  });
  return found ?? (await streams.add(stream));
}
