import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.js';

@Injectable()
export class UserRepository {
  /** One sign-in at a time for an address, also before there is a row to lock. */
  async lockEmail(tx: EntityManager, email: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`auth:sign-in:${email}`]);
  }

  get(tx: EntityManager, id: UserEntity['id']): Promise<UserEntity> {
    return tx.findOneByOrFail(UserEntity, { id });
  }

  /** @returns who has the address now */
  async findIdByEmail(tx: EntityManager, email: string): Promise<UserEntity['id'] | undefined> {
    const user = await tx.findOne(UserEntity, { where: { email }, select: { id: true } });
    return user?.id;
  }

  exists(tx: EntityManager, id: UserEntity['id']): Promise<boolean> {
    return tx.existsBy(UserEntity, { id });
  }

  async insert(tx: EntityManager, user: Pick<UserEntity, 'id' | 'email' | 'name'>): Promise<void> {
    await tx.insert(UserEntity, user);
  }

  /** What the provider says of the user now; an address that it leaves out stays. */
  async updateSignedIn(
    tx: EntityManager,
    id: UserEntity['id'],
    facts: Pick<UserEntity, 'name' | 'picture' | 'signedInAt'> & Partial<Pick<UserEntity, 'email'>>,
  ): Promise<void> {
    await tx.update(UserEntity, { id }, facts);
  }
}
