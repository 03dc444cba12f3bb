import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { PasskeyOptions, SignedIn, StaffInvitation } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeCookie } from '../passkeys/challenge-cookie.js';
import { callerOf } from '../sessions/caller.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { InvitationService } from './invitation.service.js';
import { AcceptInvitationDto, InvitationTokenDto } from './member.dto.js';

/** The token is sent in the body, since addresses are written into logs. */
@ForEveryone()
@Controller('api/auth/invitation')
export class InvitationController {
  constructor(
    private readonly invitations: InvitationService,
    private readonly challenges: ChallengeCookie,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('Whom a link invites to the office', 'StaffInvitation', { refuses: ['gone'] })
  @Post()
  @HttpCode(200)
  read(@Body() { token }: InvitationTokenDto): Promise<StaffInvitation> {
    return this.invitations.read(token);
  }

  @ApiCall('What an authenticator is asked to make a passkey', 'PasskeyOptions', { refuses: ['gone'] })
  @Post('options')
  @HttpCode(200)
  async options(
    @Body() { token }: InvitationTokenDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const options = await this.invitations.passkeyOptions(token);
    this.challenges.write(reply, options.challenge, 'join');
    return { options: { ...options } };
  }

  @ApiCall('Accept an invitation with a new passkey, and be signed in', 'SignedIn', {
    refuses: ['unauthenticated', 'gone'],
  })
  @Post('accept')
  @HttpCode(200)
  async accept(
    @Body() { token, credential }: AcceptInvitationDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const challenge = this.challenges.take(request, reply, 'join');
    const former = this.cookies.read('staff', request);
    const id = await this.invitations.accept(token, credential, challenge, callerOf(request), former);
    this.cookies.write('staff', reply, id);
    return { success: true };
  }
}
