import { Injectable } from '@nestjs/common';
import type { StaffRole } from '@safari/contracts';
import { Database, rowCountOf } from '@safari/service-kit';
import type { EntityManager } from 'typeorm';
import type { PasskeyOwner } from '../passkeys/relying-party.js';

export interface InvitedMember extends PasskeyOwner {
  role: StaffRole;
}

@Injectable()
export class InvitationRepository {
  constructor(private readonly database: Database) {}

  /** Replaces the member's invitation; a former link no longer works. */
  async replace(tx: EntityManager, memberId: string, hash: string, expiresAt: Date): Promise<void> {
    await tx.query(
      `insert into staff_invitation (member_id, hash, expires_at) values ($1, $2, $3)
       on conflict (member_id) do update set hash = excluded.hash, expires_at = excluded.expires_at`,
      [memberId, hash, expiresAt],
    );
  }

  /** The member whom a valid link invites. */
  async find(hash: string): Promise<InvitedMember | undefined> {
    const [member] = await this.database.rows<InvitedMember>(
      'staff-invitation',
      `select member.id, member.name, member.email, member.role
       from staff_invitation join staff_member member on member.id = member_id
       where hash = $1 and expires_at > now()`,
      [hash],
    );
    return member;
  }

  /** @returns whether it was valid; a link works once */
  async take(tx: EntityManager, hash: string): Promise<boolean> {
    const taken = await rowCountOf(
      tx,
      'delete from staff_invitation where hash = $1 and expires_at > now()',
      [hash],
    );
    return taken > 0;
  }
}
