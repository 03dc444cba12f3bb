import { setTimeout as sleep } from 'node:timers/promises';
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EVENT_OWNERS, EVENT_STREAM } from '@safari/contracts';

export const BROKER_OPTIONS = Symbol('BROKER_OPTIONS');

export interface BrokerOptions {
  url: string;
  /** Shown in the broker's list of connections; also the first part of durable names. */
  service: string;
  /** How often the connection is tried; tests change it. */
  pingMs?: number;
}

/** The first word of all events that a service tells: its own name. */
export const ownerOf = ({ service }: BrokerOptions): string => service.replace(/^svc-/, '');

/** How long the broker keeps events for a consumer that is away; the outbox keeps them as long. */
export const RETENTION_DAYS = 30;
const RECONNECT_MS = 250;
/** A connection that died without a word is found after three of them. */
const PING_MS = 3_000;
const MAX_UNANSWERED_PINGS = 2;
const DAY_MS = 86_400_000;

/** The connection to NATS: comes up when the broker does, and stays a secondary thing while it is away. */
@Injectable()
export class Broker implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger('Broker');
  private connecting: Promise<NatsConnection> | undefined;
  private connection: NatsConnection | undefined;
  private stopped = false;

  constructor(@Inject(BROKER_OPTIONS) readonly options: BrokerOptions) {}

  connect(): Promise<NatsConnection> {
    this.connecting ??= this.connectOnceThere();
    return this.connecting;
  }

  /** Whether the broker answers now. */
  async answers(): Promise<boolean> {
    if (!this.connection || this.connection.isClosed()) return false;
    const answered = this.connection.flush().then(() => true);
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false).unref());
    return Promise.race([answered.catch(() => false), late]);
  }

  async jetstream(): Promise<JetStreamClient> {
    return jetstream(await this.connect(), { timeout: 2_000 });
  }

  /**
   * Makes sure that the stream exists and takes this service's events, also where it was made before there were any.
   * @returns its incarnation: another value means that the broker's store was lost and made anew
   */
  async stream(): Promise<string> {
    const manager = await jetstreamManager(await this.connect(), { timeout: 2_000 });
    const found = await manager.streams.info(EVENT_STREAM).catch((error: unknown) => {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)
        return undefined;
      throw error;
    });
    const taken = found?.config.subjects ?? [];
    const wanted = [...EVENT_OWNERS, ownerOf(this.options)].map((owner) => `${owner}.>`);
    const subjects = [...new Set([...taken, ...wanted])];
    if (!found) {
      const made = await manager.streams.add({
        name: EVENT_STREAM,
        subjects,
        retention: RetentionPolicy.Limits,
        storage: StorageType.File,
        max_age: nanos(RETENTION_DAYS * DAY_MS),
        duplicate_window: nanos(120_000),
      });
      return made.created;
    }
    if (subjects.length > taken.length) await manager.streams.update(EVENT_STREAM, { subjects });
    return found.created;
  }

  /** Makes sure that this service's durable consumer of one subject exists. @returns its name */
  async consumer(subject: string): Promise<string> {
    await this.stream();
    const manager = await jetstreamManager(await this.connect(), { timeout: 2_000 });
    const name = `${this.options.service}-${subject.replaceAll('.', '_')}`;
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

  /** Nobody waits any longer for a broker that is away. */
  beforeApplicationShutdown(): void {
    this.stopped = true;
  }

  async onApplicationShutdown(): Promise<void> {
    const connection = this.connection;
    if (connection && !connection.isClosed()) await connection.close();
  }

  private async connectOnceThere(): Promise<NatsConnection> {
    for (;;) {
      if (this.stopped) throw new Error('the service is stopping');
      try {
        this.connection = await connect({
          servers: this.options.url,
          name: this.options.service,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RECONNECT_MS,
          timeout: 5_000,
          pingInterval: this.options.pingMs ?? PING_MS,
          maxPingOut: MAX_UNANSWERED_PINGS,
        });
        void this.watch(this.connection);
        return this.connection;
      } catch (error) {
        this.log.debug({ msg: 'waiting for the broker', err: error });
        await sleep(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'staleConnection') endSocket(connection);
      if (status.type === 'disconnect') this.log.warn('the broker is away; events wait in the outbox');
      if (status.type === 'reconnect') this.log.log('the broker is back');
    }
  }
}

/** Left to itself the client would first wait until a connection that carries nothing has taken what is still unsent. */
function endSocket(connection: NatsConnection): void {
  const { protocol } = connection as unknown as { protocol: { transport: { close(): Promise<void> } } };
  void protocol.transport.close();
}
