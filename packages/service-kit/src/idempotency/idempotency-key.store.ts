import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../database/database.js';
import { DomainError } from '../problems/domain-error.js';
import type { IdempotencyKey } from './idempotency-key.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

/** Stores the answer under its key; may be sent along with other statements of the transaction. */
export type Answered<T> = (value: T) => Promise<void>;

export interface Repeats<T, A> {
  /** Reads what the work needs, at the same time as the key; unused where the request is a repeat. */
  prepare?: (tx: EntityManager) => Promise<A>;
  /** Whether the effect of the first answer still stands: once undone, a repeat must not be told that it is done. */
  stands?: (tx: EntityManager, answer: T) => Promise<boolean>;
}

const undone = (): DomainError =>
  new DomainError(
    'conflict',
    'This was done before, and taken back since. Look at it again: the next time it is done anew.',
    { extensions: { reason: 'undone' } },
  );

/** The same request again gets the first answer again; its work is done once. */
@Injectable()
export class IdempotencyKeyStore {
  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyKeyRepository,
  ) {}

  /** A use case that may be sent again: `once` in a transaction of its own. */
  transaction<T, A = undefined>(
    owner: string,
    idempotencyKey: IdempotencyKey | undefined,
    work: (tx: EntityManager, prepared: A, answered: Answered<T>) => Promise<T>,
    repeats?: Repeats<T, A>,
  ): Promise<T> {
    return this.database.transaction((tx) => this.once(tx, owner, idempotencyKey, work, repeats));
  }

  /**
   * Does the work in `tx` unless this owner's key was answered before. Requests with one key wait for each other, and
   * key, effect and answer are committed together, so a crash in between leaves none of them.
   * @param owner who the key belongs to, e.g. the customer's id: keys of different owners never meet
   * @param work may call `answered` as soon as it knows its answer, which saves a round trip to the database; else that
   * is done after it
   * @throws DomainError `key_reused` with that `answer` when the key came with another request; `conflict`, for the
   * reason `undone`, where the effect of the answer was undone since
   */
  async once<T, A = undefined>(
    tx: EntityManager,
    owner: string,
    idempotencyKey: IdempotencyKey | undefined,
    work: (tx: EntityManager, prepared: A, answered: Answered<T>) => Promise<T>,
    { prepare = () => Promise.resolve(undefined as A), stands }: Repeats<T, A> = {},
  ): Promise<T> {
    if (!idempotencyKey) return work(tx, await prepare(tx), () => Promise.resolve());
    const { key, fingerprint } = idempotencyKey;
    const keyed = Promise.all([this.keys.lock(tx, owner, key), this.keys.find(tx, owner, key)]);
    const prepared = prepare(tx);
    prepared.catch(() => undefined); // the work gets the error, where it awaits this
    const [, stored] = await keyed;
    if (stored && stored.fingerprint !== fingerprint) {
      throw new DomainError(
        'key_reused',
        'This Idempotency-Key was used for another request. Use a new one.',
        { extensions: { answer: stored.answer.value } },
      );
    }
    if (stored) {
      const answer = stored.answer.value as T; // the fingerprint names the call, and with it the answer's type
      if (stands && !(await stands(tx, answer))) throw undone();
      return answer;
    }
    let written: Promise<void> | undefined;
    const answered: Answered<T> = (value) => (written ??= this.keys.insert(tx, owner, idempotencyKey, value));
    const value = await work(tx, await prepared, answered);
    await answered(value);
    return value;
  }

  /** The stored answer of this owner's key; waits for a request that is being answered under it. */
  async answerTo(tx: EntityManager, owner: string, key: string): Promise<unknown> {
    await this.keys.lock(tx, owner, key);
    return (await this.keys.find(tx, owner, key))?.answer.value;
  }
}
