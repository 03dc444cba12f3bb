import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../problems/domain-error.js';
import type { IdempotencyKey } from './idempotency-key.js';

interface Kept<T> {
  fingerprint: string;
  answer: { value: T };
}

/** The same request again gets the first answer again; its work is done once. */
@Injectable()
export class IdempotencyKeyStore {
  /**
   * Does the work in `tx` unless this owner's key was answered before. Requests with one key wait for each other,
   * and key, effect and answer are committed together, so a crash in between leaves none of them.
   * @param owner who the key belongs to, e.g. the customer's id: keys of different owners never meet
   * @throws DomainError `key_reused` when the key came with another request
   */
  async once<T>(
    tx: EntityManager,
    owner: string,
    idempotencyKey: IdempotencyKey | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!idempotencyKey) return work();
    await tx.query('select pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))', [
      `:idempotency-key:${owner}:${idempotencyKey.key}`,
    ]);
    const [kept] = (await tx.query(
      'select fingerprint, answer from idempotency_key where owner = $1 and key = $2',
      [owner, idempotencyKey.key],
    )) as Kept<T>[];
    if (kept && kept.fingerprint !== idempotencyKey.fingerprint) {
      throw new DomainError(
        'key_reused',
        'This Idempotency-Key was used for another request. Use a new one.',
      );
    }
    if (kept) return kept.answer.value;
    const value = await work();
    await tx.query('insert into idempotency_key (owner, key, fingerprint, answer) values ($1, $2, $3, $4)', [
      owner,
      idempotencyKey.key,
      idempotencyKey.fingerprint,
      JSON.stringify({ value }),
    ]);
    return value;
  }
}
