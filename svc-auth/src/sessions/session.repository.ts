import { Injectable } from '@nestjs/common';
import { Database, rowsOf, type SessionKind } from '@safari/service-kit';
import { type EntityManager, type FindOptionsWhere, MoreThan } from 'typeorm';
import { SessionEntity } from './session.entity.js';

/** A session that ended, and whether by its age or for lack of use. */
export interface EndedSession {
  hash: string;
  kind: SessionKind;
  staffMemberId: string | null;
  expired: boolean;
}

/** More than anybody looks through. */
const MAX_LISTED = 200;

const LIVE = `hash = $1 and kind = $2 and expires_at > now() and last_used_at > now() - make_interval(secs => $3)`;

/** Skips locked rows: another instance is ending them, or their owner is. */
const DELETE_ENDED = `
  with ended as (
    select hash from session
    where expires_at <= now()
      or kind = 'staff' and last_used_at <= now() - make_interval(secs => $1)
      or kind = 'customer' and last_used_at <= now() - make_interval(secs => $2)
    limit $3 for update skip locked
  ), deleted as (
    delete from session where hash in (select hash from ended)
    returning hash, kind, staff_member_id as "staffMemberId", expires_at <= now() as expired
  )
  select * from deleted`;

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** The session with its user, unless it has expired or was not used for that long. */
  async findLive(kind: SessionKind, hash: string, idleSeconds: number): Promise<SessionEntity | undefined> {
    const unused = new Date(Date.now() - idleSeconds * 1000);
    const session = await this.database.manager.findOne(SessionEntity, {
      where: { hash, kind, expiresAt: MoreThan(new Date()), lastUsedAt: MoreThan(unused) },
      relations: { user: true, staffMember: true },
    });
    return session ?? undefined;
  }

  async insert(
    tx: EntityManager,
    session: Omit<SessionEntity, 'user' | 'staffMember' | 'createdAt' | 'lastUsedAt'>,
  ): Promise<void> {
    await tx.insert(SessionEntity, session);
  }

  /** @param afterSeconds a use sooner than this after the last one is not written */
  async updateLastUsed(
    kind: SessionKind,
    hash: string,
    idleSeconds: number,
    afterSeconds: number,
  ): Promise<void> {
    await this.database.rows(
      'session-used',
      `update session set last_used_at = now()
       where ${LIVE} and last_used_at < now() - make_interval(secs => $4)`,
      [hash, kind, idleSeconds, afterSeconds],
    );
  }

  /** Seconds that a live session has left: without use, and at most. */
  async timeLeft(
    kind: SessionKind,
    hash: string,
    idleSeconds: number,
  ): Promise<{ unused: number; atMost: number } | undefined> {
    const [left] = await this.database.rows<{ unused: number; atMost: number }>(
      'session-time-left',
      `select extract(epoch from last_used_at - now())::float + $3 as unused,
         extract(epoch from expires_at - now())::float as "atMost"
       from session where ${LIVE}`,
      [hash, kind, idleSeconds],
    );
    return left;
  }

  /** @returns whether there was such a session */
  async delete(tx: EntityManager, kind: SessionKind, hash: string): Promise<boolean> {
    const { affected } = await tx.delete(SessionEntity, { hash, kind });
    return Boolean(affected);
  }

  /** Live ones, the last used first. */
  list(where: FindOptionsWhere<SessionEntity>, idleSeconds: number): Promise<SessionEntity[]> {
    const unused = new Date(Date.now() - idleSeconds * 1000);
    return this.database.manager.find(SessionEntity, {
      where: { ...where, expiresAt: MoreThan(new Date()), lastUsedAt: MoreThan(unused) },
      relations: { staffMember: true },
      order: { lastUsedAt: 'desc' },
      take: MAX_LISTED,
    });
  }

  /** @returns the hashes of the deleted ones */
  async deleteAllOf(
    tx: EntityManager,
    owner: { userId: string } | { staffMemberId: string },
    but?: string,
  ): Promise<string[]> {
    const [column, id] =
      'userId' in owner ? ['user_id', owner.userId] : ['staff_member_id', owner.staffMemberId];
    const deleted = await rowsOf<Pick<SessionEntity, 'hash'>>(
      tx,
      `delete from session where ${column} = $1 and ($2::text is null or hash <> $2) returning hash`,
      [id, but ?? null],
    );
    return deleted.map(({ hash }) => hash);
  }

  /** @returns the deleted ones: all of a kind, or those of the customer with that address */
  deleteAll(
    tx: EntityManager,
    kind: SessionKind,
    email?: string,
  ): Promise<Pick<SessionEntity, 'hash' | 'staffMemberId'>[]> {
    return rowsOf<Pick<SessionEntity, 'hash' | 'staffMemberId'>>(
      tx,
      `delete from session where kind = $1
         and ($2::text is null or user_id = (select id from "user" where email = $2))
       returning hash, staff_member_id as "staffMemberId"`,
      [kind, email ?? null],
    );
  }

  /** Deletes those that expired or were not used for their kind's limit, up to a number. */
  deleteEnded(
    tx: EntityManager,
    idleSeconds: Record<SessionKind, number>,
    limit: number,
  ): Promise<EndedSession[]> {
    return rowsOf(tx, DELETE_ENDED, [idleSeconds.staff, idleSeconds.customer, limit]);
  }
}
