import { setTimeout as sleep } from 'node:timers/promises';
import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationShutdown,
} from '@nestjs/common';

export const BROKER_OPTIONS = Symbol('BROKER_OPTIONS');

export interface BrokerOptions {
  url: string;
  /** Shown in the broker's list of connections; also the first part of durable names. */
  service: string;
  /** How often the connection is tried; tests change it. */
  pingMs?: number;
}

const RECONNECT_MS = 250;
/** A connection that died without a word is found after three of them. */
const PING_MS = 3_000;
const MAX_UNANSWERED_PINGS = 2;

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
