import { Injectable } from '@nestjs/common';
import type { User } from '@safari/contracts';
import type { EntityManager } from 'typeorm';
import { v4 as uuidv4 } from 'uuid';
import type { ProviderAccountEntity } from './provider-account.entity.js';
import { ProviderAccountRepository } from './provider-account.repository.js';
import { SignInRefused } from './sign-in.errors.js';
import { UserEntity } from './user.entity.js';
import { UserRepository } from './user.repository.js';

/** What a provider has proven of somebody: which account, and which mailbox. */
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
    // whoever is being erased is known until that is done, and a new user then
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

  /** Nothing of the user changes until the transaction ends. */
  lock(tx: EntityManager, id: UserEntity['id']): Promise<UserEntity | undefined> {
    return this.users.lock(tx, id);
  }

  /** Who has the address now. */
  findIdByEmail(tx: EntityManager, email: string): Promise<UserEntity['id'] | undefined> {
    return this.users.findIdByEmail(tx, email);
  }

  /** Nobody signs in as them until the transaction ends: whoever waits finds what is there then. In the order of `signIn`. */
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

  /** The id that others derive from the address, unless somebody had the address before, erased or not. */
  private async newId(tx: EntityManager, email: string): Promise<UserEntity['id']> {
    const id = UserEntity.idOf(email);
    return (await this.users.wasGiven(tx, id)) ? uuidv4() : id;
  }
}
