import { Logger } from '@nestjs/common';
import type { WatchedClient } from './watched-client.js';

/** Knows the connections of one pool: where one died silently, those at rest are ended too, since the same befell them. */
export class PoolWatch {
  private readonly log = new Logger('Database');
  private readonly clients = new Set<WatchedClient>();
  /** When any of them answered last; ms since the epoch. */
  answeredAt = Date.now();

  /** The processes of Postgres that serve them. */
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
