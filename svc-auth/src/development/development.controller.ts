import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { DevSignIn, SignedIn } from '@safari/contracts';
import { ApiCall, ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../sessions/caller.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { DevSignInDto } from './dev-sign-in.dto.js';
import { DevelopmentService } from './development.service.js';

@ForEveryone()
@Controller('api/auth')
export class DevelopmentController {
  constructor(
    private readonly development: DevelopmentService,
    private readonly cookies: SessionCookies,
  ) {}

  @ApiCall('The credentials of the development sign-in, where it is on', 'DevSignIn', {
    refuses: ['not_found'],
  })
  @Get('dev')
  credentials(): DevSignIn {
    return this.development.credentials();
  }

  @ApiCall('Sign in as the development customer', 'SignedIn', {
    refuses: ['unauthenticated', 'not_found', 'too_many'],
  })
  @Post('simple-login')
  @HttpCode(200)
  async signIn(
    @Body() given: DevSignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedIn> {
    const id = await this.development.signIn(
      given,
      callerOf(request),
      this.cookies.read('customer', request),
    );
    this.cookies.write('customer', reply, id);
    return { success: true };
  }
}
