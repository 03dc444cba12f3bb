import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Gives the strategy the reply as well, so that it can take back the attempt's cookie. */
@Injectable()
export class GoogleGuard extends AuthGuard('google') {
  override getRequest(context: ExecutionContext): FastifyRequest & { reply: FastifyReply } {
    const http = context.switchToHttp();
    return Object.assign(http.getRequest<FastifyRequest>(), { reply: http.getResponse<FastifyReply>() });
  }

  override handleRequest<T>(error: Error | null, visitor: T): T {
    if (error) throw error;
    return visitor;
  }
}
