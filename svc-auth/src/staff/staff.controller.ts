import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { CurrentStaff, SignedIn, StaffSignIns } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DraftKeyService } from '../draft-keys/draft-key.service.js';
import { callerOf } from '../sessions/caller.js';
import { SessionGuard, type SessionRequest } from '../sessions/session.guard.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { StaffIdentityService } from '../staff-members/staff-identity.service.js';
import { StaffService } from './staff.service.js';
import { StaffSignInDto } from './staff-sign-in.dto.js';

@ForEveryone()
@Controller('api/auth')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly cookies: SessionCookies,
    private readonly identities: StaffIdentityService,
    private readonly draftKeys: DraftKeyService,
  ) {}

  @ApiCall('Sign in by the shared password', 'SignedIn', {
    refuses: ['unauthenticated', 'not_found', 'too_many'],
  })
  @Post('admin-login')
  @HttpCode(200)
  async signIn(
    @Body() { password }: StaffSignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const id = await this.staff.signIn(password, callerOf(request), this.cookies.read('staff', request));
    this.cookies.write('staff', reply, id);
    return { success: true };
  }

  @ApiCall('End the staff session')
  @Post('admin-logout')
  @HttpCode(204)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.staff.signOut(request.ip, this.cookies.read('staff', request));
    this.cookies.clear('staff', reply);
  }

  @ApiCall('Who of the office uses this browser, and the key of their drafts', 'CurrentStaff', {
    access: 'staff',
  })
  @Get('staff')
  @UseGuards(SessionGuard('staff'))
  async current(@Req() { user: session }: SessionRequest): Promise<CurrentStaff> {
    const member = await this.identities.of(session);
    return { ...member, draftKey: this.draftKeys.of({ staff: member.memberId }) };
  }

  @ApiCall('Wrong passwords since staff last signed in', 'StaffSignIns', { access: 'staff' })
  @Get('admin-sign-ins')
  @UseGuards(SessionGuard('staff'))
  signIns(@Req() { user: session }: SessionRequest): Promise<StaffSignIns> {
    return this.staff.failedSignIns(session);
  }
}
