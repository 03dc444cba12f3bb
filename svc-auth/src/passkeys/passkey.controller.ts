import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { PasskeyOptions, SignedIn } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../sessions/caller.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { ChallengeCookie } from './challenge-cookie.js';
import { PasskeySignInDto } from './passkey.dto.js';
import { PasskeyService } from './passkey.service.js';

@ForEveryone()
@Controller('api/auth')
export class PasskeyController {
  constructor(
    private readonly passkeys: PasskeyService,
    private readonly challenges: ChallengeCookie,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('What an authenticator is asked to sign staff in', 'PasskeyOptions')
  @Post('passkey-options')
  @HttpCode(200)
  async options(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptions> {
    const options = await this.passkeys.signInOptions();
    this.challenges.write(reply, options.challenge, 'sign in');
    return { options: { ...options } };
  }

  @ApiCall('Sign in as oneself, by a passkey', 'SignedIn', { refuses: ['unauthenticated'] })
  @Post('passkey-login')
  @HttpCode(200)
  async signIn(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const challenge = this.challenges.take(request, reply, 'sign in');
    const former = this.cookies.read('staff', request);
    const id = await this.passkeys.signIn(credential, challenge, callerOf(request), former);
    this.cookies.write('staff', reply, id);
    return { success: true };
  }
}
