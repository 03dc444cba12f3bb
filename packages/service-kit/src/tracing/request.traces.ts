import type { IncomingHttpHeaders } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAboutTheProcess } from '../figures/request.figures.js';
import { parseTraceparent, type TracePlace } from './traceparent.js';
import { type Span, Tracing } from './tracing.js';

const spans = new WeakMap<FastifyRequest, Span>();

/** Where a request stands, also for who is told of it outside of its own course. */
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
  // the end of a body is told by the connection, which belongs to no request
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

/** A live stream is one that never ends by itself, and is not kept. */
function end(span: Span | undefined, reply: FastifyReply): void {
  if (!span || reply.getHeader('content-type') === 'text/event-stream') return;
  const status = reply.statusCode;
  span.end({ 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);
}

/** Other sites, and programs, begin no trace of ours: whoever joins theirs could mix up what is kept of ours. */
function begunByOwnPage(headers: IncomingHttpHeaders): TracePlace | null {
  return headers['sec-fetch-site'] === 'same-origin' ? parseTraceparent(headers['traceparent']) : null;
}
