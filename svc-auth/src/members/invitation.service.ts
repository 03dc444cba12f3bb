import { Injectable } from '@nestjs/common';
import type { StaffInvitation } from '@safari/contracts';
import { clientKey, Database, DomainError, linkTokenHash, newLinkToken } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config.js';
import { PasskeyService } from '../passkeys/passkey.service.js';
import type { Caller } from '../sessions/caller.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { StaffMemberRepository } from '../staff-members/staff-member.repository.js';
import { InvitationRepository, type InvitedMember } from './invitation.repository.js';

const LIFETIME_MS = 7 * 24 * 3_600_000;

/** Links by which members choose what they sign in by: each works once, within a week, and only its hash is stored. */
@Injectable()
export class InvitationService {
  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly invitations: InvitationRepository,
    private readonly members: StaffMemberRepository,
    private readonly passkeys: PasskeyService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
  ) {}

  /** A new link; the part behind the hash sign stays in the browser and reaches no server's log. */
  async open(tx: EntityManager, memberId: string): Promise<string> {
    const token = newLinkToken();
    await this.invitations.replace(tx, memberId, hashOf(token), new Date(Date.now() + LIFETIME_MS));
    return `${this.config.PUBLIC_ORIGIN}/join#${token}`;
  }

  async read(token: string): Promise<StaffInvitation> {
    const { name, email, role } = await this.find(token);
    return { name, email, role };
  }

  async passkeyOptions(token: string) {
    return this.passkeys.creationOptions(await this.find(token));
  }

  /** Adds the new passkey to the member, and signs in this browser. */
  async accept(
    token: string,
    credential: Record<string, unknown>,
    challenge: string,
    caller: Caller,
    former: SessionId | undefined,
  ): Promise<SessionId> {
    const member = await this.find(token);
    const passkey = await this.passkeys.readNew(credential, challenge);
    const client = clientKey(caller.address);
    return this.database.transaction(async (tx) => {
      await this.take(tx, token, member.id);
      if (former) await this.sessions.close(tx, 'staff', former);
      await this.passkeys.add(
        tx,
        member,
        challenge,
        { ...passkey, name: caller.device ?? 'Passkey' },
        client,
      );
      const session = await this.sessions.openForStaff(tx, member.id, caller.device, undefined);
      await this.audit.add(tx, 'staff-signed-in', client, member.id);
      return session;
    });
  }

  /**
   * Uses the link up. Locks the member first, like an owner who makes a new link or removes the member: the opposite
   * order could deadlock.
   * @throws DomainError `gone` where it was used up before
   */
  async take(tx: EntityManager, token: string, memberId: string): Promise<void> {
    const isThere = await this.members.shareIfPresent(tx, memberId);
    if (!isThere || !(await this.invitations.take(tx, hashOf(token)))) throw notThere();
  }

  /** @throws DomainError `gone` where the link is used, expired or unknown */
  async find(token: string): Promise<InvitedMember> {
    const member = await this.invitations.find(hashOf(token));
    if (!member) throw notThere();
    return member;
  }
}

/** The same refusal whether it was used, has expired, or never existed. */
const notThere = () =>
  new DomainError('gone', 'This invitation does not open any more. Ask an owner for a new link.');

const hashOf = (token: string): string => linkTokenHash(token).toString('hex');
