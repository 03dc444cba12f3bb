import { Injectable } from '@nestjs/common';
import type { StaffSession } from '@safari/contracts';
import type { StaffMemberEntity } from './staff-member.entity.js';
import { StaffMemberRepository } from './staff-member.repository.js';

/** The identity behind a session of the office. */
@Injectable()
export class StaffIdentityService {
  constructor(private readonly members: StaffMemberRepository) {}

  /**
   * With the shared password it is `Staff`, who may manage members as long as no owner can sign in: somebody has to
   * invite the first.
   */
  async of({ staffMember }: { staffMember: StaffMemberEntity | null }): Promise<StaffSession> {
    if (staffMember) return { name: staffMember.name, role: staffMember.role, memberId: staffMember.id };
    return { name: 'Staff', role: (await this.members.hasOwner()) ? 'staff' : 'owner', memberId: null };
  }
}
