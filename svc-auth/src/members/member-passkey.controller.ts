import { Controller, Delete, Get, HttpCode, Param, Req } from '@nestjs/common';
import type { Passkey } from '@safari/contracts';
import { ApiCall, ForStaff, PublicIdPipe, Staff, type StaffIdentity } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { ConfirmationCookie } from '../passkeys/confirmation-cookie.js';
import { MemberPasskeyService } from '../passkeys/member-passkey.service.js';

const MEMBER = new PublicIdPipe('The member');
const PASSKEY = new PublicIdPipe('The passkey');

/** For members who have lost a device and still have another. */
@ForStaff('members')
@Controller('api/auth/staff-members/:id/passkeys')
export class MemberPasskeyController {
  constructor(
    private readonly passkeys: MemberPasskeyService,
    private readonly confirmations: ConfirmationCookie,
  ) {}

  @ApiCall('The passkeys of a member', ['Passkey'])
  @Get()
  list(@Param('id', MEMBER) id: string): Promise<Passkey[]> {
    return this.passkeys.list(id);
  }

  @ApiCall('Remove a member’s lost passkey: their sessions end', undefined, { refuses: ['conflict'] })
  @Delete(':passkeyId')
  @HttpCode(204)
  remove(
    @Staff() staff: StaffIdentity,
    @Param('id', MEMBER) id: string,
    @Param('passkeyId', PASSKEY) passkeyId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.passkeys.remove(id, passkeyId, this.confirmations.deciderOf(request, staff));
  }
}
