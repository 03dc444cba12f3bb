import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ForEveryone } from '@safari/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionService } from '../sessions/session.service.js';
import { SessionGuard } from '../sessions/session.strategy.js';
import { SessionCookies } from '../sessions/session-cookies.js';
import { StaffService } from './staff.service.js';
import { StaffSignInDto } from './staff-sign-in.dto.js';

@ForEveryone()
@Controller('api/auth')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  @Post('admin-login')
  @HttpCode(200)
  async signIn(
    @Body() { password }: StaffSignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    const id = await this.staff.signIn(password, request.ip, this.cookies.read('staff', request));
    this.cookies.write('staff', reply, id);
    return { success: true };
  }

  @Post('admin-logout')
  @HttpCode(204)
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end('staff', this.cookies.read('staff', request));
    this.cookies.clear('staff', reply);
  }

  @Get('staff')
  @UseGuards(SessionGuard('staff'))
  current(): { name: string } {
    return { name: 'Staff' };
  }
}
