import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Broker } from '@safari/service-kit/process';
import { follow } from '../events/follow.js';

export const WINDOW_MS = 60_000;
const SUBJECT = 'gateway.counts';
/** How often new counts are sent to the other gateways. */
const PUBLISH_INTERVAL_MS = 200;
/**
 * How often a gateway says that it is there when it has no counts to send; it counts as gone after several missed
 * times.
 */
const HEARTBEAT_MS = 1_000;
const GONE_MS = 5_000;
const MAX_ENTRIES = 10_000;

interface CountMessage {
  from: string;
  window: number;
  counts: Record<string, number>;
}

/**
 * Counts per key in this minute of the clock, at all gateways together. Each gateway counts locally, so that no request
 * waits for another machine, sends its new counts to the others five times a second, and adds theirs. So a limit is
 * exact for one gateway; several let through at most what reaches the others within that fifth of a second, and while
 * the broker is away each counts alone.
 */
@Injectable()
export class SharedCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('SharedCounts');
  private readonly id = randomUUID();
  private window = 0;
  private counts = new Map<string, number>();
  private unsent = new Map<string, number>();
  private publishTimer: NodeJS.Timeout | undefined;
  private lastPublishedAt = Number.NEGATIVE_INFINITY;
  /** When each other gateway was last heard, by the monotonic clock. */
  private readonly heardAt = new Map<string, number>();

  constructor(private readonly broker: Broker) {}

  onApplicationBootstrap(): void {
    this.broker.connect().then(
      (connection) => this.share(connection),
      (error: unknown) => this.log.debug({ msg: 'no broker', err: error }),
    );
  }

  onApplicationShutdown(): void {
    clearInterval(this.publishTimer);
  }

  /** Counts one. @returns how many there were in this window, and the ms that are left of it */
  hit(key: string): { count: number; left: number } {
    const now = Date.now();
    this.turn(now);
    if (this.publishTimer) this.unsent.set(key, (this.unsent.get(key) ?? 0) + 1);
    return { count: this.add(key, 1), left: WINDOW_MS - (now % WINDOW_MS) };
  }

  /**
   * This gateway's share of a limit on what is under way at all gateways together, of which each can count only its
   * own.
   */
  shareOf(limit: number): number {
    const since = performance.now() - GONE_MS;
    for (const [id, at] of this.heardAt) if (at < since) this.heardAt.delete(id);
    return Math.ceil(limit / (this.heardAt.size + 1));
  }

  private add(key: string, more: number): number {
    const count = (this.counts.get(key) ?? 0) + more;
    if (!this.counts.has(key) && this.counts.size >= MAX_ENTRIES) this.dropOldest();
    this.counts.set(key, count);
    return count;
  }

  private dropOldest(): void {
    for (const oldest of this.counts.keys()) {
      this.counts.delete(oldest);
      return;
    }
  }

  /** A new window starts at zero, also one that is earlier than the last: a clock that was ahead may be set back. */
  private turn(now: number): void {
    const window = Math.floor(now / WINDOW_MS);
    if (window === this.window) return;
    this.window = window;
    this.counts = new Map();
    this.unsent = new Map();
  }

  private share(connection: NatsConnection): void {
    this.publishTimer = setInterval(() => this.publishCounts(connection), PUBLISH_INTERVAL_MS).unref();
    void follow(connection, SUBJECT, this.log, (message) => this.receive(message.json<CountMessage>()));
  }

  private publishCounts(connection: NatsConnection): void {
    const now = performance.now();
    if (connection.isClosed() || (this.unsent.size === 0 && now - this.lastPublishedAt < HEARTBEAT_MS))
      return;
    this.lastPublishedAt = now;
    const message: CountMessage = {
      from: this.id,
      window: this.window,
      counts: Object.fromEntries(this.unsent),
    };
    this.unsent = new Map();
    connection.publish(SUBJECT, JSON.stringify(message));
  }

  /** Counts that another gateway made in another minute, by its own clock, are ignored. */
  private receive({ from, window, counts }: CountMessage): void {
    if (from === this.id) return;
    this.heardAt.set(from, performance.now());
    this.turn(Date.now());
    if (window === this.window) for (const [key, more] of Object.entries(counts)) this.add(key, more);
  }
}
