import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { DomainError, GATEWAY_SECRET_HEADER, knowsSecret } from '@safari/service-kit';
import type { FastifyRequest } from 'fastify';
import { AuthConfig } from '../config.js';

/** Refuses everybody but the gateway, however a request got here. */
@Injectable()
export class GatewayGuard implements CanActivate {
  constructor(private readonly config: AuthConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (knowsSecret(headers[GATEWAY_SECRET_HEADER], this.config.GATEWAY_SECRET)) return true;
    throw new DomainError('unauthenticated', 'Only the gateway asks this.');
  }
}
