import { setTimeout as sleep } from 'node:timers/promises';
import { type JetStreamClient, jetstream } from '@nats-io/jetstream';
import {
  AuthorizationError,
  type ConnectionOptions,
  connect,
  type NatsConnection,
} from '@nats-io/transport-node';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { inTime } from '../timeouts/timeout.js';
import { inboxPrefixOf } from './broker-names.js';

export const BROKER_OPTIONS = Symbol('BROKER_OPTIONS');

export interface BrokerOptions {
  /** With the user and the password of this process. */
  url: string;
  /** Shown in the broker's list of connections; also the first part of durable names. */
  service: string;
  /** On how many members of the broker's cluster each event is kept; by default one. */
  replicas?: number;
  /** Interval of the pings by which a dead connection is noticed, in ms; tests change it. */
  pingMs?: number;
}

const RECONNECT_MS = 250;
/** A connection that died silently is noticed after three of them. */
const PING_MS = 2_500;
const MAX_UNANSWERED_PINGS = 2;

/** The connection to NATS: connects once the broker is there, and is no obstacle to the process while it is not. */
@Injectable()
export class Broker implements OnModuleDestroy, OnApplicationShutdown {
  private readonly log = new Logger('Broker');
  private connecting: Promise<NatsConnection> | undefined;
  private connection: NatsConnection | undefined;
  private stopped = false;
  /** Changes when the connection is lost or comes back: what was known of the broker may be outdated then. */
  generation = 0;

  constructor(@Inject(BROKER_OPTIONS) readonly options: BrokerOptions) {}

  connect(): Promise<NatsConnection> {
    this.connecting ??= this.connectOnceThere();
    return this.connecting;
  }

  /** Whether the broker answers now. @param limitMs how long it may take */
  async answers(limitMs = 1_000): Promise<boolean> {
    if (!this.connection || this.connection.isClosed()) return false;
    const answered = this.connection.flush().then(() => true);
    return inTime(limitMs, answered, false).catch(() => false);
  }

  async jetstream(): Promise<JetStreamClient> {
    return jetstream(await this.connect(), { timeout: 2_000 });
  }

  /** Ends all waiting for a broker that is away: this hook comes before those of everybody who waits. */
  onModuleDestroy(): void {
    this.stopped = true;
  }

  async onApplicationShutdown(): Promise<void> {
    const connection = this.connection;
    if (connection && !connection.isClosed()) await connection.close();
  }

  private async connectOnceThere(): Promise<NatsConnection> {
    let refused = false;
    for (let tried = 0; ; tried += 1) {
      if (this.stopped) throw new Error('the service is stopping');
      try {
        this.connection = await connect({
          ...whoAndWhere(this.options),
          ignoreAuthErrorAbort: true,
          name: this.options.service,
          maxReconnectAttempts: -1,
          reconnectTimeWait: RECONNECT_MS,
          timeout: 5_000,
          pingInterval: this.options.pingMs ?? PING_MS,
          maxPingOut: MAX_UNANSWERED_PINGS,
          noAsyncTraces: true, // else two stack traces for each published event, in case it fails
        });
        void this.watch(this.connection);
        if (tried > 0) this.log.log('the broker is there');
        return this.connection;
      } catch (error) {
        if (refusesUser(error) && !refused) {
          refused = true;
          this.log.error('the broker refuses the user or the password of NATS_URL');
        }
        this.log[tried === 0 ? 'warn' : 'debug']({ msg: 'waiting for the broker', err: error });
        await sleep(RECONNECT_MS, undefined, { ref: false });
      }
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect') this.generation += 1;
      if (status.type === 'staleConnection') endSocket(connection);
      if (status.type === 'disconnect') this.log.warn('the broker is away; events wait in the outbox');
      if (status.type === 'error') this.log.error({ msg: 'the broker refuses something', err: status.error });
      if (status.type === 'reconnect') this.log.log('the broker is back');
    }
  }
}

/**
 * Whether the broker refused the user; the client says the same of a broker that is too busy to authenticate in time.
 */
function refusesUser(error: unknown): boolean {
  return error instanceof AuthorizationError && !/authentication timeout/i.test(error.message);
}

/** The address as the client's options: from an address it reads neither the user nor the demand for TLS. */
export function whoAndWhere({ url, service }: BrokerOptions): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const user = username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const tls = protocol === 'tls:' && { tls: {} };
  return { servers: host, ...user, ...tls, inboxPrefix: inboxPrefixOf(service) };
}

/** Closes the socket at once: the client would first wait until a dead connection has taken what is still unsent. */
function endSocket(connection: NatsConnection): void {
  const { protocol } = connection as unknown as { protocol: { transport: { close(): Promise<void> } } };
  void protocol.transport.close();
}
