import { Injectable } from '@nestjs/common';
import type { User } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import type { ProviderAccountEntity } from './provider-account.entity.js';
import { ProviderAccountRepository } from './provider-account.repository.js';
import { SignInRefused } from './sign-in.errors.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** The account and the mailbox that a provider has proven. */
export type ProvenPerson = Omit<User, 'id'> & Pick<ProviderAccountEntity, 'issuer' | 'subject'>;

const MAX_NAME = 200;

@Injectable()
export class UserService {
  constructor(
    private readonly users: UserRepository,
    private readonly accounts: ProviderAccountRepository,
  ) {}

  /**
   * The user of a proven account, made at the first sign-in, with the newest name, picture and address.
   * @throws DomainError when the address is another account's
   */
  async signIn(tx: EntityManager, person: ProvenPerson): Promise<UserEntity> {
    const email = person.email.toLowerCase();
    const name = person.name.slice(0, MAX_NAME);
    await this.users.lockEmail(tx, email);
    // a user whose erasure is under way is found until it is done; after that this makes a new one
    const known = await this.accounts.findUserId(tx, person);
    const isThere = known !== undefined && (await this.users.lock(tx, known)) !== undefined;
    const id = isThere ? known : await this.link(tx, person, email, name);
    const holder = await this.users.findIdByEmail(tx, email);
    await this.users.updateSignedIn(tx, id, {
      name,
      picture: person.picture,
      signedInAt: new Date(),
      ...((holder === undefined || holder === id) && { email }),
    });
    return this.users.get(tx, id);
  }

  /** Locks the user until the transaction ends. */
  lock(tx: EntityManager, id: UserEntity['id']): Promise<UserEntity | undefined> {
    return this.users.lock(tx, id);
  }

  /** The present owner of the address. */
  findIdByEmail(tx: EntityManager, email: string): Promise<UserEntity['id'] | undefined> {
    return this.users.findIdByEmail(tx, email);
  }

  /** Locks out sign-ins of this user until the transaction ends, in the lock order of `signIn`. */
  async lockSignIn(tx: EntityManager, id: UserEntity['id']): Promise<void> {
    const email = await this.users.findEmail(tx, id);
    if (email === undefined) return;
    await this.users.lockEmail(tx, email);
    await this.users.lock(tx, id);
  }

  /** With the accounts that sign in to it. */
  async delete(tx: EntityManager, id: UserEntity['id']): Promise<void> {
    await this.users.delete(tx, id);
  }

  /** Links the account to the user of its address, who must have no other account at the same issuer. */
  private async link(
    tx: EntityManager,
    { issuer, subject }: ProvenPerson,
    email: string,
    name: string,
  ): Promise<UserEntity['id']> {
    const known = await this.users.findIdByEmail(tx, email);
    if (known && (await this.accounts.existsFor(tx, known, issuer))) {
      throw new SignInRefused('other-account', 'This address belongs to another account at the provider.');
    }
    const userId = known ?? (await this.newId(tx, email));
    if (!known) await this.users.insert(tx, { id: userId, email, name });
    await this.accounts.insert(tx, { issuer, subject, userId });
    return userId;
  }

  /** The id that is derived from the address, unless a user with it, erased or not, had the address before. */
  private async newId(tx: EntityManager, email: string): Promise<UserEntity['id']> {
    const id = UserEntity.idOf(email);
    return (await this.users.isIdTaken(tx, id)) ? uuidv4() : id;
  }
}
