import { answerProblem, DomainError, toProblem } from '@safari/service-kit';
import type { FastifyInstance } from 'fastify';

/** Routes and hooks outside of Nest's controllers answer their failures like everybody else. */
export function answerProblems(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, String(request.id));
    if (!(error instanceof DomainError) && problem.status >= 500) request.log.error(error);
    return answerProblem(reply, problem);
  });
}
