import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { ProviderAddress, StaffSignInWays } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvitationTokenDto } from '../members/member.dto.js';
import { memberOf } from '../passkeys/own-passkey.controller.js';
import { ConfirmByProviderDto } from '../passkeys/passkey.dto.js';
import { SessionGuard, type SessionRequest } from '../sessions/session.guard.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { AccountService, type ProviderRedirect } from './account.service.js';
import { AccountAttempts } from './account-attempts.js';

/** What screens ask before they send a browser to the provider. */
@ForEveryone()
@Controller('api/auth')
export class AccountWayController {
  constructor(
    private readonly accounts: AccountService,
    private readonly attempts: AccountAttempts,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('How members may sign in besides their passkeys', 'StaffSignInWays')
  @Get('staff-sign-in-ways')
  ways(): StaffSignInWays {
    return this.accounts.ways();
  }

  /** The token is sent in the body, since addresses are written into logs. */
  @ApiCall('Where to accept an invitation with an account at the OpenID provider', 'ProviderAddress', {
    refuses: ['not_found', 'gone'],
  })
  @Post('invitation/provider')
  @HttpCode(200)
  async join(
    @Body() { token }: InvitationTokenDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderAddress> {
    return this.leave(reply, await this.accounts.join(token, this.cookies.read('staff', request)));
  }

  @ApiCall('Where at the OpenID provider a member confirms that it is still them', 'ProviderAddress', {
    access: 'staff',
    refuses: ['forbidden', 'not_found'],
  })
  @Post('passkeys/provider-confirmation')
  @HttpCode(200)
  @UseGuards(SessionGuard('staff'))
  async confirm(
    @Body() purpose: ConfirmByProviderDto,
    @Req() request: SessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ProviderAddress> {
    return this.leave(reply, await this.accounts.confirm(memberOf(request), purpose));
  }

  private leave(reply: FastifyReply, { address, attempt }: ProviderRedirect): ProviderAddress {
    this.attempts.write(reply, attempt);
    return { address };
  }
}
