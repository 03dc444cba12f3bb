import { Injectable } from '@nestjs/common';
import { Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from './passkey.entity.js';

@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<PasskeyEntity | undefined> {
    return (await this.database.manager.findOneBy(PasskeyEntity, { id })) ?? undefined;
  }

  listOf(memberId: string): Promise<PasskeyEntity[]> {
    return this.database.manager.findBy(PasskeyEntity, { memberId });
  }

  /** @returns false where the authenticator's key is somebody's already */
  async insert(tx: EntityManager, passkey: PasskeyEntity): Promise<boolean> {
    const { id, memberId, publicKey, counter, transports } = passkey;
    const inserted = await tx.query<unknown[]>(
      `insert into passkey (id, member_id, public_key, counter, transports) values ($1, $2, $3, $4, $5)
       on conflict (id) do nothing returning id`,
      [id, memberId, publicKey, counter, transports],
    );
    return inserted.length > 0;
  }

  /** @returns false where it is gone, or where another use was counted meanwhile: one of the two is a copy */
  async updateUsed(tx: EntityManager, id: string, counter: number): Promise<boolean> {
    const [, updated] = (await tx.query(
      `update passkey set counter = $2, last_used_at = now()
       where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
      [id, counter],
    )) as [unknown[], number];
    return updated > 0;
  }

  async deleteOf(tx: EntityManager, memberId: string): Promise<void> {
    await tx.delete(PasskeyEntity, { memberId });
  }

  /** @returns false where a challenge was answered before */
  async useChallenge(tx: EntityManager, challenge: string): Promise<boolean> {
    const inserted = await tx.query<unknown[]>(
      'insert into used_challenge (challenge) values ($1) on conflict do nothing returning challenge',
      [challenge],
    );
    return inserted.length > 0;
  }
}
