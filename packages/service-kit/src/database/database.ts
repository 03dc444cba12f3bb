import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { isEndedForAnother } from '../problems/outage.js';
import { Tracing } from '../tracing/tracing.js';
import { CommitSignal } from './commit-signal.js';

/** Values as the driver takes them. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly string[]
  | readonly number[];

const MAX_ATTEMPTS = 3;
/**
 * The pause before another attempt, so that the transaction that won gets the lock for which it waited: an immediate
 * retry is often faster, and both fail again. Random, so that several retries do not meet once more.
 */
const pauseMs = () => randomInt(20, 100);

/** The service's own schema: one transaction per use case, named queries for the lists. */
@Injectable()
export class Database {
  private readonly rehearsals = new AsyncLocalStorage<true>();

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly commits: CommitSignal,
    private readonly tracing: Tracing,
  ) {}

  /**
   * All or nothing; events and letters written inside leave as soon as it is committed.
   * @param work changes nothing but by `tx`: it is run again, up to three times in all, after a deadlock or a
   * serialization failure
   */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.rehearsals.getStore()) return this.takenBack(work);
    const [done, result] = await this.attempt(work, 1);
    this.commits.committed(done);
    return result;
  }

  private async attempt<T>(
    work: (tx: EntityManager) => Promise<T>,
    count: number,
  ): Promise<readonly [EntityManager, T]> {
    try {
      return await this.tracing.step('transaction', 'client', () =>
        this.source.transaction(async (tx) => [tx, await work(tx)] as const),
      );
    } catch (error) {
      if (count === MAX_ATTEMPTS || !isEndedForAnother(error)) throw error;
    }
    await sleep(pauseMs());
    return this.attempt(work, count + 1);
  }

  /**
   * Runs a use case, with all its refusals, and rolls back each of its transactions: nothing is stored and nothing is
   * sent.
   */
  rehearse<T>(work: () => Promise<T>): Promise<T> {
    return this.rehearsals.run(true, work);
  }

  private async takenBack<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      await runner.startTransaction();
      return await work(runner.manager);
    } finally {
      try {
        if (runner.isTransactionActive) await runner.rollbackTransaction();
      } finally {
        await runner.release();
      }
    }
  }

  /** A prepared statement on the pool, several times cheaper than a repository for lists. */
  async rows<T>(name: string, text: string, values: SqlValue[] = []): Promise<T[]> {
    const { rows } = await this.pool.query({ name, text, values });
    return rows as T[];
  }

  /** For single reads where a repository is the clearest. */
  get manager(): EntityManager {
    return this.source.manager;
  }

  /** The pool's connections: all of them, those that are idle, and how many requests wait for one. */
  get connections(): { total: number; atRest: number; askedFor: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, atRest: idleCount, askedFor: waitingCount };
  }

  private get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }
}
