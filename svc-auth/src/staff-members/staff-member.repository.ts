import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@safari/contracts';
import { Database, lockName, rowCountOf, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import { AuthConfig } from '../config.js';
import { StaffMemberEntity } from './staff-member.entity.js';

/** A member with what other tables know of them. */
export interface StaffMemberRow {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  hasPasskey: boolean;
  /** by which they can sign in with the present settings */
  hasAccount: boolean;
  invitedUntil: Date | null;
  lastUsedAt: Date | null;
  version: number;
}

/** $1: the issuer whose accounts sign in here, null where none do. */
const ROW = `
  select member.id, member.name, member.email, member.role, member.version,
    exists (select from passkey where member_id = member.id) as "hasPasskey",
    exists (select from staff_account where member_id = member.id and issuer = $1::text) as "hasAccount",
    (select expires_at from staff_invitation
     where member_id = member.id and expires_at > now()) as "invitedUntil",
    greatest((select max(last_used_at) from passkey where member_id = member.id),
      (select last_used_at from staff_account where member_id = member.id)) as "lastUsedAt"
  from staff_member member`;

/** $1 as in `ROW`. */
const canSignIn = (member: string) => `(exists (select from passkey where member_id = ${member}.id)
  or exists (select from staff_account where member_id = ${member}.id and issuer = $1::text))`;

/** Not the last owner who can sign in, since somebody must be able to invite. $1 as in `ROW`. */
const NOT_THE_LAST_OWNER = `(role <> 'owner' or exists (
  select from staff_member other where other.role = 'owner' and other.id <> staff_member.id
    and ${canSignIn('other')}))`;

@Injectable()
export class StaffMemberRepository {
  private readonly issuer: string | null;

  constructor(
    private readonly database: Database,
    config: AuthConfig,
  ) {
    this.issuer = config.staffIssuer;
  }

  /** Serializes decisions about members, so that two owners cannot remove each other's role. */
  lock(tx: EntityManager): Promise<void> {
    return lockName(tx, 'staff-members');
  }

  /** Whether somebody of the office can sign in as an owner. */
  async hasOwner(): Promise<boolean> {
    const found = await this.database.rows(
      'staff-has-owner',
      `select from staff_member where role = 'owner' and ${canSignIn('staff_member')} limit 1`,
      [this.issuer],
    );
    return found.length > 0;
  }

  /** By name. */
  list(): Promise<StaffMemberRow[]> {
    return this.database.rows<StaffMemberRow>('staff-members', `${ROW} order by lower(name), id`, [
      this.issuer,
    ]);
  }

  /** Locks the member against signing in, and reads them afterwards, so that one who has joined by then is known. */
  async lockOne(tx: EntityManager, id: string): Promise<StaffMemberRow | undefined> {
    await tx.query('select from staff_member where id = $1 for update', [id]);
    return rowOf<StaffMemberRow>(tx, `${ROW} where member.id = $2`, [this.issuer, id]);
  }

  /**
   * Locks the member until the transaction ends, against removal and against losing what they sign in by. @returns
   * false where they are gone
   */
  async shareIfPresent(tx: EntityManager, id: string): Promise<boolean> {
    const found = await rowCountOf(tx, 'select from staff_member where id = $1 for key share', [id]);
    return found > 0;
  }

  /** Whether they may be removed: they are not the last owner who can sign in. */
  async mayStop(tx: EntityManager, id: string): Promise<boolean> {
    const found = await rowCountOf(tx, `select from staff_member where id = $2 and ${NOT_THE_LAST_OWNER}`, [
      this.issuer,
      id,
    ]);
    return found > 0;
  }

  /** @returns false where a member has the address already */
  async insert(
    tx: EntityManager,
    { id, name, email, role }: Pick<StaffMemberEntity, 'id' | 'name' | 'email' | 'role'>,
  ): Promise<boolean> {
    const inserted = await rowCountOf(
      tx,
      `insert into staff_member (id, name, email, role) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [id, name, email, role],
    );
    return inserted > 0;
  }

  /** @returns the id of the new member, or of the member who has the address already */
  async ensure(
    tx: EntityManager,
    member: Pick<StaffMemberEntity, 'id' | 'name' | 'email' | 'role'>,
  ): Promise<string> {
    if (await this.insert(tx, member)) return member.id;
    const { id } = await tx.findOneByOrFail(StaffMemberEntity, { email: member.email });
    return id;
  }

  /** @returns false where there is no such member, or where the last owner would lose the role */
  async update(
    tx: EntityManager,
    id: string,
    { name, role }: Pick<StaffMemberEntity, 'name' | 'role'>,
  ): Promise<boolean> {
    const updated = await rowCountOf(
      tx,
      `update staff_member set name = $3, role = $4, version = version + 1
       where id = $2 and ($4 = 'owner' or ${NOT_THE_LAST_OWNER})`,
      [this.issuer, id, name, role],
    );
    return updated > 0;
  }

  /** With invitation, passkeys, account and sessions, by the schema. @returns false as of `update` */
  async delete(tx: EntityManager, id: string): Promise<boolean> {
    const deleted = await rowCountOf(tx, `delete from staff_member where id = $2 and ${NOT_THE_LAST_OWNER}`, [
      this.issuer,
      id,
    ]);
    return deleted > 0;
  }
}
