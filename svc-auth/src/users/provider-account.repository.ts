import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ProviderAccountEntity } from './provider-account.entity.js';

@Injectable()
export class ProviderAccountRepository {
  /** @returns the user who signs in with the account */
  async findUserId(
    tx: EntityManager,
    { issuer, subject }: Pick<ProviderAccountEntity, 'issuer' | 'subject'>,
  ): Promise<string | undefined> {
    const account = await tx.findOneBy(ProviderAccountEntity, { issuer, subject });
    return account?.userId;
  }

  /** @returns whether the user has an account at that issuer */
  existsFor(tx: EntityManager, userId: string, issuer: string): Promise<boolean> {
    return tx.existsBy(ProviderAccountEntity, { userId, issuer });
  }

  async insert(tx: EntityManager, account: ProviderAccountEntity): Promise<void> {
    await tx.insert(ProviderAccountEntity, account);
  }
}
