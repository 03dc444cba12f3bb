import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Figures } from './figures.js';

/** Routes about the process itself, whose answers say nothing about how it serves. */
const NOT_SERVED = new Set(['/healthz', '/readyz', '/metrics']);
export const isAboutTheProcess = (route: string): boolean => NOT_SERVED.has(route);

/** Notes how long each answer took. A live stream is one that never ends by itself, and is not counted. */
export function timeRequests(app: NestFastifyApplication, figures: Figures): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      done();
      const route = request.routeOptions.url ?? 'none';
      if (isAboutTheProcess(route) || reply.getHeader('content-type') === 'text/event-stream') return;
      const status = String(reply.statusCode);
      figures.answers.inc();
      if (reply.statusCode >= 500) figures.faults.inc();
      figures.requests.observe({ method: request.method, route, status }, reply.elapsedTime / 1_000);
    });
}
