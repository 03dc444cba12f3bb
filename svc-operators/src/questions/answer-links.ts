import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OperatorsConfig } from '../config.js';
import { hashOf, newToken } from './answer-token.js';

/** Who has a link may answer its request. It is known only to whom it is given: here lies its hash alone. */
@Injectable()
export class AnswerLinks {
  constructor(private readonly config: OperatorsConfig) {}

  /** One more link to a request; those given out before stay good. @returns its address */
  async add(tx: EntityManager, requestId: number): Promise<string> {
    const token = newToken();
    await tx.query('insert into answer_link (token_hash, request_id) values ($1, $2)', [
      hashOf(token),
      requestId,
    ]);
    return `${this.config.PUBLIC_ORIGIN}/answer/${token}`;
  }

  /** From now on none of the requests' links tells or takes anything. */
  async revoke(tx: EntityManager, requestIds: readonly number[]): Promise<void> {
    await tx.query(
      'update answer_link set revoked_at = now() where request_id = any($1::int[]) and revoked_at is null',
      [requestIds],
    );
  }
}
