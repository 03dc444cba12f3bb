import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type {
  ChangeStaffMember,
  InviteStaffMember,
  StaffInvitationLink,
  StaffMember,
} from '@safari/contracts';
import {
  assertFresh,
  clientKey,
  Database,
  DomainError,
  type IdempotencyKey,
  IdempotencyKeyStore,
} from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SYSTEM } from '../audit/session-id.rules.js';
import { assertConfirmed, type Decider } from '../passkeys/confirmation-cookie.js';
import { PasskeyService } from '../passkeys/passkey.service.js';
import { SessionService } from '../sessions/session.service.js';
import { StaffAccountRepository } from '../staff-members/staff-account.repository.js';
import { StaffMemberRepository, type StaffMemberRow } from '../staff-members/staff-member.repository.js';
import { InvitationService } from './invitation.service.js';
import { canSignIn, toMember } from './member.view.js';

/** Manages the members of the office. Every decision ends at once and everywhere what the member could do before. */
@Injectable()
export class MemberService {
  constructor(
    private readonly database: Database,
    private readonly members: StaffMemberRepository,
    private readonly invitations: InvitationService,
    private readonly passkeys: PasskeyService,
    private readonly accounts: StaffAccountRepository,
    private readonly sessions: SessionService,
    private readonly idempotencyKeys: IdempotencyKeyStore,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<StaffMember[]> {
    return (await this.members.list()).map(toMember);
  }

  /** A repeat returns the same member with a new link, since links are not stored: the former one stops working. */
  invite(
    decider: Decider,
    member: InviteStaffMember,
    idempotencyKey: IdempotencyKey | undefined,
  ): Promise<StaffInvitationLink> {
    assertConfirmed(decider);
    return this.database.transaction(async (tx) => {
      const id = await this.idempotencyKeys.once(
        tx,
        decider.id,
        idempotencyKey,
        () => this.add(tx, decider, member),
        { stands: async (_, added) => (await this.members.lockOne(tx, added)) !== undefined },
      );
      if (canSignIn(await this.find(tx, id))) {
        throw new DomainError('conflict', 'Whom you invited has joined already.');
      }
      return this.linkFor(tx, id);
    });
  }

  /**
   * Also for members who have lost their device: no former passkey, account or link works any more. Nobody can do so
   * for themselves: it would end the session in which they read the link.
   */
  inviteAgain(decider: Decider, id: string): Promise<StaffInvitationLink> {
    if (decider.id === id) throw new DomainError('conflict', 'This is you. Add another passkey instead.');
    return this.database.transaction(async (tx) => {
      await this.members.lock(tx);
      const member = await this.find(tx, id);
      assertConfirmed(decider);
      if (canSignIn(member) && !(await this.members.mayStop(tx, id))) throw lastOwner();
      await this.sessions.closeAllOf(tx, { staffMemberId: id });
      await this.passkeys.removeAllOf(tx, id);
      await this.accounts.deleteOf(tx, id);
      await this.audit.add(tx, 'staff-member-invited', clientKey(decider.address), decider.id, id);
      return this.linkFor(tx, id);
    });
  }

  /**
   * An owner invited from outside, when no owner can sign in any more: new, or the member who has the address, who
   * keeps name, passkeys and account. A repeat makes a new link, and the former one stops working.
   */
  inviteOwner({ name, email }: Pick<InviteStaffMember, 'name' | 'email'>): Promise<StaffInvitationLink> {
    return this.database.transaction(async (tx) => {
      await this.members.lock(tx);
      const id = await this.members.ensure(tx, {
        id: randomUUID(),
        name,
        email: email.toLowerCase(),
        role: 'owner',
      });
      const member = await this.find(tx, id);
      if (member.role !== 'owner') {
        await this.members.update(tx, id, { name: member.name, role: 'owner' });
        await this.sessions.closeAllOf(tx, { staffMemberId: id });
      }
      // a former provider's account would keep them from joining by one of the present provider
      if (!member.hasAccount) await this.accounts.deleteOf(tx, id);
      await this.audit.add(tx, 'staff-member-invited', '', SYSTEM, id);
      return this.linkFor(tx, id);
    });
  }

  /** A new name gives no access, so only a new role requires the decider's confirmation. */
  edit(
    decider: Decider,
    id: string,
    seen: number | undefined,
    facts: ChangeStaffMember,
  ): Promise<StaffMember> {
    return this.database.transaction(async (tx) => {
      await this.members.lock(tx);
      const before = await this.find(tx, id);
      assertFresh(seen, toMember(before));
      const hasOtherRole = before.role !== facts.role;
      if (hasOtherRole) assertConfirmed(decider);
      if (!(await this.members.update(tx, id, facts))) throw lastOwner();
      if (hasOtherRole) await this.sessions.closeAllOf(tx, { staffMemberId: id });
      await this.audit.add(tx, 'staff-member-changed', clientKey(decider.address), decider.id, id);
      return toMember(await this.find(tx, id));
    });
  }

  remove(decider: Decider, id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.members.lock(tx);
      await this.find(tx, id);
      assertConfirmed(decider);
      await this.sessions.closeAllOf(tx, { staffMemberId: id });
      if (!(await this.members.delete(tx, id))) throw lastOwner();
      await this.audit.add(tx, 'staff-member-removed', clientKey(decider.address), decider.id, id);
    });
  }

  private async add(
    tx: EntityManager,
    decider: Decider,
    { name, email, role }: InviteStaffMember,
  ): Promise<string> {
    const id = randomUUID();
    if (!(await this.members.insert(tx, { id, name, email: email.toLowerCase(), role }))) {
      const reason = 'Somebody of the office has this address already.';
      throw new DomainError('conflict', reason, { errors: { email: [reason] } });
    }
    await this.audit.add(tx, 'staff-member-invited', clientKey(decider.address), decider.id, id);
    return id;
  }

  private async linkFor(tx: EntityManager, id: string): Promise<StaffInvitationLink> {
    const link = await this.invitations.open(tx, id);
    return { member: toMember(await this.find(tx, id)), link };
  }

  private async find(tx: EntityManager, id: string): Promise<StaffMemberRow> {
    const member = await this.members.lockOne(tx, id);
    if (!member) throw DomainError.notFound('The member');
    return member;
  }
}

const lastOwner = () =>
  new DomainError(
    'conflict',
    'This is the last owner who can sign in. Make somebody else an owner first, who has opened their link.',
  );
