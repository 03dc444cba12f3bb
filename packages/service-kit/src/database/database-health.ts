import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import pg from 'pg';
import { inTime } from '../timeouts/timeout.js';
import type { Database } from './database.js';
import type { DatabaseTimeouts } from './database-timeouts.js';
import { Loop } from './loop.js';
import type { PoolWatch } from './pool-watch.js';

const LOOK_MS = 5_000;
const DIRECT_TIMEOUT_MS = 2_000;
/** How long the pool may take before Postgres is asked whether it is busy or dead. */
const BUSY_MS = 500;

/**
 * Distinguishes a database that is down from a process that cannot use it: such a process is `stuck`, and only a
 * restart helps.
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

  /**
   * Whether the database is usable: the pool answers, or Postgres is working on queries of the pool. A process that is
   * only busy must not report itself as unavailable: its load would move to the others, which would then do the same.
   */
  async answers(): Promise<boolean> {
    const seenAt = this.watch.answeredAt;
    const answer = this.poolAnswers();
    const soon = await inTime(BUSY_MS, answer, undefined);
    if (soon !== undefined) return soon;
    return this.watch.answeredAt !== seenAt || (await this.isAtWork()) || answer;
  }

  /** Whether the pool has not answered for too long, although the database takes new connections. */
  stuck(): boolean {
    return this.uselessSince !== undefined && Date.now() - this.uselessSince >= this.timeouts.stuckMs;
  }

  private async look(): Promise<boolean> {
    const seenAt = this.watch.answeredAt;
    const useless =
      !(await this.poolAnswers()) && (await this.takesConnections()) && this.watch.answeredAt === seenAt;
    if (!useless) this.uselessSince = undefined;
    else if (this.uselessSince === undefined) {
      this.uselessSince = Date.now();
      this.log.warn('the pool does not answer, but the database takes new connections');
    }
    return false;
  }

  /** Whether the pool answers now; concurrent callers share one query. */
  private poolAnswers(): Promise<boolean> {
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

  /** Whether Postgres is working on a query of the pool: a connection that died silently is idle there, or gone. */
  private async isAtWork(): Promise<boolean> {
    const working = `select from pg_stat_activity where pid = any($1) and state <> 'idle'`;
    return ((await this.askDirectly(working, [this.watch.backends])) ?? 0) > 0;
  }

  private async takesConnections(): Promise<boolean> {
    return (await this.askDirectly('select 1')) !== undefined;
  }

  /** Asks on a separate connection. @returns the number of rows, undefined without an answer */
  private async askDirectly(question: string, values: unknown[] = []): Promise<number | undefined> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: DIRECT_TIMEOUT_MS,
      query_timeout: DIRECT_TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(question, values)).rowCount ?? 0;
    } catch {
      return undefined;
    } finally {
      client.connection.stream.destroy();
    }
  }
}
