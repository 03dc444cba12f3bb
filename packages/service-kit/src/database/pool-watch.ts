import { Logger } from '@nestjs/common';
import type { WatchedClient } from './watched-client.js';

/**
 * Tracks the connections of one pool: when one died silently, the idle ones are ended too, since they probably did as
 * well.
 */
export class PoolWatch {
  private readonly log = new Logger('Database');
  private readonly clients = new Set<WatchedClient>();
  /** When any of them answered last; ms since the epoch. */
  answeredAt = Date.now();

  /** The ids of the Postgres processes that serve them. */
  get backends(): number[] {
    return [...this.clients].flatMap(({ backend }) => backend ?? []);
  }

  add(client: WatchedClient): void {
    this.clients.add(client);
  }

  remove(client: WatchedClient): void {
    this.clients.delete(client);
  }

  answered(): void {
    this.answeredAt = Date.now();
  }

  silent(reason: Error): void {
    this.log.warn(`${reason.message}: the connection is ended`);
    for (const client of this.clients) client.endAtRest(reason);
  }
}
