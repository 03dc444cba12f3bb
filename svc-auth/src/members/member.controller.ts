import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import type { StaffInvitationLink, StaffMember } from '@safari/contracts';
import {
  ApiCall,
  ForStaff,
  IdempotencyKey,
  IfMatch,
  PublicIdPipe,
  Staff,
  type StaffIdentity,
} from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { ConfirmationCookie } from '../passkeys/confirmation-cookie.js';
import { ChangeStaffMemberDto, InviteStaffMemberDto } from './member.dto.js';
import { MemberService } from './member.service.js';

const MEMBER = new PublicIdPipe('The member');

/** Before a decision a member confirms that it is still them: their session alone is not enough. */
@ForStaff('members')
@Controller('api/auth/staff-members')
export class MemberController {
  constructor(
    private readonly members: MemberService,
    private readonly confirmations: ConfirmationCookie,
  ) {}

  @ForStaff('read')
  @ApiCall('Who belongs to the office', ['StaffMember'])
  @Get()
  list(): Promise<StaffMember[]> {
    return this.members.list();
  }

  @ApiCall('Invite somebody to the office', 'StaffInvitationLink', { refuses: ['conflict'] })
  @Post()
  invite(
    @Staff() staff: StaffIdentity,
    @Body() member: InviteStaffMemberDto,
    @Req() request: FastifyRequest,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<StaffInvitationLink> {
    return this.members.invite(this.confirmations.deciderOf(request, staff), member, idempotencyKey);
  }

  @ApiCall('A new link for a member: what opened the office for them ends', 'StaffInvitationLink', {
    refuses: ['conflict'],
  })
  @Post(':id/invitation')
  inviteAgain(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @Req() request: FastifyRequest,
  ): Promise<StaffInvitationLink> {
    return this.members.inviteAgain(this.confirmations.deciderOf(request, staff), id);
  }

  @ApiCall('Change a member’s name or role', 'StaffMember', { refuses: ['conflict'] })
  @Put(':id')
  edit(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @IfMatch() seen: number | undefined,
    @Body() facts: ChangeStaffMemberDto,
    @Req() request: FastifyRequest,
  ): Promise<StaffMember> {
    return this.members.edit(this.confirmations.deciderOf(request, staff), id, seen, facts);
  }

  @ApiCall('Let a member go: nothing of theirs opens any more', undefined, { refuses: ['conflict'] })
  @Delete(':id')
  @HttpCode(204)
  remove(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.members.remove(this.confirmations.deciderOf(request, staff), id);
  }
}
