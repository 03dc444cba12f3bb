import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockName } from '../database/name-lock.js';
import { statement } from '../database/statement.js';
import type { IdempotencyKey } from './idempotency-key.js';

/** The stored answer of a key. */
export interface StoredAnswer {
  fingerprint: string;
  /** In an object of its own, since an answer may be nothing at all. */
  answer: { value: unknown };
}

/** The answers of requests that may come again, by their owners and keys. */
@Injectable()
export class IdempotencyKeyRepository {
  /** Locks the key until the transaction ends, also before it has a row. */
  lock(tx: EntityManager, owner: string, key: string): Promise<void> {
    return lockName(tx, `idempotency-key:${owner}:${key}`);
  }

  async find(tx: EntityManager, owner: string, key: string): Promise<StoredAnswer | undefined> {
    const [found] = await statement<StoredAnswer>(
      tx,
      'idempotency-find',
      'select fingerprint, answer from idempotency_key where owner = $1 and key = $2',
      [owner, key],
    );
    return found;
  }

  async insert(
    tx: EntityManager,
    owner: string,
    { key, fingerprint }: IdempotencyKey,
    value: unknown,
  ): Promise<void> {
    await statement(
      tx,
      'idempotency-insert',
      'insert into idempotency_key (owner, key, fingerprint, answer) values ($1, $2, $3, $4)',
      [owner, key, fingerprint, JSON.stringify({ value })],
    );
  }
}
