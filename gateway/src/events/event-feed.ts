import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@safari/contracts';
import { Broker, positionSubjectOf } from '@safari/service-kit/process';
import { GatewayConfig } from '../config.js';
import { follow } from './follow.js';
import { HeardPositions } from './heard-positions.js';

type Listener = (event: EventEnvelope) => void;

/**
 * Every live event, for caches and live screens only: events missed while the broker is away, or while one of its
 * members does not reach another, are not repeated, so listeners are told of the gap instead.
 */
@Injectable()
export class EventFeed implements OnApplicationBootstrap {
  private readonly log = new Logger('EventFeed');
  private readonly listeners = new Set<Listener>();
  private readonly gapListeners = new Set<() => void>();
  private readonly positions = new HeardPositions(() => {
    this.log.warn('positions of a service were missed: events may be missing, too');
    this.tellGap();
  });

  constructor(
    private readonly config: GatewayConfig,
    private readonly broker: Broker,
  ) {}

  onApplicationBootstrap(): void {
    this.broker.connect().then(
      (connection) => this.listen(connection),
      (error: unknown) => this.log.debug({ msg: 'no broker', err: error }),
    );
  }

  on<T extends EventType>(type: T, listener: (event: EventEnvelope<T>) => void): void {
    this.onAny((event) => {
      if (event.type === type) listener(event as unknown as EventEnvelope<T>);
    });
  }

  onAny(listener: Listener): void {
    this.listeners.add(listener);
  }

  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  private listen(connection: NatsConnection): void {
    for (const owner of Object.keys(this.config.SERVICES)) {
      void follow(connection, `${owner}.>`, this.log, (message) =>
        this.passOn(message.json<EventEnvelope>()),
      );
      void follow(connection, positionSubjectOf(owner), this.log, (message) =>
        this.positions.hear(owner, Number(message.string())),
      );
    }
    void this.watch(connection);
    this.tellGap();
  }

  private passOn(event: EventEnvelope): void {
    for (const listener of this.listeners) listener(event);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) if (status.type === 'reconnect') this.tellGap();
  }

  private tellGap(): void {
    this.positions.beginAnew();
    for (const listener of this.gapListeners) listener();
  }
}
