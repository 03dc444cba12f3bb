import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CustomerAuditService } from '../audit/customer-audit.service.js';
import { AuthConfig } from '../config.js';
import { CustomerAttempts } from './customer-attempts.js';
import { safeReturnTo } from './return-to.rules.js';
import { problemOf } from './sign-in-problem.rules.js';

/** The callback is a full-page navigation, so its failures redirect to the sign-in screen, which says what to do. */
@Catch()
export class SignInFailedFilter implements ExceptionFilter {
  private readonly log = new Logger('Google');

  constructor(
    private readonly config: AuthConfig,
    private readonly attempts: CustomerAttempts,
    private readonly audit: CustomerAuditService,
  ) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { id, ip } = request;
    this.log.warn({ msg: 'sign-in failed', err: error, requestId: id });
    await this.audit.addFailure(error, ip);
    void reply.redirect(`/login?${new URLSearchParams(this.said(error, request, reply)).toString()}`, 303);
  }

  /** The address at which the person was going, so that trying again leads there. */
  private said(error: unknown, request: FastifyRequest, reply: FastifyReply): Record<string, string> {
    const problem = problemOf(error);
    const wanted = this.attempts.take(request, reply) ?? (request.query as { returnTo?: unknown });
    const returnTo = safeReturnTo(wanted.returnTo, this.config.PUBLIC_ORIGIN);
    return returnTo === '/' ? { problem } : { problem, returnTo };
  }
}
