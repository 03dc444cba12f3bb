import { Injectable } from '@nestjs/common';
import type { OpenSession } from '@safari/contracts';
import { clientKey, Database, DomainError, type SessionKind } from '@safari/service-kit';
import { type FindOptionsWhere, IsNull, Like } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { CustomerAuditService } from '../audit/customer-audit.service.js';
import { sessionIdOf, staffIdOf } from '../audit/session-id.rules.js';
import { AuthConfig } from '../config.js';
import { partsOf } from './device.rules.js';
import type { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';
import { SessionService } from './session.service.js';

/** The places where somebody is signed in, for them to see and to end. */
@Injectable()
export class OpenSessionService {
  constructor(
    private readonly config: AuthConfig,
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly service: SessionService,
    private readonly audit: AuditService,
    private readonly customers: CustomerAuditService,
  ) {}

  /** @param own the session that asks; @param isOwner whether it sees the sessions of the whole office */
  async list(own: SessionEntity, isOwner = false): Promise<OpenSession[]> {
    const found = await this.sessions.list(seenBy(own, isOwner), this.config.idleSeconds[own.kind]);
    return found.map((session) => toOpenSession(session, own));
  }

  /** Ends a session at once, everywhere. @throws DomainError `not_found` where `list` does not show it */
  async end(own: SessionEntity, id: string, address: string, isOwner = false): Promise<void> {
    const where = { ...seenBy(own, isOwner), hash: Like(`${id}%`) };
    const [session] = await this.sessions.list(where, this.config.idleSeconds[own.kind]);
    if (!session) throw DomainError.notFound('The session');
    await this.database.transaction(async (tx) => {
      if (!(await this.service.closeByHash(tx, session.kind, session.hash))) return;
      if (session.kind === 'customer') {
        const whose = { customerId: session.userId, sessionHash: session.hash };
        await this.customers.add(tx, 'customer-signed-out', address, whose);
      } else {
        const whom = staffIdOf(session);
        await this.audit.add(tx, 'staff-session-ended', clientKey(address), staffIdOf(own), whom);
      }
    });
  }
}

/** One's own; with the shared password, those of everybody who uses it. */
function seenBy(
  { kind, userId, staffMemberId }: SessionEntity,
  isOwner: boolean,
): FindOptionsWhere<SessionEntity> & { kind: SessionKind } {
  if (kind === 'customer') return { kind, userId: userId ?? '' };
  return { kind, ...(!isOwner && { staffMemberId: staffMemberId ?? IsNull() }) };
}

function toOpenSession(session: SessionEntity, own: SessionEntity): OpenSession {
  const { hash, kind, device, createdAt, lastUsedAt, staffMember } = session;
  return {
    id: sessionIdOf(hash),
    device,
    ...partsOf(device),
    openedAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: hash === own.hash,
    ...(kind === 'staff' && { name: staffMember?.name ?? 'Staff' }),
  };
}
