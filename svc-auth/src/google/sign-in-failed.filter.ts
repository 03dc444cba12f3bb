import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CustomerAuditService } from '../audit/customer-audit.service.js';

/** A person stands in the middle of a full-page journey: back to the sign-in screen, which says what to do. */
@Catch()
export class SignInFailedFilter implements ExceptionFilter {
  private readonly log = new Logger('Google');

  constructor(private readonly audit: CustomerAuditService) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const { id, ip } = http.getRequest<FastifyRequest>();
    this.log.warn({ msg: 'sign-in failed', err: error, requestId: id });
    await this.audit.addFailure(error, ip);
    void http.getResponse<FastifyReply>().redirect('/login?problem=sign-in-failed', 303);
  }
}
