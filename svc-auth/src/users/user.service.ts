import { Injectable } from '@nestjs/common';
import type { User } from '@safari/contracts';
import { DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import { ProviderAccountEntity } from './provider-account.entity.js';
import { UserEntity } from './user.entity.js';

/** What a provider has proven of somebody: which account, and which mailbox. */
export type ProvenPerson = Omit<User, 'id'> & Pick<ProviderAccountEntity, 'issuer' | 'subject'>;

@Injectable()
export class UserService {
  /**
   * The user of a proven account, made at the first sign-in, with the newest name, picture and address.
   * @throws DomainError when the address is another account's
   */
  async signedIn(tx: EntityManager, person: ProvenPerson): Promise<UserEntity> {
    const email = person.email.toLowerCase();
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`auth:sign-in:${email}`]);
    const id = (await this.known(tx, person)) ?? (await this.bind(tx, person, email));
    await tx.update(UserEntity, id, {
      name: person.name.slice(0, 200),
      picture: person.picture,
      signedInAt: new Date(),
      ...(!(await this.isAnothers(tx, email, id)) && { email }),
    });
    return tx.findOneByOrFail(UserEntity, { id });
  }

  private async known(
    tx: EntityManager,
    { issuer, subject }: ProvenPerson,
  ): Promise<UserEntity['id'] | undefined> {
    const account = await tx.findOneBy(ProviderAccountEntity, { issuer, subject });
    return account?.userId;
  }

  /** Ties the account to the user of its address, who must not be tied to another one of the same issuer. */
  private async bind(
    tx: EntityManager,
    { issuer, subject, name }: ProvenPerson,
    email: string,
  ): Promise<UserEntity['id']> {
    const user = await tx.findOneBy(UserEntity, { email });
    const userId = user?.id ?? (await this.freeId(tx, email));
    if (!user) await tx.insert(UserEntity, { id: userId, email, name: name.slice(0, 200) });
    else if (await tx.existsBy(ProviderAccountEntity, { userId, issuer })) {
      throw new DomainError('forbidden', 'This address belongs to another account at the provider.');
    }
    await tx.insert(ProviderAccountEntity, { issuer, subject, userId });
    return userId;
  }

  /** The id that others derive from the address, unless somebody had the address before. */
  private async freeId(tx: EntityManager, email: string): Promise<UserEntity['id']> {
    const id = UserEntity.idOf(email);
    return (await tx.existsBy(UserEntity, { id })) ? uuidv4() : id;
  }

  private async isAnothers(tx: EntityManager, email: string, id: UserEntity['id']): Promise<boolean> {
    const holder = await tx.findOneBy(UserEntity, { email });
    return holder !== null && holder.id !== id;
  }
}
