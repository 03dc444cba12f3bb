import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../problems/refusal.js';
import type { RepeatKey } from './repeat-key.js';

interface Kept<T> {
  fingerprint: string;
  answer: { value: T };
}

/** The same request again gets the first answer again; its work is done once. */
@Injectable()
export class Repeats {
  /**
   * Does the work in `tx` unless this owner's key was answered before. Requests with one key wait for each other,
   * and key, effect and answer are committed together, so a crash in between leaves none of them.
   * @param owner who the key belongs to, e.g. the customer's id: keys of different owners never meet
   * @throws Refusal `key_reused` when the key came with another request
   */
  async once<T>(
    tx: EntityManager,
    owner: string,
    repeat: RepeatKey | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    if (!repeat) return work();
    await tx.query('select pg_advisory_xact_lock(hashtextextended(current_schema() || $1, 0))', [
      `:repeat:${owner}:${repeat.key}`,
    ]);
    const [kept] = (await tx.query('select fingerprint, answer from repeat where owner = $1 and key = $2', [
      owner,
      repeat.key,
    ])) as Kept<T>[];
    if (kept && kept.fingerprint !== repeat.fingerprint) {
      throw new Refusal('key_reused', 'This Idempotency-Key was used for another request. Use a new one.');
    }
    if (kept) return kept.answer.value;
    const value = await work();
    await tx.query('insert into repeat (owner, key, fingerprint, answer) values ($1, $2, $3, $4)', [
      owner,
      repeat.key,
      repeat.fingerprint,
      JSON.stringify({ value }),
    ]);
    return value;
  }
}
