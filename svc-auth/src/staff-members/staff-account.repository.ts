import { Injectable } from '@nestjs/common';
import { rowCountOf, rowOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';

/** An account at the OpenID provider; a subject is unique at its issuer and never reused. */
export interface StaffAccount {
  issuer: string;
  subject: string;
}

/** The accounts of members; kept apart from customers', even where one account is both. */
@Injectable()
export class StaffAccountRepository {
  /** @returns the member who signs in by the account */
  async findMemberId(tx: EntityManager, { issuer, subject }: StaffAccount): Promise<string | undefined> {
    const account = await rowOf<{ memberId: string }>(
      tx,
      'select member_id as "memberId" from staff_account where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    return account?.memberId;
  }

  /** @returns false where the account belongs to a member already, or the member has one */
  async insert(tx: EntityManager, { issuer, subject }: StaffAccount, memberId: string): Promise<boolean> {
    const inserted = await rowCountOf(
      tx,
      `insert into staff_account (issuer, subject, member_id) values ($1, $2, $3)
       on conflict do nothing returning subject`,
      [issuer, subject, memberId],
    );
    return inserted > 0;
  }

  /** @returns false where it is no longer the member's */
  async updateUsed(tx: EntityManager, { issuer, subject }: StaffAccount, memberId: string): Promise<boolean> {
    const updated = await rowCountOf(
      tx,
      `update staff_account set last_used_at = now() where issuer = $1 and subject = $2 and member_id = $3`,
      [issuer, subject, memberId],
    );
    return updated > 0;
  }

  async deleteOf(tx: EntityManager, memberId: string): Promise<void> {
    await tx.query('delete from staff_account where member_id = $1', [memberId]);
  }
}
