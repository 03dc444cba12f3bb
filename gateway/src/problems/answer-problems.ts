import { Logger } from '@nestjs/common';
import { answerProblem, logProblem, toProblem } from '@safari/service-kit/process';
import type { FastifyInstance } from 'fastify';

/** Routes and hooks outside of Nest's controllers answer their failures like everybody else. */
export function answerProblems(server: FastifyInstance): void {
  const log = new Logger('Problem');
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, String(request.id));
    logProblem(log, request, problem, error);
    return answerProblem(reply, problem);
  });
}
