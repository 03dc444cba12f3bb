import { Controller, Get, Query, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';
import { OpenIdService } from '../openid/openid.service.js';
import { callerOf } from '../sessions/caller.js';
import { SessionService } from '../sessions/session.service.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { CALLBACK, CustomerAttempts } from './customer-attempts.js';
import { GoogleGuard } from './google.guard.js';
import type { ProvenVisitor } from './google.strategy.js';
import { safeReturnTo } from './return-to.rules.js';
import { SignInFailedFilter } from './sign-in-failed.filter.js';

@ForEveryone()
@UseFilters(SignInFailedFilter)
@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly config: AuthConfig,
    private readonly provider: OpenIdService,
    private readonly attempts: CustomerAttempts,
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('Go to the OpenID provider to sign in', undefined, { status: 303 })
  @Get()
  async start(@Query('returnTo') returnTo: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { address, proof } = await this.provider.start(CALLBACK);
    this.attempts.write(reply, { ...proof, returnTo: safeReturnTo(returnTo, this.config.PUBLIC_ORIGIN) });
    await reply.redirect(address, 303);
  }

  @ApiCall('Come back from the provider, signed in or to the sign-in screen', undefined, { status: 303 })
  @Get('callback')
  @UseGuards(GoogleGuard)
  async callback(
    @Req() request: FastifyRequest & { user: ProvenVisitor },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { person, returnTo } = request.user;
    const id = await this.sessions.openForCustomer(
      person,
      callerOf(request),
      this.cookies.read('customer', request),
    );
    this.cookies.write('customer', reply, id);
    await reply.redirect(returnTo, 303);
  }
}
