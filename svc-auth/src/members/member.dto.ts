import {
  type AcceptInvitation,
  type ChangeStaffMember,
  type InvitationToken,
  type InviteStaffMember,
  STAFF_ROLES,
  type StaffRole,
} from '@safari/contracts';
import { IsCleanLine, IsEmailAddress, Trim, TrimMarks } from '@safari/service-kit';
import { IsIn, IsNotEmpty, IsObject, IsString, MaxLength } from 'class-validator';

const IsStaffRole = () => IsIn(STAFF_ROLES, { message: 'Choose a role' });

export class ChangeStaffMemberDto implements ChangeStaffMember {
  @Trim()
  @IsCleanLine()
  @IsNotEmpty({ message: 'Enter the name' })
  @MaxLength(100)
  name: string;

  @IsStaffRole()
  role: StaffRole;
}

export class InviteStaffMemberDto extends ChangeStaffMemberDto implements InviteStaffMember {
  @TrimMarks()
  @IsEmailAddress()
  @MaxLength(254)
  email: string;
}

export class InvitationTokenDto implements InvitationToken {
  @IsString()
  @MaxLength(100)
  token: string;
}

export class AcceptInvitationDto extends InvitationTokenDto implements AcceptInvitation {
  /** Parsed and checked by the WebAuthn library; the limits of every body apply. */
  @IsObject({ message: 'Send what the authenticator answered' })
  credential: Record<string, unknown>;
}
