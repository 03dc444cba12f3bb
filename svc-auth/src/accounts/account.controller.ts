import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeCookie } from '../passkeys/challenge-cookie.js';
import { ConfirmationCookie } from '../passkeys/confirmation-cookie.js';
import { callerOf } from '../sessions/caller.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { AccountService, type ProviderRedirect } from './account.service.js';
import { AccountAttempts } from './account-attempts.js';

/** The redirects to the provider and back; whatever goes wrong ends on the screen where it began. */
@ForEveryone()
@Controller('auth/office')
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly attempts: AccountAttempts,
    private readonly challenges: ChallengeCookie,
    private readonly confirmations: ConfirmationCookie,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('Go to the OpenID provider to sign in as a member of the office', undefined, {
    status: 303,
    refuses: ['not_found'],
  })
  @Get()
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.leave(reply, await this.accounts.signIn(this.cookies.read('staff', request)));
  }

  @ApiCall(
    'Go to the OpenID provider to confirm that it is still the member who decides about others',
    undefined,
    {
      status: 303,
      refuses: ['not_found'],
    },
  )
  @Get('confirmation')
  async confirmDecisions(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.leave(reply, await this.accounts.confirmDecisions(this.cookies.read('staff', request)));
  }

  @ApiCall('Come back from the provider: signed in, joined, confirmed, or told why not', undefined, {
    status: 303,
  })
  @Get('callback')
  async callback(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const attempt = this.attempts.take(request, reply);
    const query = request.url.slice(request.url.indexOf('?'));
    const result = await this.accounts.handleCallback(attempt, query, callerOf(request));
    const { to, session, confirmed, decides } = result;
    if (session) this.cookies.write('staff', reply, session);
    if (confirmed) this.challenges.writeConfirmed(reply, confirmed);
    if (decides) this.confirmations.confirm(reply, decides);
    await reply.redirect(to, 303);
  }

  private async leave(reply: FastifyReply, to: ProviderRedirect | { address: string }): Promise<void> {
    if ('attempt' in to) this.attempts.write(reply, to.attempt);
    await reply.redirect(to.address, 303);
  }
}
