import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { SessionKind } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-custom';
import type { SessionEntity } from './session.entity.js';
import { SessionService } from './session.service.js';
import { SessionCookies } from './session-cookies.js';

function sessionStrategy(kind: SessionKind) {
  @Injectable()
  class SessionStrategy extends PassportStrategy(Strategy, `${kind}-session`) {
    constructor(
      readonly sessions: SessionService,
      readonly cookies: SessionCookies,
    ) {
      super();
    }

    async validate(request: FastifyRequest): Promise<SessionEntity | false> {
      return (await this.sessions.find(kind, this.cookies.read(kind, request))) ?? false;
    }
  }
  return SessionStrategy;
}

export const CustomerSessionStrategy = sessionStrategy('customer');
export const StaffSessionStrategy = sessionStrategy('staff');
