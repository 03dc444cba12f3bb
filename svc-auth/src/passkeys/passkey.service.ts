import { Injectable } from '@nestjs/common';
import { clientKey, Database } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { Caller } from '../sessions/caller.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { StaffMemberRepository } from '../staff-members/staff-member.repository.js';
import type { PasskeyEntity } from './passkey.entity.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyLetters } from './passkey-letters.js';
import { isCredentialId, notProven, type PasskeyOwner, RelyingParty } from './relying-party.js';

/** Sign-in of members by passkey: none of their secrets are stored here, and nothing can be guessed. */
@Injectable()
export class PasskeyService {
  constructor(
    private readonly database: Database,
    private readonly party: RelyingParty,
    private readonly passkeys: PasskeyRepository,
    private readonly members: StaffMemberRepository,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly letters: PasskeyLetters,
  ) {}

  signInOptions() {
    return this.party.signInOptions();
  }

  async creationOptions(owner: PasskeyOwner) {
    return this.party.creationOptions(owner, await this.passkeys.listOf(owner.id));
  }

  /**
   * @throws DomainError `unauthenticated` for an unknown passkey, and where the credential does not answer this
   * challenge
   */
  async signIn(
    credential: Record<string, unknown>,
    challenge: string,
    caller: Caller,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    const { id } = credential;
    const passkey = isCredentialId(id) ? await this.passkeys.find(id) : undefined;
    if (!passkey) throw notProven();
    const { memberId } = passkey;
    const client = clientKey(caller.address);
    const use = await this.readUse(credential, challenge, passkey, client);
    return this.database.transaction(async (tx) => {
      await use(tx);
      const session = await this.sessions.openForStaff(tx, memberId, caller.device, former);
      await this.audit.add(tx, 'staff-signed-in', client, memberId);
      return session;
    });
  }

  /** The options by which a member confirms that it is still them. */
  async confirmOptions(memberId: string) {
    return this.party.confirmOptions(await this.passkeys.listOf(memberId));
  }

  /** Confirms by one of the member's passkeys that it is still them. @throws DomainError as `signIn` */
  async confirm(
    memberId: string,
    credential: Record<string, unknown>,
    challenge: string,
    address: string,
  ): Promise<void> {
    const passkey = (await this.passkeys.listOf(memberId)).find(({ id }) => id === credential['id']);
    if (!passkey) throw notProven();
    const use = await this.readUse(credential, challenge, passkey, clientKey(address));
    await this.database.transaction(use);
  }

  /** Uses up a confirmation by the provider, which counts once. @throws DomainError as `signIn` */
  async useConfirmation(challenge: string): Promise<void> {
    if (!(await this.passkeys.useChallenge(this.database.manager, challenge))) throw notProven();
  }

  /** A passkey that the owner's authenticator has just made. @throws DomainError as `signIn` */
  readNew(credential: Record<string, unknown>, challenge: string) {
    return this.party.readNew(credential, challenge);
  }

  /**
   * @throws DomainError `unauthenticated` where the challenge was answered before, or the key belongs to a member
   * already
   */
  async add(
    tx: EntityManager,
    member: PasskeyOwner,
    challenge: string,
    made: Awaited<ReturnType<RelyingParty['readNew']>> & { name: string },
    client: string,
  ): Promise<void> {
    const { id, publicKey, counter, transports, name } = made;
    if (!(await this.passkeys.useChallenge(tx, challenge))) throw notProven();
    const passkey = { id, memberId: member.id, publicKey, counter: String(counter), transports, name };
    if (!(await this.passkeys.insert(tx, passkey))) throw notProven();
    await this.audit.add(tx, 'staff-passkey-added', client, member.id);
    await this.letters.write(tx, 'passkey-added', member, name);
  }

  /** Removes all of the member's passkeys. */
  removeAllOf(tx: EntityManager, memberId: string): Promise<void> {
    return this.passkeys.deleteOf(tx, memberId);
  }

  /**
   * @returns a function that records the use, and throws where the passkey is gone or its challenge was answered before
   */
  private async readUse(
    credential: Record<string, unknown>,
    challenge: string,
    passkey: PasskeyEntity,
    client: string,
  ): Promise<(tx: EntityManager) => Promise<void>> {
    const { id, memberId } = passkey;
    const counter = await this.party.readUse(credential, challenge, passkey).catch(async (error: unknown) => {
      // a passkey's id is known only to those who have seen it, so strangers cannot fill the audit
      await this.audit.add(this.database.manager, 'staff-sign-in-failed', client, memberId);
      throw error;
    });
    return async (tx) => {
      if (!(await this.members.shareIfPresent(tx, memberId))) throw notProven();
      if (!(await this.passkeys.useChallenge(tx, challenge))) throw notProven();
      if (!(await this.passkeys.updateUsed(tx, id, counter))) throw notProven();
    };
  }
}
