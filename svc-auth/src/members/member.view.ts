import type { StaffMember } from '@safari/contracts';
import type { StaffMemberRow } from '../staff-members/staff-member.repository.js';

/** Whether they have anything to sign in by. */
export const canSignIn = ({ hasPasskey, hasAccount }: StaffMemberRow): boolean => hasPasskey || hasAccount;

export function toMember(row: StaffMemberRow): StaffMember & { version: number } {
  const { id, name, email, role, hasAccount, invitedUntil, lastUsedAt, version } = row;
  return {
    id,
    name,
    email,
    role,
    state: canSignIn(row) ? 'active' : 'invited',
    hasAccount,
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    version,
  };
}
