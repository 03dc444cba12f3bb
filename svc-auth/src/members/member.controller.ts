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
import { ChangeStaffMemberDto, InviteStaffMemberDto } from './member.dto.js';
import { MemberService } from './member.service.js';

const MEMBER = new PublicIdPipe('The member');

@ForStaff('members')
@Controller('api/auth/staff-members')
export class MemberController {
  constructor(private readonly members: MemberService) {}

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
    @Req() { ip }: FastifyRequest,
    @IdempotencyKey() idempotencyKey: IdempotencyKey | undefined,
  ): Promise<StaffInvitationLink> {
    return this.members.invite(staff, member, ip, idempotencyKey);
  }

  @ApiCall('A new link for a member: what opened the office for them ends', 'StaffInvitationLink', {
    refuses: ['conflict'],
  })
  @Post(':id/invitation')
  inviteAgain(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @Req() { ip }: FastifyRequest,
  ): Promise<StaffInvitationLink> {
    return this.members.inviteAgain(staff, id, ip);
  }

  @ApiCall('Change a member’s name or role', 'StaffMember', { refuses: ['conflict'] })
  @Put(':id')
  edit(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @IfMatch() seen: number | undefined,
    @Body() facts: ChangeStaffMemberDto,
    @Req() { ip }: FastifyRequest,
  ): Promise<StaffMember> {
    return this.members.edit(staff, id, seen, facts, ip);
  }

  @ApiCall('Let a member go: nothing of theirs opens any more', undefined, { refuses: ['conflict'] })
  @Delete(':id')
  @HttpCode(204)
  remove(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    return this.members.remove(staff, id, ip);
  }
}
