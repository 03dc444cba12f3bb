import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeCookie } from '../passkeys/challenge-cookie.js';
import { callerOf } from '../sessions/caller.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { AccountService } from './account.service.js';
import { AccountAttempts } from './account-attempts.js';

/** Pages of a journey to the provider and back; whoever goes wrong lands on the screen where it began. */
@ForEveryone()
@Controller('auth/office')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly attempts: AccountAttempts,
    private readonly challenges: ChallengeCookie,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('Go to the OpenID provider to sign in as a member of the office', undefined, {
    status: 303,
    refuses: ['not_found'],
  })
  @Get()
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const departure = await this.accounts.signIn(this.cookies.read('staff', request));
    if ('attempt' in departure) this.attempts.write(reply, departure.attempt);
    await reply.redirect(departure.address, 303);
  }

  @ApiCall('Come back from the provider: signed in, joined, confirmed, or told why not', undefined, {
    status: 303,
  })
  @Get('callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const attempt = this.attempts.take(request, reply);
    const query = request.url.slice(request.url.indexOf('?'));
    const { to, session, confirmed } = await this.accounts.handleCallback(attempt, query, callerOf(request));
    if (session) this.cookies.write('staff', reply, session);
    if (confirmed) this.challenges.writeConfirmed(reply, confirmed);
    await reply.redirect(to, 303);
  }
}
