import { Injectable, Logger } from '@nestjs/common';
import { type Erasure, sameEmail } from '@safari/contracts';
import { type CustomerIdentity, Database, DomainError, Outbox } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { CustomerAuditService } from '../audit/customer-audit.service.js';
import { SessionService } from '../sessions/session.service.js';
import { UserEntity } from '../users/user.entity.js';
import { UserService } from '../users/user.service.js';
import { ErasureRepository } from './erasure.repository.js';

/** Erases a customer: requested here, decided by svc-booking, and finished when every service has followed. */
@Injectable()
export class ErasureService {
  private readonly log = new Logger('Erasures');

  constructor(
    private readonly database: Database,
    private readonly erasures: ErasureRepository,
    private readonly users: UserService,
    private readonly sessions: SessionService,
    private readonly outbox: Outbox,
    private readonly audit: CustomerAuditService,
  ) {}

  /**
   * A repeat before the decision returns the same erasure.
   * @throws DomainError when another address was typed; `too_many` where the address was erased before and this account
   * is younger than a day: otherwise anybody could reset the limits that count per customer
   */
  request({ id: customerId }: CustomerIdentity, confirmation: string): Promise<Erasure> {
    return this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, customerId);
      if (!user) throw new DomainError('unauthenticated', 'Please sign in first.');
      if (!sameEmail(user.email, confirmation)) {
        throw DomainError.field('confirmation', 'This is not the e-mail address of your account.');
      }
      return this.begin(tx, user);
    });
  }

  /**
   * The same by command, for a customer who cannot ask themselves.
   * @param who an id, or an address in lower case: of its present owner, not of a former one
   * @returns the erasure by which they were deleted, where they are gone
   * @throws DomainError `not_found` where nobody is known by it; `too_many` as above
   */
  requestFor(who: string): Promise<Erasure> {
    return this.database.transaction(async (tx) => {
      const isAddress = who.includes('@');
      const id = isAddress ? await this.users.findIdByEmail(tx, who) : who;
      const user = id && (await this.users.lock(tx, id));
      if (user) return this.begin(tx, user);
      const done = await this.erasures.findDoneFor(tx, isAddress ? UserEntity.idOf(who) : who);
      if (!done) throw DomainError.notFound('The customer');
      return done;
    });
  }

  private async begin(tx: EntityManager, user: UserEntity): Promise<Erasure> {
    await this.refuseAgain(tx, user);
    const { erasure, isToTell } = await this.erasures.begin(tx, user.id);
    if (isToTell) {
      const event = { erasureId: erasure.id, customerId: user.id };
      await this.outbox.add(tx, 'auth.customer.erasure-requested.v1', event);
    }
    return erasure;
  }

  private async refuseAgain(tx: EntityManager, { id, email }: UserEntity): Promise<void> {
    const retryAfter = await this.erasures.secondsUntilAgain(tx, id, UserEntity.idOf(email));
    if (retryAfter === 0) return;
    const sentence =
      'You have been erased a short while ago. This new account can be erased once it is a day old.';
    throw new DomainError('too_many', sentence, { extensions: { retryAfter } });
  }

  async read(id: string): Promise<Erasure> {
    const erasure = await this.erasures.find(this.database.manager, id);
    if (!erasure) throw DomainError.notFound('The erasure');
    return erasure;
  }

  /**
   * Deletes the account and what signs in to it, and ends its sessions at once; whoever signs in at the same moment is
   * a new user. The user is locked before the erasure, as when one is requested.
   */
  async eraseAccount(tx: EntityManager, erasureId: string): Promise<void> {
    const customerId = await this.erasures.findCustomer(tx, erasureId);
    if (customerId === undefined) return;
    await this.users.lockSignIn(tx, customerId);
    if (!(await this.erasures.takeAccount(tx, erasureId))) return;
    await this.sessions.closeAllOf(tx, { userId: customerId });
    await this.audit.forget(tx, customerId);
    await this.users.delete(tx, customerId);
    // a warning, so that logs of fewer levels have it, too: a backup from before does not know of the erasure, and once
    // it is restored this line says whom to erase again
    this.log.warn({ msg: 'customer erased', user: customerId, erasure: erasureId });
  }
}
