import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { PROBLEM_TYPE, type Problem } from '@safari/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from '../tracing/request.traces.js';
import type { TracePlace } from '../tracing/traceparent.js';
import { DomainError, type DomainErrorKind } from './domain-error.js';
import { isDatabaseOutage } from './outage.js';
import { retryHeaders } from './retry-headers.js';

const KIND_OF_STATUS: Record<number, DomainErrorKind> = {
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  408: 'too_slow',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported',
  429: 'too_many',
};

/** Refusals that are logged, since many of them together may be an attack. */
const REPORTED: ReadonlySet<string> = new Set<DomainErrorKind>([
  'forbidden',
  'too_many',
  'too_large',
  'too_slow',
  'unsupported',
  'validation',
]);

/** While the database is away. */
const OUTAGE = new DomainError(
  'unavailable',
  'We cannot reach our records at the moment. Please try again in a few seconds.',
);

/** Answers every failure as problem+json; an unexpected error tells the caller only its ids. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = toProblem(error, String(request.id));
    logProblem(this.log, request, problem, error);
    void answerProblem(reply, problem);
  }
}

/**
 * Logs bugs of ours, what cannot be answered now, and refusals that are worth a look; of the address only its pattern,
 * without ids.
 * @param more further facts
 */
export function logProblem(
  log: Logger,
  request: FastifyRequest,
  problem: Problem,
  error: unknown,
  more: Readonly<Record<string, string>> = {},
): void {
  const { id: requestId, method, ip: client, routeOptions } = request;
  const place = placeOf(request);
  const facts = {
    requestId,
    method,
    path: routeOptions.url,
    ...(place && { traceId: place.traceId }),
    ...more,
  };
  if (problem.code === 'internal') log.error({ ...facts, err: error });
  else if (problem.status >= 500) log.warn({ ...facts, code: problem.code, err: error });
  else if (REPORTED.has(problem.code)) log.log({ msg: 'refused', ...facts, code: problem.code, client });
}

/**
 * Sends a problem; also for what the server refuses before any route is found. A 5xx has the trace's id, which a person
 * can tell us and by which logs and traces are searched.
 */
export function answerProblem(reply: FastifyReply, refusal: Problem): FastifyReply {
  const place = placeOf(reply.request);
  const problem = refusal.status >= 500 && place ? numbered(refusal, place) : refusal;
  return reply
    .code(problem.status)
    .headers(retryHeaders(problem))
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}

const numbered = (problem: Problem, { traceId }: TracePlace): Problem => ({
  ...problem,
  detail: `${problem.detail} If it happens again, tell us this number: ${traceId}.`,
  traceId,
});

/** The answer to any thrown thing: framework errors keep their status and a safe sentence, bugs become a bare 500. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof DomainError) return error.toProblem(requestId);
  if (isDatabaseOutage(error)) return OUTAGE.toProblem(requestId);
  const status = statusOf(error);
  const kind = status === undefined ? undefined : KIND_OF_STATUS[status];
  if (kind) return new DomainError(kind, sentenceOf(kind, error)).toProblem(requestId);
  if (status !== undefined && status >= 400 && status < 500) {
    return {
      status,
      title: 'Request refused',
      detail: 'The request cannot be served.',
      code: 'refused',
      requestId,
    };
  }
  return {
    status: 500,
    title: 'Something went wrong on our side',
    detail: 'Nothing was changed. Please try again.',
    code: 'internal',
    requestId,
  };
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' ? status : undefined;
}

function sentenceOf(kind: DomainErrorKind, error: unknown): string {
  if (kind === 'not_found') return 'There is nothing at this address.';
  if (kind === 'too_large') return 'The request is larger than we accept.';
  if (kind === 'unsupported') return 'A body of this kind is not taken here.';
  if (kind === 'validation') {
    return isUnreadableBody(error)
      ? 'The body of the request is not readable JSON.'
      : 'The request cannot be read.';
  }
  return 'The request is refused.';
}

/** Errors of the server's body parsers, as they are or wrapped by the framework. */
function isUnreadableBody(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && code.startsWith('FST_ERR_CTP')) return true;
  return cause instanceof Error && isUnreadableBody(cause);
}
