import type { IncomingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAboutTheProcess } from '../figures/request.figures.js';
import { parseTraceparent, type TracePlace } from './traceparent.js';
import { type Span, Tracing } from './tracing.js';

const spans = new WeakMap<FastifyRequest, Span>();

/** The place of a request in its trace, also for code outside of its async context. */
export const placeOf = (request: FastifyRequest): TracePlace | undefined => spans.get(request)?.place;

/**
 * A span for each request, and its trace for everything that it causes.
 * @param isEdge whether this process faces the internet: then only our own pages may continue a trace, and only its ids
 */
export function traceRequests(app: NestFastifyApplication, isEdge: boolean): void {
  const tracing = app.get(Tracing, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  const begun = isEdge
    ? begunByOwnPage
    : ({ traceparent }: IncomingHttpHeaders) => parseTraceparent(traceparent);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (isAboutTheProcess(route)) return done();
    const span = tracing.begin(`${request.method} ${route}`, {
      kind: 'server',
      from: begun(request.headers),
      facts: {
        'http.request.method': request.method,
        'http.route': route,
        'http.request.id': String(request.id),
      },
    });
    spans.set(request, span);
    span.run(done);
  });
  // the end of a body is an event of the connection, outside of the request's async context
  fastify.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    end(spans.get(request), reply);
    done();
  });
}

/** A live stream never ends by itself, and its span is not recorded. */
function end(span: Span | undefined, reply: FastifyReply): void {
  if (!span || reply.getHeader('content-type') === 'text/event-stream') return;
  const status = reply.statusCode;
  span.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);
}

/** Only our own pages may continue a trace: other sites and programs could mix theirs with ours. */
function begunByOwnPage(headers: IncomingHttpHeaders): TracePlace | null {
  return headers['sec-fetch-site'] === 'same-origin' ? parseTraceparent(headers['traceparent']) : null;
}
