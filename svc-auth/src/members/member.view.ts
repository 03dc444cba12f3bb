import type { StaffMember } from '@safari/contracts';
import type { StaffMemberRow } from '../staff-members/staff-member.repository.js';

export function toMember({
  id,
  name,
  email,
  role,
  hasPasskey,
  invitedUntil,
  lastUsedAt,
}: StaffMemberRow): StaffMember {
  return {
    id,
    name,
    email,
    role,
    state: hasPasskey ? 'active' : 'invited',
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
