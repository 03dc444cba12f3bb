import { Injectable } from '@nestjs/common';
import type { StaffSession } from '@safari/contracts';
import type { StaffMemberEntity } from './staff-member.entity.js';
import { StaffMemberRepository } from './staff-member.repository.js';

/** Who stands behind a session of the office. */
@Injectable()
export class StaffIdentityService {
  constructor(private readonly members: StaffMemberRepository) {}

  /**
   * Behind the shared password is `Staff`, who may decide who belongs to the office as long as no owner can: somebody
   * has to invite the first.
   */
  async of({ staffMember }: { staffMember: StaffMemberEntity | null }): Promise<StaffSession> {
    if (staffMember) return { name: staffMember.name, role: staffMember.role, memberId: staffMember.id };
    return { name: 'Staff', role: (await this.members.hasOwner()) ? 'staff' : 'owner', memberId: null };
  }
}
