import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import type { Database } from './database.js';
import type { DatabaseTimeouts } from './database-timeouts.js';
import { Loop } from './loop.js';
import type { PoolWatch } from './pool-watch.js';

const LOOK_MS = 5_000;
const DIRECT_TIMEOUT_MS = 2_000;

/**
 * Tells a database that is away from a process that cannot use it: such a process is `stuck`, and only a new one helps.
 */
export class DatabaseHealth implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private readonly loop: Loop;
  private asking: Promise<boolean> | undefined;
  private uselessSince: number | undefined;

  constructor(
    private readonly database: Database,
    private readonly watch: PoolWatch,
    private readonly url: string,
    private readonly timeouts: DatabaseTimeouts,
  ) {
    const pauseMs = Math.min(LOOK_MS, timeouts.stuckMs / 4);
    this.loop = new Loop(
      () => this.look(),
      pauseMs,
      (error) => this.log.warn({ err: error }),
    );
  }

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Whether the pool answers now; everybody who asks meanwhile waits for the same answer. */
  answers(): Promise<boolean> {
    this.asking ??= this.database
      .rows('health', 'select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.asking = undefined;
      });
    return this.asking;
  }

  /** Whether the pool has answered nothing for too long, although the database takes new connections. */
  stuck(): boolean {
    return this.uselessSince !== undefined && Date.now() - this.uselessSince >= this.timeouts.stuckMs;
  }

  private async look(): Promise<boolean> {
    const seenAt = this.watch.answeredAt;
    const useless =
      !(await this.answers()) && (await this.takesConnections()) && this.watch.answeredAt === seenAt;
    if (!useless) this.uselessSince = undefined;
    else if (this.uselessSince === undefined) {
      this.uselessSince = Date.now();
      this.log.warn('the pool does not answer, but the database takes new connections');
    }
    return false;
  }

  private async takesConnections(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: DIRECT_TIMEOUT_MS,
      query_timeout: DIRECT_TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      client.connection.stream.destroy();
    }
  }
}
