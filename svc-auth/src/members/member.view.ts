import type { StaffMember } from '@safari/contracts';
import type { StaffMemberRow } from '../staff-members/staff-member.repository.js';

export function toMember({
  id,
  name,
  email,
  role,
  hasPasskey,
  hasAccount,
  invitedUntil,
  lastUsedAt,
}: StaffMemberRow): StaffMember {
  return {
    id,
    name,
    email,
    role,
    state: hasPasskey || hasAccount ? 'active' : 'invited',
    hasAccount,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
