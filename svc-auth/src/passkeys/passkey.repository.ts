import { Injectable } from '@nestjs/common';
import { Database, rowCountOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { PasskeyEntity } from './passkey.entity.js';

/** A passkey that was just made. */
export type NewPasskey = Omit<PasskeyEntity, 'publicId' | 'createdAt' | 'lastUsedAt'>;

@Injectable()
export class PasskeyRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<PasskeyEntity | undefined> {
    return (await this.database.manager.findOneBy(PasskeyEntity, { id })) ?? undefined;
  }

  /** The oldest first. */
  listOf(memberId: string, tx: EntityManager = this.database.manager): Promise<PasskeyEntity[]> {
    return tx.find(PasskeyEntity, { where: { memberId }, order: { createdAt: 'asc', id: 'asc' } });
  }

  /** @returns false where the authenticator's key belongs to a member already */
  async insert(tx: EntityManager, passkey: NewPasskey): Promise<boolean> {
    const { id, memberId, publicKey, counter, transports, name } = passkey;
    const inserted = await rowCountOf(
      tx,
      `insert into passkey (id, member_id, public_key, counter, transports, name) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing returning id`,
      [id, memberId, publicKey, counter, transports, name],
    );
    return inserted > 0;
  }

  /** @returns false where it is gone, or where another use was counted meanwhile: one of the two is a copy */
  async updateUsed(tx: EntityManager, id: string, counter: number): Promise<boolean> {
    const updated = await rowCountOf(
      tx,
      `update passkey set counter = $2, last_used_at = now()
       where id = $1 and (counter < $2 or counter = 0 and $2 = 0)`,
      [id, counter],
    );
    return updated > 0;
  }

  /** @returns the passkey as it is now, undefined where the member does not have it */
  async updateName(
    tx: EntityManager,
    memberId: string,
    publicId: string,
    name: string,
  ): Promise<PasskeyEntity | undefined> {
    const { affected } = await tx.update(PasskeyEntity, { memberId, publicId }, { name });
    if (!affected) return undefined;
    return (await tx.findOneBy(PasskeyEntity, { memberId, publicId })) ?? undefined;
  }

  async delete(tx: EntityManager, memberId: string, publicId: string): Promise<void> {
    await tx.delete(PasskeyEntity, { memberId, publicId });
  }

  async deleteOf(tx: EntityManager, memberId: string): Promise<void> {
    await tx.delete(PasskeyEntity, { memberId });
  }

  /** @returns false where a challenge was answered before */
  async useChallenge(tx: EntityManager, challenge: string): Promise<boolean> {
    const inserted = await rowCountOf(
      tx,
      'insert into used_challenge (challenge) values ($1) on conflict do nothing returning challenge',
      [challenge],
    );
    return inserted > 0;
  }
}
