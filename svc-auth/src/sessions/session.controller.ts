import { Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { CurrentUser, SessionEnds } from '@safari/contracts';
import { ApiCall, DomainError, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DraftKeyService } from '../draft-keys/draft-key.service.js';
import { toUser } from '../users/user.view.js';
import { SessionGuard, type SessionRequest } from './session.guard.js';
import { SessionService } from './session.service.js';
import { SessionCookies } from './session-cookies.js';
import { SessionUseService } from './session-use.service.js';

@ForEveryone()
@Controller()
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
    private readonly uses: SessionUseService,
    private readonly draftKeys: DraftKeyService,
  ) {}

  @ApiCall('The signed-in customer, and the key of their drafts', 'CurrentUser', { access: 'customer' })
  @Get('api/auth/user')
  @UseGuards(SessionGuard('customer'))
  user(@Req() request: SessionRequest): CurrentUser {
    const user = toUser(ownerOf(request));
    return { ...user, draftKey: this.draftKeys.of({ customer: user.id }) };
  }

  @ApiCall(
    'Say that a person uses this browser: its sessions go on, and when they end without it',
    'SessionEnds',
  )
  @Post('api/auth/session-use')
  @HttpCode(200)
  async use(@Req() request: FastifyRequest): Promise<SessionEnds> {
    const [customer, staff] = await Promise.all([
      this.uses.note('customer', this.cookies.read('customer', request)),
      this.uses.note('staff', this.cookies.read('staff', request)),
    ]);
    return { customer, staff };
  }

  @ApiCall("End the customer's session")
  @Post('api/auth/logout')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endForCustomer(this.cookies.read('customer', request), request.ip);
    this.cookies.clear('customer', reply);
  }

  /** The full-page form of the same; the gateway lets no other site send a visitor here. */
  @ApiCall("End the customer's session and go to the front page", undefined, { status: 303 })
  @Get('auth/logout')
  async logoutPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.sessions.endForCustomer(this.cookies.read('customer', request), request.ip);
    this.cookies.clear('customer', reply);
    this.cookies.writeSignedOut(reply);
    await reply.redirect('/', 303);
  }
}

/** @throws DomainError when the session has no user, as only staff's do */
function ownerOf({ user: session }: SessionRequest) {
  if (!session.user) throw new DomainError('unauthenticated', 'Please sign in first.');
  return session.user;
}
