import { Injectable } from '@nestjs/common';
import type { AddPasskey, Passkey } from '@safari/contracts';
import { clientKey, Database, DomainError } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SessionService } from '../sessions/session.service.js';
import { StaffMemberRepository, type StaffMemberRow } from '../staff-members/staff-member.repository.js';
import { assertConfirmed, type Decider } from './confirmation-cookie.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyService } from './passkey.service.js';
import { toPasskey } from './passkey.view.js';
import { PasskeyLetters } from './passkey-letters.js';

/** More than anybody uses. */
const MAX_PASSKEYS = 20;

/** Who removes a passkey: its owner in a session that stays, or an owner of the office. */
export interface Remover extends Decider {
  /** the hash of the session that goes on */
  session?: string;
}

/**
 * The passkeys of a member, e.g. a telephone's and a laptop's. Changes are serialized, so that the last way to sign in
 * stays.
 */
@Injectable()
export class MemberPasskeyService {
  constructor(
    private readonly database: Database,
    private readonly members: StaffMemberRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly service: PasskeyService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly letters: PasskeyLetters,
  ) {}

  /** The oldest first. */
  async list(memberId: string): Promise<Passkey[]> {
    return (await this.passkeys.listOf(memberId)).map(toPasskey);
  }

  /** @throws DomainError `not_found` where the member does not have it */
  async find(memberId: string, id: string): Promise<Passkey> {
    const found = (await this.list(memberId)).find((passkey) => passkey.id === id);
    if (!found) throw notThere();
    return found;
  }

  /** @throws DomainError `unauthenticated` where the credential does not answer the challenge */
  async add(
    memberId: string,
    { name, credential }: AddPasskey,
    challenge: string,
    address: string,
  ): Promise<Passkey> {
    const made = await this.service.readNew(credential, challenge);
    return this.database.transaction(async (tx) => {
      const member = await this.lock(tx, memberId);
      const known = await this.passkeys.listOf(memberId, tx);
      if (known.length >= MAX_PASSKEYS) {
        throw new DomainError(
          'conflict',
          `You have ${MAX_PASSKEYS} passkeys. Remove one that you do not use.`,
        );
      }
      await this.service.add(tx, member, challenge, { ...made, name }, clientKey(address));
      return toPasskey(await this.pick(tx, memberId, ({ id }) => id === made.id));
    });
  }

  rename(memberId: string, id: string, name: string, address: string): Promise<Passkey> {
    return this.database.transaction(async (tx) => {
      const renamed = await this.passkeys.updateName(tx, memberId, id, name);
      if (!renamed) throw notThere();
      await this.audit.add(tx, 'staff-passkey-renamed', clientKey(address), memberId);
      return toPasskey(renamed);
    });
  }

  /**
   * Removes a passkey, and ends what it may have opened: every session of the member but the one that asks.
   * @throws DomainError `conflict` for the last way to sign in, and for one's own passkey among those of other members:
   * that would end the session that asks; `forbidden` for an owner without a confirmation
   */
  remove(memberId: string, id: string, { session, ...decider }: Remover): Promise<void> {
    const isOwn = decider.id === memberId;
    if (isOwn && !session) {
      throw new DomainError('conflict', 'This is you. Remove it among your own passkeys instead.');
    }
    return this.database.transaction(async (tx) => {
      const member = await this.lock(tx, memberId);
      const { name } = await this.pick(tx, memberId, ({ publicId }) => publicId === id);
      assertConfirmed(decider);
      const others = (await this.passkeys.listOf(memberId, tx)).length - 1;
      if (others === 0 && !member.hasAccount) throw lastOne();
      await this.passkeys.delete(tx, memberId, id);
      await this.sessions.closeAllOf(tx, { staffMemberId: memberId }, session);
      const whom = isOwn ? undefined : memberId;
      await this.audit.add(tx, 'staff-passkey-removed', clientKey(decider.address), decider.id, whom);
      await this.letters.write(tx, 'passkey-removed', member, name);
    });
  }

  private async pick(
    tx: EntityManager,
    memberId: string,
    isIt: (passkey: { id: string; publicId: string }) => boolean,
  ) {
    const found = (await this.passkeys.listOf(memberId, tx)).find(isIt);
    if (!found) throw notThere();
    return found;
  }

  /** Locks the member, so that nobody else changes what they sign in by. */
  private async lock(tx: EntityManager, memberId: string): Promise<StaffMemberRow> {
    const member = await this.members.lockOne(tx, memberId);
    if (!member) throw DomainError.notFound('The member');
    return member;
  }
}

const notThere = () => DomainError.notFound('The passkey');

const lastOne = () =>
  new DomainError(
    'conflict',
    'This is the only way to sign in that is left. Add another one first; for a lost device an owner makes a new link.',
  );
