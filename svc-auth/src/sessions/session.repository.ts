import { Injectable } from '@nestjs/common';
import { Database, type SessionKind } from '@safari/service-kit';
import { type EntityManager, LessThan, MoreThan } from 'typeorm';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionRepository {
  constructor(private readonly database: Database) {}

  /** The session with its user, unless it has expired. */
  async findLive(kind: SessionKind, hash: string): Promise<SessionEntity | undefined> {
    const session = await this.database.manager.findOne(SessionEntity, {
      where: { hash, kind, expiresAt: MoreThan(new Date()) },
      relations: { user: true },
    });
    return session ?? undefined;
  }

  async insert(
    tx: EntityManager,
    { hash, kind, userId, expiresAt }: Pick<SessionEntity, 'hash' | 'kind' | 'userId' | 'expiresAt'>,
  ): Promise<void> {
    await tx.insert(SessionEntity, { hash, kind, userId, expiresAt });
  }

  /** @returns whether there was such a session */
  async delete(tx: EntityManager, kind: SessionKind, hash: string): Promise<boolean> {
    const { affected } = await tx.delete(SessionEntity, { hash, kind });
    return Boolean(affected);
  }

  /** @returns the hashes of those that there were */
  async deleteAllOf(tx: EntityManager, userId: string): Promise<string[]> {
    const sessions = await tx.find(SessionEntity, { where: { userId }, select: { hash: true } });
    await tx.delete(SessionEntity, { userId });
    return sessions.map(({ hash }) => hash);
  }

  /** @returns the hashes of what was deleted: of everybody of a kind, or of the customer with that address */
  async deleteAll(tx: EntityManager, kind: SessionKind, email?: string): Promise<string[]> {
    const [rows] = (await tx.query(
      `delete from session where kind = $1
         and ($2::text is null or user_id = (select id from "user" where email = $2))
       returning hash`,
      [kind, email ?? null],
    )) as [{ hash: string }[], number];
    return rows.map(({ hash }) => hash);
  }

  async deleteExpired(tx: EntityManager): Promise<void> {
    await tx.delete(SessionEntity, { expiresAt: LessThan(new Date()) });
  }
}
