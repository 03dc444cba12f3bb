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
 * Before another attempt, so that the transaction for whose sake the last one was ended takes what it waited for:
 * whoever asks at once is often before it, and ends both again. At random, so that several do not meet once more.
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
   * @param work changes nothing but by `tx`: it is done anew, up to three times in all, where it was ended for another
   *   transaction's sake
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
   * Does what a use case does, with all its refusals, and takes back every transaction of it that succeeded: nothing is
   * kept and nothing leaves.
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

  /** How many connections there are, how many of them rest, and how many are asked for in vain. */
  get connections(): { total: number; atRest: number; askedFor: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { total: totalCount, atRest: idleCount, askedFor: waitingCount };
  }

  private get pool(): Pool {
    return (this.source.driver as unknown as { master: Pool }).master;
  }
}
