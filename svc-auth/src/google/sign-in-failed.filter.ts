import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A person stands in the middle of a full-page journey: back to the sign-in screen, which says what to do. */
@Catch()
export class SignInFailedFilter implements ExceptionFilter {
  private readonly log = new Logger('Google');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.log.warn({ msg: 'sign-in failed', err: error, requestId: http.getRequest<FastifyRequest>().id });
    void http.getResponse<FastifyReply>().redirect('/login?problem=sign-in-failed', 303);
  }
}
