import { Injectable, Logger } from '@nestjs/common';
import type { AccountProblem, ConfirmByProvider, StaffSignInWays } from '@safari/contracts';
import { clientKey, Database, DomainError, sessionHash } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { AuthConfig } from '../config.js';
import { InvitationService } from '../members/invitation.service.js';
import { ATTEMPT_MAX_AGE_S } from '../openid/attempt-cookie.js';
import { OpenIdService, type Proven } from '../openid/openid.service.js';
import type { Confirmed } from '../passkeys/confirmation-cookie.js';
import { PasskeyLetters } from '../passkeys/passkey-letters.js';
import type { Caller } from '../sessions/caller.js';
import { type SessionId, SessionService } from '../sessions/session.service.js';
import { type StaffAccount, StaffAccountRepository } from '../staff-members/staff-account.repository.js';
import { StaffMemberRepository } from '../staff-members/staff-member.repository.js';
import { AccountRefused, problemOf } from './account.errors.js';
import { type AccountAttempt, type AccountPurpose, CALLBACK } from './account-attempts.js';

/** By how much the provider's clock may differ from ours. */
const CLOCK_SKEW_MS = 60_000;

/** Demands a new sign-in at the provider. */
const FRESH_SIGN_IN = { max_age: '0' } as const;

/** Where the browser is sent at the provider. */
export interface ProviderRedirect {
  address: string;
  attempt: AccountAttempt;
}

/** After the return from the provider: where the browser goes on, and what it gets. */
export interface CallbackResult {
  to: string;
  session?: SessionId;
  /** the member who has just confirmed, to change what they sign in by */
  confirmed?: string;
  /** the same for a member who decides about members */
  decides?: Confirmed;
}

