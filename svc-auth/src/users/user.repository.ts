import { Injectable } from '@nestjs/common';
import { lockName, rowCountOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.js';

@Injectable()
export class UserRepository {
  /** Serializes sign-ins of an address, also before there is a row to lock. */
  lockEmail(tx: EntityManager, email: string): Promise<void> {
    return lockName(tx, `sign-in:${email}`);
  }

  get(tx: EntityManager, id: UserEntity['id']): Promise<UserEntity> {
    return tx.findOneByOrFail(UserEntity, { id });
  }

  /** @returns the id of the present owner of the address */
  async findIdByEmail(tx: EntityManager, email: string): Promise<UserEntity['id'] | undefined> {
    const user = await tx.findOne(UserEntity, { where: { email }, select: { id: true } });
    return user?.id;
  }

  async findEmail(tx: EntityManager, id: UserEntity['id']): Promise<string | undefined> {
    const user = await tx.findOne(UserEntity, { where: { id }, select: { email: true } });
    return user?.email;
  }

  async lock(tx: EntityManager, id: UserEntity['id']): Promise<UserEntity | undefined> {
    const user = await tx.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return user ?? undefined;
  }

  /** Whether a user has this id, or an erased one had. */
  async isIdTaken(tx: EntityManager, id: UserEntity['id']): Promise<boolean> {
    const given = await rowCountOf(
      tx,
      `select from "user" where id = $1
       union all select from erasure where customer_id = $1 and account_erased_at is not null limit 1`,
      [id],
    );
    return given > 0;
  }

  /** With the accounts at providers and the sessions, which the schema deletes. */
  async delete(tx: EntityManager, id: UserEntity['id']): Promise<void> {
    await tx.delete(UserEntity, { id });
  }

  async insert(tx: EntityManager, user: Pick<UserEntity, 'id' | 'email' | 'name'>): Promise<void> {
    await tx.insert(UserEntity, user);
  }

  /** Updates what the provider says of the user; an address that it leaves out stays. */
  async updateSignedIn(
    tx: EntityManager,
    id: UserEntity['id'],
    facts: Pick<UserEntity, 'name' | 'picture' | 'signedInAt'> & Partial<Pick<UserEntity, 'email'>>,
  ): Promise<void> {
    await tx.update(UserEntity, { id }, facts);
  }
}
