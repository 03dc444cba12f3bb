import { PROBLEM_TYPE, type Problem } from '@safari/contracts';
import { DomainError, toProblem } from '@safari/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Routes and hooks outside of Nest's controllers answer their failures like everybody else. */
export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, String(request.id));
    if (!(error instanceof DomainError) && problem.status >= 500) request.log.error(error);
    const { retryAfter } = problem;
    if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
    return sendProblem(reply, problem);
  });
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}
