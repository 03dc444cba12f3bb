import pg from 'pg';
import type { PoolWatch } from './pool-watch.js';

export interface WatchedClientConfig extends pg.ClientConfig {
  /** Sends statements without waiting for the answers to those before them; not in the types yet. */
  pipeline: true;
  answerMs: number;
  watch: PoolWatch;
}

/** SQLSTATE of a statement in a transaction that has already failed; it does not name the cause. */
const FAILED_BEFORE = '25P02';

/**
 * A connection of the pool. One that died silently is ended: `query_timeout` of pg would only reject the query and
 * leave the connection in the pool.
 */
export class WatchedClient extends pg.Client {
  private readonly watch: PoolWatch;
  private readonly answerMs: number;
  private readonly timer: NodeJS.Timeout;
  private asked = false;
  private gathering = false;
  /** The latest error of a query that was not caused by an earlier one. */
  private reason: unknown;

  constructor(config: WatchedClientConfig) {
    super(config);
    this.watch = config.watch;
    this.answerMs = config.answerMs;
    this.timer = setTimeout(() => this.endIfSilent(), this.answerMs).unref();
    this.watch.add(this);
    // Between the moment when the pool hands it out and the one when TypeORM listens, nobody else handles its end.
    this.on('error', () => undefined);
    this.on('drain', () => this.answered());
    this.on('end', () => this.forget());
    const send = this.query.bind(this) as (...query: unknown[]) => unknown;
    this.query = ((...query: unknown[]) => {
      this.asked = true;
      this.timer.refresh();
      this.gather();
      const answer = send(...query);
      return answer instanceof Promise ? answer.catch((error: unknown) => this.fail(error)) : answer;
    }) as pg.Client['query'];
  }

  /** The id of the Postgres process that serves it, once there is one; not in the types yet. */
  get backend(): number | null {
    return (this as unknown as { processID: number | null }).processID;
  }

  /** Ends it if it is idle. */
  endAtRest(reason: Error): void {
    if (!this.asked && this.transaction() === 'I') this.destroy(reason);
  }

  /**
   * If pipelined statements fail, the caller may see any of their errors first: each is replaced by the first one's.
   */
  private fail(error: unknown): never {
    const isForAnother = (error as { code?: unknown }).code === FAILED_BEFORE;
    if (!isForAnother) this.reason = error;
    throw isForAnother ? (this.reason ?? error) : error;
  }

  /** Sends what is asked in one turn of the event loop in one piece. */
  private gather(): void {
    if (this.gathering) return;
    const { stream } = this.connection;
    this.gathering = true;
    stream.cork();
    process.nextTick(() => {
      this.gathering = false;
      stream.uncork();
    });
  }

  private endIfSilent(): void {
    if (!this.asked) return;
    const reason = Object.assign(new Error(`Postgres has not answered for ${this.answerMs} ms`), {
      code: 'ETIMEDOUT',
    });
    this.destroy(reason);
    this.watch.silent(reason);
  }

  private answered(): void {
    this.asked = false;
    this.watch.answered();
  }

  private destroy(reason: Error): void {
    this.connection.stream.destroy(reason);
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.watch.remove(this);
  }

  /** `I` when it is in no transaction; not in the types yet. */
  private transaction(): string | null {
    return (this as unknown as { getTransactionStatus(): string | null }).getTransactionStatus();
  }
}