/** Sign-in of members by the account at the OpenID provider with which they have joined. */
@Injectable()
export class AccountService {
  private readonly log = new Logger('Accounts');

  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly provider: OpenIdService,
    private readonly accounts: StaffAccountRepository,
    private readonly members: StaffMemberRepository,
    private readonly invitations: InvitationService,
    private readonly sessions: SessionService,
    private readonly audit: AuditService,
    private readonly letters: PasskeyLetters,
  ) {}

  ways(): StaffSignInWays {
    return { account: this.config.staffIssuer !== null };
  }

  /** @returns the sign-in screen's address where the provider does not answer */
  signIn(former: SessionId | undefined): Promise<ProviderRedirect | { address: string }> {
    return this.leave({ kind: 'sign-in' }, former);
  }

  /**
   * As `confirm`, for a member who decides about others.
   * @returns the sign-in screen's address where nobody is signed in as a member, or as for `signIn`
   */
  async confirmDecisions(id: SessionId | undefined): Promise<ProviderRedirect | { address: string }> {
    this.issuer();
    const { staffMemberId: memberId, hash } = (await this.sessions.find('staff', id)) ?? {};
    if (!memberId || !hash) return { address: SIGN_IN_PAGE };
    return this.leave({ kind: 'decide', memberId, session: hash }, undefined, FRESH_SIGN_IN);
  }

  /** @throws DomainError `gone` where the link is used, expired or unknown */
  async join(token: string, former: SessionId | undefined): Promise<ProviderRedirect> {
    await this.invitations.find(token);
    return this.redirectToProvider({ kind: 'join', token }, former);
  }

  /** Demands a fresh sign-in at the provider (`max_age=0`): having the unattended screen of a member is not enough. */
  confirm(memberId: string, { removes }: ConfirmByProvider): Promise<ProviderRedirect> {
    const purpose = { kind: 'confirm', memberId, ...(removes && { removes }) } as const;
    return this.redirectToProvider(purpose, undefined, FRESH_SIGN_IN);
  }

  /** @param query of the callback, with its `?`. Any failure is audited, and shown where the attempt began */
  async handleCallback(
    attempt: AccountAttempt | undefined,
    query: string,
    caller: Caller,
  ): Promise<CallbackResult> {
    try {
      const { purpose, ...rest } = this.live(attempt);
      const proven = await this.provider.finish(CALLBACK + query, rest);
      if (purpose.kind === 'join') return await this.bind(proven, purpose.token, rest.former, caller);
      if (purpose.kind === 'sign-in') return await this.enter(proven, rest.former, caller);
      return await this.confirmed(proven, purpose, rest.startedAt);
    } catch (error) {
      this.log.warn({ msg: 'an attempt with a provider account failed', err: error });
      const memberId = error instanceof AccountRefused ? error.memberId : undefined;
      await this.audit.addFailure(error, clientKey(caller.address), memberId);
      return { to: pageOf(attempt?.purpose, { problem: problemOf(error) }) };
    }
  }

  private async leave(
    ...[purpose, former, asked]: Parameters<AccountService['redirectToProvider']>
  ): Promise<ProviderRedirect | { address: string }> {
    try {
      return await this.redirectToProvider(purpose, former, asked);
    } catch (error) {
      if (problemOf(error) !== 'unavailable') throw error;
      return { address: pageOf(purpose, { problem: 'unavailable' }) };
    }
  }

  private async redirectToProvider(
    purpose: AccountPurpose,
    former: SessionId | undefined,
    asked?: Readonly<Record<string, string>>,
  ): Promise<ProviderRedirect> {
    this.issuer();
    const { address, proof } = await this.provider.start(CALLBACK, asked);
    const attempt = { ...proof, purpose, startedAt: Date.now() };
    return { address, attempt: former ? { ...attempt, former: sessionHash(former) } : attempt };
  }

  /** @throws DomainError `forbidden` for an attempt that has expired, or that did not begin here */
  private live(attempt: AccountAttempt | undefined): AccountAttempt {
    const since = attempt?.purpose && Date.now() - attempt.startedAt;
    if (!attempt || !(Number(since) < ATTEMPT_MAX_AGE_S * 1000)) {
      throw new DomainError('forbidden', 'This sign-in was not started here, or it took too long.');
    }
    return attempt;
  }

  private async enter(
    { person }: Proven,
    former: string | undefined,
    { address, device }: Caller,
  ): Promise<CallbackResult> {
    const account = this.accountOf(person);
    return this.database.transaction(async (tx) => {
      const memberId = await this.accounts.findMemberId(tx, account);
      const isTheirs = memberId && (await this.members.shareIfPresent(tx, memberId));
      if (!isTheirs || !(await this.accounts.updateUsed(tx, account, memberId))) {
        throw new AccountRefused('unknown', memberId);
      }
      return this.open(tx, memberId, former, { address, device });
    });
  }

  /** Makes the account, which proves the invited address, the member's for good. */
  private async bind(
    { person }: Proven,
    token: string,
    former: string | undefined,
    caller: Caller,
  ): Promise<CallbackResult> {
    const account = this.accountOf(person);
    const member = await this.invitations.find(token);
    if (person.email.toLowerCase() !== member.email) throw new AccountRefused('other', member.id);
    return this.database.transaction(async (tx) => {
      await this.invitations.take(tx, token, member.id);
      if (former) await this.sessions.closeByHash(tx, 'staff', former);
      if (!(await this.accounts.insert(tx, account, member.id))) throw new AccountRefused('taken', member.id);
      await this.audit.add(tx, 'staff-account-bound', clientKey(caller.address), member.id);
      await this.letters.write(tx, 'account-bound', member, person.email);
      return this.open(tx, member.id, undefined, caller);
    });
  }

  private async confirmed(
    { person, signedInAt }: Proven,
    purpose: Extract<AccountPurpose, { kind: 'confirm' | 'decide' }>,
    since: number,
  ): Promise<CallbackResult> {
    const { memberId } = purpose;
    const theirs = await this.accounts.findMemberId(this.database.manager, this.accountOf(person));
    if (theirs !== memberId) throw new AccountRefused('other', memberId);
    if (!(Number(signedInAt) > since - CLOCK_SKEW_MS)) throw new AccountRefused('not-anew', memberId);
    if (purpose.kind === 'confirm')
      return { to: pageOf(purpose, { account: 'confirmed' }), confirmed: memberId };
    return { to: pageOf(purpose, { account: 'decides' }), decides: { memberId, session: purpose.session } };
  }

  private async open(
    tx: EntityManager,
    memberId: string,
    former: string | undefined,
    { address, device }: Caller,
  ): Promise<CallbackResult> {
    if (former) await this.sessions.closeByHash(tx, 'staff', former);
    const session = await this.sessions.openForStaff(tx, memberId, device, undefined);
    await this.audit.add(tx, 'staff-signed-in', clientKey(address), memberId);
    return { to: pageOf({ kind: 'sign-in' }, { account: 'entered' }), session };
  }

  private accountOf({ subject }: Pick<StaffAccount, 'subject'>): StaffAccount {
    return { issuer: this.issuer(), subject };
  }

  /** @throws DomainError `not_found` where signing in by account is switched off */
  private issuer(): string {
    const { staffIssuer } = this.config;
    if (staffIssuer === null) throw new DomainError('not_found', 'Sign in with your passkey.');
    return staffIssuer;
  }
}

const SIGN_IN_PAGE = '/adminlogin';

/** The screen that sent the browser away. A link's secret stays behind the hash sign. */
function pageOf(
  purpose: AccountPurpose | undefined,
  said: { problem: AccountProblem } | { account: 'entered' | 'confirmed' | 'decides' },
): string {
  const removes = purpose?.kind === 'confirm' && 'account' in said ? purpose.removes : undefined;
  const query = `?${new URLSearchParams(removes ? { ...said, removes } : said).toString()}`;
  if (purpose?.kind === 'join') return `/join${query}#${purpose.token}`;
  const isOnPeople = purpose?.kind === 'confirm' || purpose?.kind === 'decide';
  return (isOnPeople ? '/people' : SIGN_IN_PAGE) + query;
}
